import { latest } from '../../country-rates/dated'
import { insurerProtection } from '../../country-rates/insurer-protection'
import { knownValue } from '../../figures/figure'
import type { DetailRow } from '../../figures/row'
import { wordsFor } from '../../products/words'
import type { IsoDate } from '../../values/iso-date'
import { companyRows, insuranceLayout, ruleRow, takafulRows } from '../shared/insurance/detail'
import { lifeRows } from '../shared/insurance/life/detail'
import { isOwn } from '../shared/own'
import { restrictionRows } from '../shared/restriction'
import { example } from './example'
import { type WholeLife, wholeLifeReader } from './figures'
import { wholeLifeWords } from './words'

const { detail: words, figures } = wholeLifeWords
const { row } = wholeLifeReader
const { priceRows, sumRows, taxRows } = lifeRows<WholeLife>()
const protectedSum = words.protected(latest(insurerProtection).value.eachLifeBenefit)

function deathRows(plan: WholeLife, today: IsoDate): readonly DetailRow[] {
  return [ruleRow('death', words.death, words.deathPays(wordsFor(plan).sumAssured), plan, today, null)]
}

/** What is guaranteed, a row for each band of ages. */
function cashRows(plan: WholeLife, today: IsoDate): readonly DetailRow[] {
  const rows = knownValue(plan.cash)
  if (rows === null || isOwn(plan)) return [row(plan, 'cash', today)]
  const { each, ages, text, note } = figures.cash
  return rows.map((one, at) =>
    row(plan, 'cash', today, {
      id: `cash-${one.ageFrom}`,
      label: each(ages(one.ageFrom, one.ageTo)),
      print: () => text(one),
      note: at === 0 ? note : null,
    }),
  )
}

/** What is only projected: rows of their own, one for each assumed rate, for the ages of the example. */
function projectedRows(plan: WholeLife, today: IsoDate): readonly DetailRow[] {
  const rows = (knownValue(plan.projected) ?? []).filter(
    ({ ageFrom, ageTo }) => ageFrom <= example.age && example.age <= ageTo,
  )
  if (rows.length === 0 || isOwn(plan)) return [row(plan, 'projected', today)]
  const { each, print, note } = figures.projected
  return [...new Set(rows.map(({ rate }) => rate))].map((rate, at) =>
    row(plan, 'projected', today, {
      id: `projected-${rate}`,
      label: each(rate),
      print: () => print(rows.filter((one) => one.rate === rate)),
      note: at === 0 ? note : null,
    }),
  )
}

const ofBenefits = (plan: WholeLife, today: IsoDate) => companyRows(plan, today, protectedSum)

/** Every published figure of a plan. */
export const wholeLifeDetail = wholeLifeReader.detail(
  insuranceLayout({
    notCovered: ['exclusions', 'suicideMonths', 'contestableMonths', 'stopping'],
    covered: [deathRows, 'multiplier', 'form', cashRows, projectedRows, 'advance', 'riders', sumRows, 'expiryAge'],
    price: ['payment', priceRows, 'priceChange', 'stampDuty', taxRows],
    keeping: ['health', 'occupations', restrictionRows, 'renewal', 'freeLookDays', ofBenefits, takafulRows(row)],
  }),
)
