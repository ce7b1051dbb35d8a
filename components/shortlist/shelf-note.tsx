import { useState, useSyncExternalStore } from 'react'
import { useSession } from '@/hooks/use-session'
import { followShelfState, retryShelf, shelfState } from '@/lib/client/shelf-state'
import { changeShortlist, followShortlist } from '@/lib/client/shortlist'
import { readShelf, writeShelf } from '@/lib/client/storage'
import { nameOf, parseShelf } from '@/lib/domain/shortlist/shelf'
import { mostShortlisted, type ShortlistedProduct } from '@/lib/domain/shortlist/shortlisted-product'
import { routes } from '@/lib/routing/routes'

/** Where the shortlist stands: on this device alone, or in the account of its member, and what of this device came into it. */
export function ShelfNote({ list }: { readonly list: readonly ShortlistedProduct[] }) {
  const { state } = useSession()
  const shelf = useSyncExternalStore(followShelfState, shelfState, () => 'apart' as const)
  if (state.kind !== 'in') {
    return list.length === 0 || state.kind === 'unknown' ? null : (
      <p>
        On this device alone.{' '}
        <a href={`${routes.signIn}?next=${routes.shortlist}`}>Sign in to have it on your other devices too</a>
      </p>
    )
  }
  if (shelf === 'apart') return null
  if (shelf === 'failed') {
    return (
      <p className="notice" role="alert">
        Your account could not be reached: this is what this device has.{' '}
        <button type="button" className="btn quiet" onClick={retryShelf}>
          Try again
        </button>
      </p>
    )
  }
  return (
    <>
      <p className="text-muted">In your account: the same on every device where you sign in.</p>
      {shelf === 'full' ? (
        <p className="notice mt-3">{`A shortlist has ${mostShortlisted} products. What was on this device beyond that is not in it.`}</p>
      ) : null}
      <Merged list={list} />
    </>
  )
}

const forgetMerged = () => {
  const base = parseShelf(readShelf())
  if (base !== null) writeShelf(JSON.stringify({ ...base, merged: [] }))
}

/** What this device brought along when its member signed in, once: to leave as it is, or to take out again. */
function Merged({ list }: { readonly list: readonly ShortlistedProduct[] }) {
  const text = useSyncExternalStore(
    followShortlist,
    () => readShelf() ?? '',
    () => '',
  )
  const [done, setDone] = useState<'left' | 'taken-out' | null>(null)
  const merged = new Set(parseShelf(text)?.merged)
  const brought = list.filter((product) => merged.has(nameOf(product)))
  if (done === 'taken-out') return <p role="status">They are off your shortlist.</p>
  if (done === 'left' || brought.length === 0) return null
  const finish = (how: 'left' | 'taken-out') => {
    forgetMerged()
    if (how === 'taken-out') changeShortlist((now) => now.filter((product) => !merged.has(nameOf(product))))
    setDone(how)
  }
  return (
    <div className="notice mt-3">
      <p>{`This device brought ${brought.map(({ name }) => name).join(', ')} into your account when you signed in.`}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <button type="button" className="btn quiet" onClick={() => finish('left')}>
          Keep
        </button>
        <button type="button" className="btn quiet" onClick={() => finish('taken-out')}>
          Undo<span className="sr-only">: take them out of it</span>
        </button>
      </p>
    </div>
  )
}
