import { knownValue } from '../../figures/figure'
import { minSen, type Sen, sen } from '../../values/money'
import { atRate } from '../../values/rate'
import { type Claim, type ClaimPart, claimOf } from '../shared/insurance/claim'
import { feeValue } from '../shared/yearly'
import type { Pet } from './figures'
import type { PetScenario } from './scenario'
import { petWords } from './words'

const { claim: words } = petWords

/** The most that is left of the year for a bill: the limit a year less what is used of it, and the limit for each bill. */
function roomFor({ annualLimit, eachIncident }: Pet, used: Sen, bill: Sen): Sen | null {
  if (annualLimit.state === 'missing' || eachIncident.state === 'missing') return null
  const [year, each] = [knownValue(annualLimit), knownValue(eachIncident)]
  const ofYear = year === null ? bill : sen(Math.max(0, year - used))
  return minSen(bill, each === null ? ofYear : minSen(ofYear, each))
}

/** Whether a cause is covered; null where it is not published what is. */
function coversCause({ covers }: Pet, cause: PetScenario['cause']): boolean | null {
  if (covers.state === 'missing') return null
  return (knownValue(covers) ?? []).some(({ what }) => what === cause)
}

/** What is paid of one bill: the bill up to the limits, less what the owner pays first, times the share paid back. */
function billPart(
  plan: Pet,
  names: Pick<ClaimPart, 'label' | 'uncovered'>,
  bill: Sen,
  used: Sen,
  cause: PetScenario['cause'],
): ClaimPart {
  const covered = coversCause(plan, cause)
  if (covered === false) return { ...names, loss: bill, pays: sen(0), how: words.cause(bill, cause) }
  const [room, excess, part] = [roomFor(plan, used, bill), feeValue(plan.excess), knownValue(plan.paidBack)]
  if (covered === null || room === null || excess === null || part === null) {
    return { ...names, loss: bill, pays: null, how: words.notPublished(bill) }
  }
  const base = sen(Math.max(0, room - excess))
  const how = words.back(room, bill, minSen(excess, room), part)
  return { ...names, loss: bill, pays: minSen(bill, atRate(base, part)), how }
}

/** The vet’s bills of a year as a plan pays them: the largest first, then the others as one more bill. */
export function claimFor(plan: Pet, { bills, largest, cause }: PetScenario): Claim {
  const first = minSen(bills, largest)
  return claimOf([
    billPart(plan, words.largest, first, sen(0), cause),
    billPart(plan, words.others, sen(bills - first), first, cause),
  ])
}
