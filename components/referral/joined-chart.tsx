import type { Friend } from '@/lib/client/rewards'
import { joinedByMonth } from '@/lib/domain/referral/joined-by-month'
import { counted } from '@/lib/domain/values/words'

interface JoinedChartProps {
  readonly friends: readonly Pick<Friend, 'joinedIn'>[]
  readonly isWhole: boolean
}

const height = 96
const wide = 28
const gap = 12

const monthName = new Intl.DateTimeFormat('en-MY', { month: 'short', year: 'numeric', timeZone: 'UTC' })
const nameOf = (month: string) => monthName.format(Date.parse(`${month}-01T00:00:00Z`))

/** When friends joined, as bars by month with the same figures in a table. Nothing before there are two months to compare. */
export function JoinedChart({ friends, isWhole }: JoinedChartProps) {
  const months = joinedByMonth(friends.map(({ joinedIn }) => joinedIn))
  if (months.length < 2) return null
  const most = Math.max(1, ...months.map(({ count }) => count))
  return (
    <figure className="mt-6">
      <figcaption>
        <h3>When they joined</h3>
        {isWhole ? null : <p className="text-14 text-muted">Of the friends that are listed below.</p>}
      </figcaption>
      <svg
        className="mt-3 max-w-full"
        width={months.length * (wide + gap)}
        viewBox={`0 0 ${months.length * (wide + gap)} ${height}`}
        role="img"
        aria-label={`Friends by month of joining, from ${nameOf(months[0]?.month ?? '')} to ${nameOf(months.at(-1)?.month ?? '')}. The table below has each figure.`}
      >
        {months.map(({ month, count }, at) => {
          const tall = (count / most) * (height - 4)
          return (
            <rect
              key={month}
              x={at * (wide + gap)}
              y={height - tall}
              width={wide}
              height={tall}
              rx="4"
              fill="var(--teal)"
            />
          )
        })}
      </svg>
      <details className="mt-2">
        <summary>The figures</summary>
        <table className="mt-2">
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">Friends</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, count }) => (
              <tr key={month}>
                <th scope="row">{nameOf(month)}</th>
                <td>{counted(count, 'friend', 'friends')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
