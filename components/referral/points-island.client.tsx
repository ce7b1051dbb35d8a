'use client'

import { useState } from 'react'
import type { Wakes } from '@/components/islands'
import { useMemberData } from '@/hooks/use-member-data'
import { loadTotal, type PointsTotal } from '@/lib/client/rewards'
import { sessionCall } from '@/lib/client/session'
import type { SigningConfig } from '@/lib/client/sign'
import { formatDate } from '@/lib/domain/values/iso-date'
import { counted } from '@/lib/domain/values/words'
import { routes } from '@/lib/routing/routes'
import { MemberGate, NotLoaded } from './member-gate'
import { PointsHistory } from './points-history'
import { PointsShop } from './points-shop'
import { Withdrawals } from './withdrawals'

/** @public The bundler reads it. */
export const wakes: Wakes = 'loaded'

interface PointsIslandProps {
  readonly signing: SigningConfig
  /** Whether the programme of today is a sample; null: none is open. */
  readonly isSample: boolean | null
}

/** The MX Points of whoever is signed in, behind the gate of the referral programme. */
export function PointsIsland({ signing, isSample }: PointsIslandProps) {
  return (
    <MemberGate path={routes.points} what="your points">
      {(member) => <MemberPoints key={member} member={member} signing={signing} isSample={isSample} />}
    </MemberGate>
  )
}

interface MemberPointsProps extends PointsIslandProps {
  /** The id of the account. */
  readonly member: string
}

function MemberPoints({ member, signing, isSample }: MemberPointsProps) {
  const [changes, setChanges] = useState(0)
  const call = sessionCall(signing)
  const { data, failed, reload } = useMemberData(['points', member], () => loadTotal(call))
  if (data === null) {
    return failed ? (
      <NotLoaded what="Your points" onRetry={() => void reload()} />
    ) : (
      <p role="status" className="mt-8">
        Loading your points…
      </p>
    )
  }
  const changed = () => {
    setChanges(changes + 1)
    void reload()
  }
  return (
    <>
      <Total total={data} />
      <PointsShop call={call} available={data.available} isSample={isSample} onBought={changed} />
      <Withdrawals member={member} call={call} available={data.available} onChanged={changed} />
      <PointsHistory member={member} call={call} changes={changes} />
    </>
  )
}

const shown = new Intl.NumberFormat('en-MY')

function Total({ total: { available, pending, held, expiring } }: { readonly total: PointsTotal }) {
  const [next, ...later] = expiring
  return (
    <section className="mt-8" aria-labelledby="total">
      <h2 id="total">Your points</h2>
      <dl className="mt-4 grid gap-3 tablet:grid-cols-3">
        <Amount label="You can use" points={available} />
        <Amount label="Waiting" points={pending} />
        {held === 0 ? null : <Amount label="Set aside for what you asked for" points={held} />}
      </dl>
      {available < 0 ? (
        <p className="mt-3 max-w-[62ch]">
          More was taken back than was there, because some of it had been used. Points that come next are set off
          against it. You owe us no money.
        </p>
      ) : null}
      {next === undefined ? null : (
        <p className="mt-3">
          {`${counted(next.points, 'point expires', 'points expire')} next: use ${next.points === 1 ? 'it' : 'them'} by ${formatDate(next.lastDay)}.`}
        </p>
      )}
      {later.length === 0 ? null : (
        <details className="mt-2">
          <summary>Later last days</summary>
          <ul className="mt-2">
            {later.map(({ points, lastDay }) => (
              <li key={lastDay}>{`${counted(points, 'point', 'points')} by ${formatDate(lastDay)}`}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function Amount({ label, points }: { readonly label: string; readonly points: number }) {
  return (
    <div className="card p-5">
      <dt className="text-14 text-muted">{label}</dt>
      <dd className="mt-1 text-36">{shown.format(points)}</dd>
    </div>
  )
}
