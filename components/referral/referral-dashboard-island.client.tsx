'use client'

import type { Wakes } from '@/components/islands'
import { useHistory } from '@/hooks/use-history'
import { useMemberData } from '@/hooks/use-member-data'
import { loadFriends, loadInvitations } from '@/lib/client/rewards'
import { sessionCall } from '@/lib/client/session'
import type { SigningConfig } from '@/lib/client/sign'
import { routes } from '@/lib/routing/routes'
import { Friends } from './friends'
import { Invite } from './invite'
import { MemberGate, NotLoaded } from './member-gate'
import { Progress } from './progress'

/** @public The bundler reads it. */
export const wakes: Wakes = 'loaded'

interface ReferralDashboardIslandProps {
  readonly signing: SigningConfig
}

/** The referral dashboard of whoever is signed in, behind its gate. */
export function ReferralDashboardIsland({ signing }: ReferralDashboardIslandProps) {
  return (
    <MemberGate path={routes.referralDashboard} what="your invitations">
      {(member) => <Dashboard key={member} member={member} signing={signing} />}
    </MemberGate>
  )
}

interface DashboardProps extends ReferralDashboardIslandProps {
  /** The id of the account. */
  readonly member: string
}

function Dashboard({ member, signing }: DashboardProps) {
  const call = sessionCall(signing)
  const { data, failed, reload } = useMemberData(['referral', member], () => loadInvitations(call))
  const friends = useHistory(['referral-friends', member], (cursor) => loadFriends(call, cursor))
  if (data === null) {
    return failed ? (
      <NotLoaded what="Your invitations" onRetry={() => void reload()} />
    ) : (
      <p role="status" className="mt-8">
        Loading your invitations…
      </p>
    )
  }
  const { summary, message } = data
  return (
    <>
      {summary.programme === null || summary.code === null || message === null ? (
        <NotOpen />
      ) : (
        <Invite code={summary.code} message={message} call={call} onRenewed={() => void reload()} />
      )}
      <Progress summary={summary} friends={friends.items ?? []} isWhole={!friends.hasMore} />
      <Friends history={friends} />
    </>
  )
}

function NotOpen() {
  return (
    <section className="card mt-8 p-6" aria-labelledby="not-open">
      <h2 id="not-open">The programme is not open today</h2>
      <p className="mt-2">No new invitation earns anything. What was promised before stays promised, and is below.</p>
    </section>
  )
}
