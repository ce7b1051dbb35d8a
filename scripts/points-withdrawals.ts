import { isRefusalByHand } from '@/lib/domain/points/withdrawal'
import { assertNever } from '@/lib/domain/values/assert-never'
import { malaysianDay } from '@/lib/domain/values/iso-date'
import { formatRinggit } from '@/lib/domain/values/money'
import { counted } from '@/lib/domain/values/words'
import type { PointsActsRepository } from '@/lib/server/db/points-acts-repository'
import type { StoredWithdrawal, WithdrawalVerdict } from '@/lib/server/db/withdrawal-repository'
import { decideWithdrawal } from '@/lib/server/services/points/withdrawal-end'
import type { Operator } from '@/lib/server/services/referral/review'
import { isSampleWithdrawal, type WithdrawDeps } from '@/lib/server/services/referral/withdraw-points'
import { fail, say } from './said'

/** How many withdrawals are read from the database at a time. */
const atOnce = 100

/** Points and amount, and whether anything may be sent at all. */
function amountOf(deps: WithdrawDeps, withdrawal: StoredWithdrawal): string {
  const amount = `${counted(withdrawal.points, 'point', 'points')}, ${formatRinggit(withdrawal.amount, 'sen')}`
  return isSampleWithdrawal(deps, withdrawal) ? `${amount}, a sample: send no money` : amount
}

/** Prints every withdrawal that waits for a person, the oldest first, with the contacts to write to. */
export async function printWithdrawals(acts: PointsActsRepository, deps: WithdrawDeps): Promise<void> {
  let waiting = 0
  for (let after = 0; ; ) {
    const open = await deps.withdrawals.openAfter(after, atOnce)
    for (const withdrawal of open) {
      const { id, state, accountId, askedAt } = withdrawal
      if (accountId === null || (state !== 'requested' && state !== 'approved')) continue
      waiting += 1
      const contacts = (await acts.contactsOf(accountId)).join(' ')
      const asked = `${state}, asked ${malaysianDay(askedAt)}`
      say(`${id}  ${amountOf(deps, withdrawal)}  ${asked}  account ${accountId}  ${contacts}`.trimEnd())
    }
    if (open.length < atOnce) break
    after = open.at(-1)?.seq ?? after
  }
  if (waiting === 0) say('No withdrawal waits for a person.')
}

/** The verdict that a command stands for; null for a command about something else, or without the reason that it takes. */
export function withdrawalVerdict(command: string, reason: string | null): WithdrawalVerdict | null {
  if (command === 'not-paid') return isRefusalByHand(reason) ? { act: 'refuse', reason } : null
  if (reason !== null) return null
  if (command === 'approve') return { act: 'approve', reason }
  return command === 'paid' ? { act: 'pay', reason } : null
}

/** Decides a withdrawal, and says what has become of it. Throws what the database throws. */
export async function decideOnWithdrawal(
  deps: WithdrawDeps,
  id: string,
  verdict: WithdrawalVerdict,
  by: Operator,
): Promise<void> {
  const decided = await decideWithdrawal(deps, id, verdict, by)
  switch (decided.state) {
    case 'unknown':
      return fail(`There is no withdrawal ${id}.`)
    case 'ambiguous':
      return fail(`More than one withdrawal ends in ${id}: give the whole id.`)
    case 'too-late':
      return fail(`Withdrawal ${decided.withdrawal.id} is ${decided.withdrawal.state}. Nothing was changed.`)
    case 'decided': {
      const { withdrawal } = decided
      return say(`Withdrawal ${withdrawal.id} is now ${withdrawal.state}: ${amountOf(deps, withdrawal)}.`)
    }
    default:
      return assertNever(decided)
  }
}
