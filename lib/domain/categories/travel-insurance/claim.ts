import { type Figure, knownValue } from '../../figures/figure'
import { minSen, type Sen, sen } from '../../values/money'
import { atRate } from '../../values/rate'
import { type Claim, type ClaimPart, claimOf, limitedPart } from '../shared/insurance/claim'
import type { Delay, Travel } from './figures'
import type { TravelScenario } from './scenario'
import { travelWords } from './words'

const { claim: words } = travelWords

/** What a delay pays: its sum for each full period, at least one once it has begun, to its own limit. */
export function delayPay({ afterHours, pays, eachHours, most }: Delay, hours: number): { times: number; pays: Sen } {
  if (hours < afterHours) return { times: 0, pays: sen(0) }
  const times = Math.max(1, Math.floor(hours / Math.max(1, eachHours)))
  return { times, pays: minSen(sen(times * pays), most) }
}

function delayPart({ delay }: Travel, hours: number, loss: Sen): ClaimPart {
  if (delay.state !== 'known') return limitedPart(words.delay, loss, delay)
  const { afterHours, pays: each, most } = delay.value
  const { times, pays } = delayPay(delay.value, hours)
  const how = times === 0 ? words.shortDelay(loss, hours, afterHours) : words.delayPays(times, each, most, loss)
  return { ...words.delay, loss, pays: minSen(pays, loss), how }
}

/** The medical limit at the age of the oldest traveller. */
export function medicalLimit({ medical, senior }: Travel, { age }: Pick<TravelScenario, 'age'>): Figure<Sen> {
  const terms = knownValue(senior)
  if (medical.state !== 'known' || terms === null || age < terms.from) return medical
  return { ...medical, value: atRate(medical.value, terms.cover) }
}

/** What goes wrong on the trip, as the plan would pay it. Limits are for each traveller, and so are the bill and the booking: one of the travellers’. */
export function claimFor(plan: Travel, given: TravelScenario): Claim {
  return claimOf([
    limitedPart(words.medical, given.medical, medicalLimit(plan, given)),
    limitedPart(words.cancelled, given.cancelled, plan.cancel),
    delayPart(plan, given.delay, given.delay === 0 ? sen(0) : given['delay-cost']),
  ])
}
