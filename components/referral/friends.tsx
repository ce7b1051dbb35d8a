import { useState } from 'react'
import type { useHistory } from '@/hooks/use-history'
import type { Friend } from '@/lib/client/rewards'
import { appealQuery, shortReference } from '@/lib/domain/referral/appeal'
import { type ReferralState, referralStates } from '@/lib/domain/referral/state'
import { openStep, stateNames } from '@/lib/domain/referral/state-words'
import { formatDate } from '@/lib/domain/values/iso-date'
import { routes } from '@/lib/routing/routes'
import { NotLoaded } from './member-gate'

interface FriendsProps {
  readonly history: ReturnType<typeof useHistory<Friend>>
}

/** Whether a friend is among those that are looked for. */
function isWanted(friend: Friend, text: string, state: ReferralState | ''): boolean {
  const initials = text.trim().toLowerCase()
  return (state === '' || friend.state === state) && friend.initials.toLowerCase().startsWith(initials)
}

/** The friends of a member with how far each has come, why, and until when something can still change. */
export function Friends({ history }: FriendsProps) {
  const { items, failed, loading, hasMore, more, reload } = history
  const [text, setText] = useState('')
  const [state, setState] = useState<ReferralState | ''>('')
  const shown = (items ?? []).filter((friend) => isWanted(friend, text, state))
  return (
    <section className="mt-8" aria-labelledby="friends" data-friends="">
      <h2 id="friends">Your friends</h2>
      {items === null && !failed ? (
        <p role="status" className="mt-2">
          Loading…
        </p>
      ) : null}
      {items?.length === 0 ? (
        <p className="mt-2 max-w-[62ch]">
          Nobody has joined by your link yet. Once somebody has, you see here how far they are and what is still to do.
        </p>
      ) : null}
      {items === null || items.length === 0 ? null : (
        <>
          <Search text={text} state={state} onText={setText} onState={setState} />
          <p role="status" className="mt-3 text-14 text-muted">
            {`${shown.length} of ${items.length}${hasMore ? ' loaded so far' : ''}`}
          </p>
          <ul className="mt-2 grid gap-3">
            {shown.map((friend) => (
              <FriendCard key={friend.id} friend={friend} />
            ))}
          </ul>
        </>
      )}
      {failed ? <NotLoaded what="Your friends" onRetry={reload} /> : null}
      {hasMore && !failed ? (
        <p className="mt-4">
          <button type="button" className="btn quiet" aria-disabled={loading} onClick={more}>
            {loading ? 'Loading…' : 'Show older ones'}
          </button>
        </p>
      ) : null}
    </section>
  )
}

interface SearchProps {
  readonly text: string
  readonly state: ReferralState | ''
  readonly onText: (text: string) => void
  readonly onState: (state: ReferralState | '') => void
}

function Search({ text, state, onText, onState }: SearchProps) {
  return (
    <div className="mt-4 flex flex-wrap gap-4">
      <div className="field">
        <label htmlFor="friend-initials">Initials</label>
        <span className="input">
          <input
            id="friend-initials"
            type="search"
            maxLength={4}
            autoComplete="off"
            value={text}
            onChange={({ target }) => onText(target.value)}
          />
        </span>
      </div>
      <div className="field">
        <label htmlFor="friend-state">State</label>
        <span className="input">
          <select
            id="friend-state"
            value={state}
            onChange={({ target }) => onState(referralStates.find((one) => one === target.value) ?? '')}
          >
            <option value="">All</option>
            {referralStates.map((one) => (
              <option key={one} value={one}>
                {stateNames[one]}
              </option>
            ))}
          </select>
        </span>
      </div>
    </div>
  )
}

const monthName = new Intl.DateTimeFormat('en-MY', { month: 'long', year: 'numeric', timeZone: 'UTC' })

function FriendCard({ friend }: { readonly friend: Friend }) {
  const { initials, joinedIn, state, lastDay } = friend
  return (
    <li className="card p-5">
      <p className="flex flex-wrap items-center gap-3">
        <b translate="no">{initials === '' ? 'Account closed' : initials}</b>
        <span className="pill">{stateNames[state]}</span>
        <span className="text-14 text-muted">{`Joined in ${monthName.format(Date.parse(`${joinedIn}-01T00:00:00Z`))}`}</span>
      </p>
      <p className="mt-2">{openStep(friend)}</p>
      {lastDay === null ? null : (
        <p className="mt-1 text-14 text-muted">{`This can still change until ${formatDate(lastDay)}.`}</p>
      )}
      {state === 'not-eligible' ? <AskAgain friend={friend} /> : null}
    </li>
  )
}

/** Leads to the contact form with the invitation and the reason filled in. */
function AskAgain({ friend: { id, reason } }: { readonly friend: Friend }) {
  const invitation = shortReference(id)
  return (
    <details className="mt-2">
      <summary>Ask us to look again</summary>
      <p className="mt-2 max-w-[62ch]">
        Write to us and say why invitation <code translate="no">{invitation}</code> should count. A person who did not
        decide it before looks at it and answers.
      </p>
      <p className="mt-2">
        <a className="btn quiet" href={`${routes.contactUs}?${appealQuery({ invitation, reason })}`}>
          Write to us
        </a>
      </p>
    </details>
  )
}
