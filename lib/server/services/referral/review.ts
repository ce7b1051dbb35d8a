import 'server-only'
import type { ReferralProgress } from '@/lib/domain/referral/progress'
import { readContact } from '@/lib/domain/validation/contact'
import type { PointsActsRepository, Verdict } from '@/lib/server/db/points-acts-repository'
import { advance, type ReferralDeps } from './advance'

/** What a person who decides needs. */
export interface ReviewDeps {
  readonly acts: PointsActsRepository
  readonly referral: ReferralDeps
}

/** Who decides, as they name themselves, and why. */
export interface Operator {
  readonly by: string
  readonly note: string
}

/** `unknown`: there is no such invitation. `ambiguous`: the end of an id fits more than one. `not-held`: no person has to decide it. */
export type Decided =
  | { readonly state: 'decided'; readonly id: string; readonly progress: ReferralProgress }
  | { readonly state: 'unknown' | 'ambiguous' | 'not-held' }

const nowOf = ({ referral }: ReviewDeps) => referral.points.clock.now()

/**
 * Releases or refuses an invitation that was held, by its id or the last eight characters of it, and takes it on from there as the hourly run
 * would. Points move by the ledger alone: what was released waits its days like any other. Done again it is `not-held`. Throws what the
 * database throws.
 */
export async function decideHeld(deps: ReviewDeps, idOrEnd: string, verdict: Verdict, by: Operator): Promise<Decided> {
  const [found, other] = await deps.acts.find(idOrEnd)
  if (found === undefined) return { state: 'unknown' }
  if (other !== undefined) return { state: 'ambiguous' }
  const done = { ...by, at: nowOf(deps) }
  if (!(await deps.acts.decide(found.id, verdict, done))) return { state: 'not-held' }
  const [decided] = await deps.acts.find(found.id)
  if (decided !== undefined) await advance(deps.referral, decided)
  const [after] = await deps.acts.find(found.id)
  return after === undefined ? { state: 'unknown' } : { state: 'decided', id: after.id, progress: after.progress }
}

/** `same`: it is so already. */
export type Marked = { readonly state: 'marked' | 'same'; readonly accountId: string } | { readonly state: 'unknown' }

/**
 * Marks the account of somebody who works for us or for a partner, or takes the mark away; by its id, address or number. Invitations that
 * are not settled follow with the next hourly run, and what waits for them is cancelled; what was paid stays.
 */
export async function markStaff(
  deps: ReviewDeps,
  idOrContact: string,
  act: 'staff' | 'not-staff',
  by: Operator,
): Promise<Marked> {
  const contact = readContact(idOrContact)
  const accountId = await deps.acts.accountOf(contact.ok ? contact.value.value : idOrContact)
  if (accountId === null) return { state: 'unknown' }
  const isNew = await deps.acts.mark(accountId, act, { ...by, at: nowOf(deps) })
  return { state: isNew ? 'marked' : 'same', accountId }
}
