import { pointsOf } from '@/lib/domain/points/points'
import { referralTermsVersion } from '@/lib/server/content/legal-texts'
import { runtime } from '@/lib/server/services/runtime'
import { giveMykad, newMember, type TestMember } from './member'

/** Adds points to a member's own, as an operator does. */
export async function givePoints(accountId: string, amount: number, id: string = accountId): Promise<void> {
  const { points } = runtime()
  await points.poster.post({
    kind: 'correct',
    holder: await points.points.openHolder(accountId, `h-${accountId}`, 1),
    amount: pointsOf(amount),
    cause: { kind: 'gift', id },
    happenedAt: Date.parse('2026-11-20T04:00:00Z'),
    original: null,
  })
}

/** A member who takes part and has points. */
export async function memberWithPoints(amount: number): Promise<TestMember> {
  const member = await newMember({ referralTermsVersion: referralTermsVersion() })
  await giveMykad(member.accountId)
  await givePoints(member.accountId, amount)
  return member
}
