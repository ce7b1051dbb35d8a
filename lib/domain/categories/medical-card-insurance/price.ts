import { knownValue } from '../../figures/figure'
import { wordsFor } from '../../products/words'
import { type Sen, sen } from '../../values/money'
import { feeValue } from '../shared/yearly'
import type { AgePrice, MedicalCard } from './figures'
import type { MedicalScenario } from './scenario'
import { medicalWords } from './words'

const { reasons } = medicalWords

/** Some years at one price of the table. */
interface Stage {
  readonly years: number
  readonly yearly: Sen
}

/** The price of the years that the visitor names at today’s table, or in words why there is none. */
export type YearsPrice = { readonly stages: readonly Stage[]; readonly total: Sen } | { readonly reason: string }

/**
 * What a card costs, or why it has no price here: `refused` by its limits, `announced` and not on sale yet, or `unknown`.
 * `total` is the first year with the stamp duty, which is paid once.
 */
export type CardPrice =
  | {
      readonly kind: 'priced'
      readonly row: AgePrice
      readonly yearly: Sen
      readonly duty: Sen
      readonly total: Sen
      readonly years: YearsPrice
    }
  | { readonly kind: 'refused' | 'announced' | 'unknown'; readonly reason: string }

const rowAt = (rows: readonly AgePrice[], age: number) => rows.find((row) => row.ageFrom <= age && age <= row.ageTo)
const priceIn = (row: AgePrice, sex: MedicalScenario['sex']) => (sex === 'female' ? row.women : row.men)

function yearsPrice(rows: readonly AgePrice[], { age, sex, years }: MedicalScenario, duty: Sen): YearsPrice {
  const stages: Stage[] = []
  let total: number = duty
  for (let next = age; next < age + years; ) {
    const row = rowAt(rows, next)
    if (row === undefined) return { reason: reasons.mostYears(next - age) }
    const until = Math.min(row.ageTo + 1, age + years)
    const stage = { years: until - next, yearly: priceIn(row, sex) }
    stages.push(stage)
    total += stage.years * stage.yearly
    next = until
  }
  return { stages, total: sen(total) }
}

function entryReason({ requirements: { minAge, maxAge } }: MedicalCard, age: number): string | null {
  if (minAge.state === 'known' && age < minAge.value) return reasons.entryFrom(minAge.value)
  return maxAge.state === 'known' && age > maxAge.value ? reasons.entryTo(maxAge.value) : null
}

/** The price of a card for somebody who joins now, by its own table. There is no service tax on cover of a person’s own. */
export function priceOf(card: MedicalCard, given: MedicalScenario): CardPrice {
  const kind = knownValue(card.kind)
  if (kind === 'base-standard' || kind === 'base-standard-plus') return { kind: 'announced', reason: reasons.announced }
  const closed = entryReason(card, given.age)
  if (closed !== null) return { kind: 'refused', reason: closed }
  if (kind === 'rider') return { kind: 'unknown', reason: reasons.rider }
  if (card.agePrices.state !== 'known') return { kind: 'unknown', reason: reasons.prices(wordsFor(card)) }
  const row = rowAt(card.agePrices.value, given.age)
  if (row === undefined) return { kind: 'refused', reason: reasons.noRow(given.age) }
  const duty = feeValue(card.stampDuty)
  if (duty === null) return { kind: 'unknown', reason: reasons.duty }
  const yearly = priceIn(row, given.sex)
  const years = yearsPrice(card.agePrices.value, given, duty)
  return { kind: 'priced', row, yearly, duty, total: sen(yearly + duty), years }
}
