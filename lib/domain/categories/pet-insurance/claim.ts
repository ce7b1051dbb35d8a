import { knownValue } from '../../figures/figure'
import { minSen, type Sen, sen } from '../../values/money'
import { atRate } from '../../values/rate'
import { type Claim, type ClaimPart, claimOf } from '../shared/insurance/claim'
import { feeValue } from '../shared/yearly'
import type { Pet } from './figures'
import type { PetScenario } from './scenario'
import { petWords } from './words'

const { claim: words } = petWords

/** What is covered for a cause, at most so much a year; null: nothing. `unknown`: what is covered is not published. */
type CauseCover = { readonly most: Sen | null } | null | 'unknown'

function coverOf({ covers }: Pet, cause: PetScenario['cause']): CauseCover {
  if (covers.state === 'missing') return 'unknown'
  return (knownValue(covers) ?? []).find(({ what }) => what === cause) ?? null
}

/** The most that is left of the year for a bill: the limits a year, of all and of its cause, less what is used of them, and the limit for each bill. */
function roomFor({ annualLimit, eachIncident }: Pet, most: Sen | null, used: Sen, bill: Sen): Sen | null {
  if (annualLimit.state === 'missing' || eachIncident.state === 'missing') return null
  const ofYear = [knownValue(annualLimit), most].flatMap((limit) => (limit === null ? [] : [Math.max(0, limit - used)]))
  return sen(Math.min(bill, knownValue(eachIncident) ?? bill, ...ofYear))
}

/** What is paid of one bill: the bill up to the limits, less what the owner pays first, times the share paid back. */
function billPart(
  plan: Pet,
  names: Pick<ClaimPart, 'label' | 'uncovered'>,
  bill: Sen,
  used: Sen,
  cause: PetScenario['cause'],
): ClaimPart {
  const cover = coverOf(plan, cause)
  if (cover === null) return { ...names, loss: bill, pays: sen(0), how: words.cause(bill, cause) }
  const room = cover === 'unknown' ? null : roomFor(plan, cover.most, used, bill)
  const [excess, part] = [feeValue(plan.excess), knownValue(plan.paidBack)]
  if (room === null || excess === null || part === null) {
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
