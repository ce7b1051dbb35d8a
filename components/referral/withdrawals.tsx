import { useState } from 'react'
import { useMemberData } from '@/hooks/use-member-data'
import { reportFailure } from '@/lib/client/report'
import { loadWithdrawals, takeBackWithdrawal, type Withdrawal, type WithdrawalRules } from '@/lib/client/rewards'
import type { SessionCall } from '@/lib/client/session'
import { worthOf } from '@/lib/domain/points/withdrawal'
import { formatDate, malaysianDay } from '@/lib/domain/values/iso-date'
import { formatRinggit } from '@/lib/domain/values/money'
import { counted } from '@/lib/domain/values/words'
import { NotLoaded } from './member-gate'
import { WithdrawForm } from './withdraw-form'

interface WithdrawalsProps {
  /** The id of the account. */
  readonly member: string
  readonly call: SessionCall
  /** How many points the member can use; less than nothing for a debt. */
  readonly available: number
  readonly onChanged: () => void
}

/** Points that are paid out: a form where that is offered, and what was asked for, with what has become of it. */
export function Withdrawals({ member, call, available, onChanged }: WithdrawalsProps) {
  const { data, failed, reload } = useMemberData(['withdrawals', member], () => loadWithdrawals(call))
  if (data === null) {
    return failed ? <NotLoaded what="What you had paid out" onRetry={() => void reload()} /> : null
  }
  const { rules, withdrawals } = data
  if (rules === null && withdrawals.length === 0) return null
  const changed = () => {
    void reload()
    onChanged()
  }
  return (
    <section className="mt-8" aria-labelledby="withdraw">
      <h2 id="withdraw">Points paid out</h2>
      {rules === null ? (
        <p className="mt-3 max-w-[62ch]">
          Points are not paid out now. What you asked for before stays as it says below.
        </p>
      ) : (
        <>
          <Rules rules={rules} />
          <WithdrawForm call={call} rules={rules} available={available} onAsked={changed} />
        </>
      )}
      {withdrawals.length === 0 ? null : (
        <ul className="mt-4 grid gap-2" aria-label="What you asked for">
          {withdrawals.map((withdrawal) => (
            <Asked key={withdrawal.id} call={call} withdrawal={withdrawal} onTakenBack={changed} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Rules({ rules }: { readonly rules: WithdrawalRules }) {
  return (
    <p className="mt-3 max-w-[62ch]">
      {`${counted(rules.minimum, 'point', 'points')} or more, at ${formatRinggit(worthOf(1, rules), 'sen')} each. `}
      {rules.isSample
        ? 'This is a sample of how it works: a person looks at it, and no money is sent.'
        : 'The points are set aside. A person looks at it and writes to you to ask where the money should go; you may take it back until it is approved.'}
    </p>
  )
}

interface AskedProps {
  readonly call: SessionCall
  readonly withdrawal: Withdrawal
  readonly onTakenBack: () => void
}

/** One withdrawal, which can be taken back while nobody has approved it. */
function Asked({ call, withdrawal, onTakenBack }: AskedProps) {
  const { id, points, amount, state, words, why, askedAt, changedAt } = withdrawal
  const [said, setSaid] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const takeBack = () => {
    setBusy(true)
    takeBackWithdrawal(call, id).then(
      () => {
        setBusy(false)
        onTakenBack()
      },
      (failure: unknown) => {
        reportFailure(failure)
        setBusy(false)
        setSaid('No answer came. Press again: it is taken back once.')
      },
    )
  }
  return (
    <li className="card flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 p-4">
      <span>
        <b>{words}</b>
        {why === null ? null : <span className="block">{why}</span>}
        <span className="block text-14 text-muted">
          {`Asked ${formatDate(malaysianDay(askedAt))}`}
          {changedAt === null ? '' : ` · changed ${formatDate(malaysianDay(changedAt))}`}
          {` · No. ${id.slice(-8)}`}
        </span>
      </span>
      <span className="text-right">
        <b>{formatRinggit(amount, 'sen')}</b>
        <span className="block text-14 text-muted">{counted(points, 'point', 'points')}</span>
      </span>
      {state === 'requested' ? (
        <span className="basis-full">
          <button type="button" className="btn quiet" aria-disabled={busy} onClick={busy ? undefined : takeBack}>
            {busy ? 'Taking it back…' : 'Take it back'}
          </button>
          <span role="status" className="ml-3">
            {said}
          </span>
        </span>
      ) : null}
    </li>
  )
}
