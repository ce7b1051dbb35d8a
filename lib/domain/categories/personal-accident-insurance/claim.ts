import { type Figure, knownValue } from '../../figures/figure'
import { formatRinggit, portion, type Sen, sen } from '../../values/money'
import { atRate, type BasisPoints, basisPoints, formatRate } from '../../values/rate'
import { type Claim, type ClaimPart, claimOf, limitedPart } from '../shared/insurance/claim'
import type { Accident } from './figures'
import type { AccidentScenario } from './scenario'
import { accidentWords } from './words'

const { claim: words, steps: stepWords } = accidentWords
const halfPart = basisPoints(5_000)
const daysOfWeek = 7

/** What of a benefit is paid: all, half or nothing; null: not published. */
type Ride = 'whole' | 'half' | 'out' | null

/** What of a benefit a plan pays to a visitor who was riding a motorcycle, or was not. */
export function rideOf({ motorcycle }: Pick<Accident, 'motorcycle'>, rides: boolean): Ride {
  if (!rides) return 'whole'
  if (motorcycle.state === 'none') return 'out'
  switch (knownValue(motorcycle)) {
    case 'covered':
      return 'whole'
    case 'half':
      return 'half'
    case 'passenger':
      return 'out'
    case null:
      return null
  }
}

/** A benefit in sen, and how it comes about; null: the figure says it. */
function benefitOf<T>(figure: Figure<T>, of: (value: T) => { pays: Sen; how: string | null }) {
  const made = figure.state === 'known' ? of(figure.value) : null
  const limit: Figure<Sen> = figure.state === 'known' ? { ...figure, value: made?.pays ?? sen(0) } : figure
  return { limit, how: made?.how ?? null }
}

function partOf(
  names: Pick<ClaimPart, 'label' | 'uncovered'>,
  loss: Sen,
  { limit, how }: { readonly limit: Figure<Sen>; readonly how: string | null },
  ride: Ride,
): ClaimPart {
  if (ride === 'out') return { ...names, loss, pays: sen(0), how: words.riding(loss) }
  if (limit.state !== 'known') return limitedPart(names, loss, limit)
  if (ride === null) return limitedPart(names, loss, { state: 'missing' })
  const why = how === null ? [] : [how]
  if (ride === 'whole') {
    const part = limitedPart(names, loss, limit)
    return { ...part, how: words.because(part.how, why) }
  }
  const part = limitedPart(names, loss, { ...limit, value: atRate(limit.value, halfPart) })
  return { ...part, how: words.because(part.how, [words.half(limit.value), ...why]) }
}

/** The benefit of one week off work, in sen. `sum`: what is paid on death. */
export function weekOf({ weekly }: Accident, sum: Sen): Sen | null {
  const terms = knownValue(weekly)
  return terms === null ? null : atRate(sum, terms.part)
}

/**
 * The accident as a plan pays it: the bill to its limit, each day off work after the first ones at a seventh of a week’s
 * benefit, each night at its income. No more of a part counts than it costs. `sum`: what the plan pays on death.
 */
export function claimFor(plan: Accident, given: AccidentScenario, sum: Sen): Claim {
  const ride = rideOf(plan, given.motorcycle)
  const weekly = benefitOf(plan.weekly, ({ part, weeks, afterDays }) => {
    const days = Math.max(0, Math.min(given.weeks * daysOfWeek - afterDays, weeks * daysOfWeek))
    const week = atRate(sum, part)
    return { pays: portion(week, days, daysOfWeek), how: words.days(week, days) }
  })
  const income = benefitOf(plan.hospitalIncome, ({ day, days }) => {
    const nights = Math.min(given.nights, days)
    return { pays: sen(day * nights), how: words.nightly(day, nights) }
  })
  const medical = benefitOf(plan.medical, (limit) => ({ pays: limit, how: null }))
  return claimOf([
    partOf(words.bill, given.bill, medical, ride),
    partOf(words.weeks, sen(given.weeks * given['week-loss']), weekly, ride),
    partOf(words.nights, sen(given.nights * given['night-cost']), income, ride),
  ])
}

/** What the scale pays once for a lasting injury, with its sum; `pays` null: not published. */
export interface InjuryPay {
  readonly pays: Sen | null
  readonly how: string
}

/** What is paid for the visitor’s injury by the scale of a plan that pays `sum` on death. */
export function injuryPay(plan: Accident, { injury, motorcycle }: AccidentScenario, sum: Sen): InjuryPay {
  const ride = rideOf(plan, motorcycle)
  if (plan.disablement.state === 'missing' || ride === null) return { pays: null, how: '' }
  if (ride === 'out') return { pays: sen(0), how: stepWords.injuryRiding }
  const scale = knownValue(plan.disablement)?.injuries ?? []
  const part: BasisPoints | undefined = scale.find((row) => row.injury === injury)?.part
  if (part === undefined) return { pays: sen(0), how: stepWords.notOnScale }
  const [whole, how] = [atRate(sum, part), `${formatRinggit(sum)} × ${formatRate(part, 'trim')}`]
  return ride === 'half' ? { pays: atRate(whole, halfPart), how: stepWords.halfRiding(how) } : { pays: whole, how }
}
