import type { Friend, Invitations } from '@/lib/client/rewards'
import { referralStates } from '@/lib/domain/referral/state'
import { stateNames } from '@/lib/domain/referral/state-words'
import { counted } from '@/lib/domain/values/words'
import { JoinedChart } from './joined-chart'

interface ProgressProps {
  readonly summary: Invitations['summary']
  /** Those that are loaded, the newest first. */
  readonly friends: readonly Friend[]
  /** All of them are. */
  readonly isWhole: boolean
}

/** How many friends are how far, what counts of it this month and year, and when they joined. */
export function Progress({ summary, friends, isWhole }: ProgressProps) {
  const { counts, rewarded, programme } = summary
  const all = referralStates.reduce((sum, state) => sum + (counts[state] ?? 0), 0)
  return (
    <section className="mt-8" aria-labelledby="progress">
      <h2 id="progress">So far</h2>
      <dl className="mt-4 grid grid-cols-2 gap-3 tablet:grid-cols-4">
        <Count label="Friends who joined" count={all} />
        {referralStates
          .filter((state) => (counts[state] ?? 0) > 0)
          .map((state) => (
            <Count key={state} label={stateNames[state]} count={counts[state] ?? 0} />
          ))}
      </dl>
      {programme === null ? null : (
        <p className="mt-4">
          {`Rewarded this month: ${rewarded.month} of at most ${counted(programme.caps.month, 'friend', 'friends')}. This year: ${rewarded.year} of ${programme.caps.year}.`}
        </p>
      )}
      <JoinedChart friends={friends} isWhole={isWhole} />
    </section>
  )
}

function Count({ label, count }: { readonly label: string; readonly count: number }) {
  return (
    <div className="card p-4">
      <dt className="text-14 text-muted">{label}</dt>
      <dd className="mt-1 text-22">{count}</dd>
    </div>
  )
}
