import { compoundedYield, type DayCount } from '../../calculators/deposit'
import { dailyCredited, slicesOf } from '../../calculators/savings'
import { knownValue } from '../../figures/figure'
import type { DetailRow } from '../../figures/row'
import { assertNever } from '../../values/assert-never'
import type { IsoDate } from '../../values/iso-date'
import { type Sen, sen } from '../../values/money'
import { formatRate, fromFraction, toFraction } from '../../values/rate'
import { protectionRows } from '../shared/protection'
import { restrictionRows } from '../shared/restriction'
import { methodText } from '../shared/tiers'
import { type BonusRate, type SavingsAccount, savingsReader } from './figures'
import { conditionText } from './scenario'
import { savingsAccountWords } from './words'

const { detail: words } = savingsAccountWords

const usualAmount: Sen = sen(1_000_000)
const dayCount: DayCount = 365

function bonusText({ rate, cap }: BonusRate): string {
  const most = cap.state === 'known' ? words.bonusCap(cap.value) : words.bonusUncapped
  return words.bonusRate(formatRate(rate), cap.state === 'missing' ? words.bonusCapUnknown : most)
}

function bonusRows(product: SavingsAccount, today: IsoDate): readonly DetailRow[] {
  const bonuses = knownValue(product.bonuses)
  if (bonuses === null) return [savingsReader.row(product, 'bonuses', today)]
  return bonuses.map((bonus, index) =>
    savingsReader.row(product, 'bonuses', today, {
      id: `bonuses-${index + 1}`,
      label: words.bonus(conditionText(bonus.condition)),
      print: () => bonusText(bonus),
    }),
  )
}

/** What crediting does to RM10,000 at the base rate that it earns. */
function creditNote(product: SavingsAccount): string | null {
  const tiers = knownValue(product.baseRate)
  const paid = knownValue(product.interestPaid)
  const slice = tiers === null ? undefined : slicesOf(usualAmount, tiers)[0]
  if (paid === null || slice === undefined || slice.amount !== usualAmount) return null
  const base = formatRate(slice.rate)
  switch (paid) {
    case 'daily': {
      const earned = dailyCredited(usualAmount, slice.rate, 365, dayCount)
      return words.creditedDaily(usualAmount, base, earned)
    }
    case 'monthly':
    case 'half-yearly': {
      const times = paid === 'monthly' ? 12 : 2
      const rate = fromFraction(compoundedYield(toFraction(slice.rate), times))
      return words.credited(usualAmount, base, formatRate(rate))
    }
    default:
      return assertNever(paid)
  }
}

function promisedNote({ returnGuaranteed }: SavingsAccount): string | null {
  return returnGuaranteed ? null : words.notPromised
}

function baseNote({ baseRate }: SavingsAccount): string | null {
  const tiers = knownValue(baseRate)
  return tiers === null ? null : methodText(tiers)
}

/** All figures of a savings account with source and date, in the order of the detail page and the compare table. */
export const savingsDetail = savingsReader.detail([
  {
    title: words.groups.pays,
    rows: [
      { figure: 'baseRate', note: baseNote },
      bonusRows,
      { figure: 'interestPaid', note: creditNote },
      { figure: 'returnGuaranteed', note: promisedNote },
    ],
  },
  {
    title: words.groups.costs,
    rows: ['openingDeposit', 'minimumBalance', 'fallBelowMonthlyFee', 'yearlyCardFee', 'dormancyYearlyFee'],
  },
  { title: words.groups.using, rows: [restrictionRows, 'freeWithdrawalsAMonth', 'jointAllowed', protectionRows] },
])
