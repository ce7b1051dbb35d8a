import { useState } from 'react'
import { useHistory } from '@/hooks/use-history'
import { loadMovements, type PointsEntry } from '@/lib/client/rewards'
import { saveCsv } from '@/lib/client/save-csv'
import type { SessionCall } from '@/lib/client/session'
import { type HistoryView, historyViews } from '@/lib/domain/points/history'
import { historyCsv } from '@/lib/domain/points/history-csv'
import { formatDate, malaysianDay } from '@/lib/domain/values/iso-date'
import { NotLoaded } from './member-gate'

interface PointsHistoryProps {
  /** The id of the account. */
  readonly member: string
  readonly call: SessionCall
  /** How often the member has used points since the page was opened. */
  readonly changes: number
}

const viewNames: Readonly<Record<HistoryView, string>> = {
  all: 'All',
  earned: 'Earned',
  used: 'Used',
  waiting: 'Waiting',
}

const emptyWords: Readonly<Record<HistoryView, string>> = {
  all: 'Nothing has moved yet. Points come when a friend you invited has done what the programme asks.',
  earned: 'You have earned no points yet.',
  used: 'You have used no points yet.',
  waiting: 'No points are waiting.',
}

/** How a member's points moved: by kind, page by page, and as a file. */
export function PointsHistory({ member, call, changes }: PointsHistoryProps) {
  const [view, setView] = useState<HistoryView>('all')
  const history = useHistory(['points-history', member, view, String(changes)], (cursor) =>
    loadMovements(call, view, cursor),
  )
  const { items, failed, loading, hasMore, more, reload } = history
  return (
    <section className="mt-8" aria-labelledby="history">
      <h2 id="history">History</h2>
      <fieldset className="mt-3 flex flex-wrap gap-3">
        <legend className="sr-only">Which movements</legend>
        {historyViews.map((one) => (
          <label key={one} className="opt">
            <input type="radio" name="view" checked={view === one} onChange={() => setView(one)} /> {viewNames[one]}
          </label>
        ))}
      </fieldset>
      {items === null && !failed ? (
        <p role="status" className="mt-3">
          Loading…
        </p>
      ) : null}
      {items?.length === 0 ? <p className="mt-3 max-w-[62ch]">{emptyWords[view]}</p> : null}
      {items === null || items.length === 0 ? null : <Movements entries={items} />}
      {failed ? <NotLoaded what="The history" onRetry={reload} /> : null}
      <p className="mt-4 flex flex-wrap gap-3">
        {hasMore && !failed ? (
          <button type="button" className="btn quiet" aria-disabled={loading} onClick={more}>
            {loading ? 'Loading…' : 'Show older ones'}
          </button>
        ) : null}
        {items === null || items.length === 0 ? null : (
          <button type="button" className="btn quiet" onClick={() => saveCsv(historyCsv(items), `mx-points-${view}`)}>
            {hasMore ? 'Download what is shown as CSV' : 'Download as CSV'}
          </button>
        )}
      </p>
    </section>
  )
}

const signed = new Intl.NumberFormat('en-MY', { signDisplay: 'exceptZero' })
const plain = new Intl.NumberFormat('en-MY')

function Movements({ entries }: { readonly entries: readonly PointsEntry[] }) {
  return (
    <ul className="mt-3 grid gap-2">
      {entries.map(({ id, words, voucher, amount, change, balance, happenedAt }) => (
        <li key={id} className="card flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 p-4">
          <span>
            <b>{words}</b>
            {voucher === null ? null : <ForVoucher {...voucher} />}
            <span className="block text-14 text-muted">{formatDate(malaysianDay(happenedAt))}</span>
          </span>
          <span className="text-right">
            <b>{change === 0 ? `${plain.format(amount)} points` : `${signed.format(change)} points`}</b>
            {balance === null ? null : (
              <span className="block text-14 text-muted">{`${plain.format(balance)} to use after it`}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What was bought, with its code at the entry by which it was paid. */
function ForVoucher({ title, code }: NonNullable<PointsEntry['voucher']>) {
  return (
    <span className="block">
      <span>{title}</span>
      {code === null ? null : (
        <>
          {' '}
          <code translate="no">{code}</code>
        </>
      )}
    </span>
  )
}
