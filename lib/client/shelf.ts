import { shelfOperation } from '@/lib/contract/calls/shelf'
import { mostAtOnce, type PutProduct, type Shelf, shelfChangeSchema } from '@/lib/contract/entities/shortlisted-product'
import {
  afterAnswer,
  baseOf,
  changeSince,
  isChange,
  nameOf,
  parseShelf,
  type ShelfBase,
  saysSince,
  withoutShelf,
} from '@/lib/domain/shortlist/shelf'
import { parseShortlist, type ShortlistedProduct } from '@/lib/domain/shortlist/shortlisted-product'
import { routes } from '@/lib/routing/routes'
import { createTabLock } from './lock'
import { logFailure, showToast } from './report'
import type { SessionCall } from './session'
import { currentSession, onSessionChange } from './session-store'
import { changeShelfState, followShelfRetry } from './shelf-state'
import { changeShortlist, followShortlist } from './shortlist'
import { readShelf, readShortlist, readToken, writeShelf } from './storage'

/** Pages that show the shelf: there the account is asked even where nothing changed here. */
const shownOn: readonly string[] = [routes.shortlist, routes.accountSettings]

/** What is being written comes from the account. */
let isWriting = false

/** One after the other, in a tab. Tabs need no lock: what another one wrote meanwhile counts as a change of this device. */
const { run } = createTabLock()

const putSchema = shelfChangeSchema.shape.put.element

/** A product as an account takes it; without its figures where they cannot be kept, null where it cannot be kept at all. */
function putOf(product: ShortlistedProduct, base: ShelfBase | null): PutProduct | null {
  const { since, ...rest } = product
  // A device that was told nothing new about it does not take back what another one was told.
  const said = saysSince(base, product) ? { ...rest, since } : rest
  return putSchema.safeParse(said).data ?? putSchema.safeParse({ ...said, before: null, seen: null }).data ?? null
}

function baseFor(member: string): ShelfBase | null {
  const base = parseShelf(readShelf())
  return base?.member === member ? base : null
}

/** Sends what changed in as many calls as it takes; gives the last answer, with what all of them added. */
async function send(call: SessionCall, member: string, sent: readonly ShortlistedProduct[]): Promise<Shelf> {
  const base = baseFor(member)
  const { put, drop } = changeSince(base, member, sent)
  const puts = put.flatMap((product) => putOf(product, base) ?? [])
  const drops = drop.flatMap((one) => shelfChangeSchema.shape.drop.element.safeParse(one).data ?? [])
  const shelf = async (at: number, before: Pick<Shelf, 'added' | 'full'>): Promise<Shelf> => {
    const body = { put: puts.slice(at, at + mostAtOnce), drop: at === 0 ? drops : [] }
    const { data } = await call(shelfOperation, { body })
    const all = { ...data, added: [...before.added, ...data.added], full: before.full || data.full }
    return at + mostAtOnce < puts.length ? shelf(at + mostAtOnce, all) : all
  }
  return shelf(0, { added: [], full: puts.length < put.length })
}

/** Tells a member once what this device brought along. */
function tellMerged(merged: readonly string[]): void {
  if (merged.length === 0) return
  const what = merged.length === 1 ? 'A product' : `${merged.length} products`
  showToast(`${what} from this device’s shortlist came into your account. Your shortlist page can undo that.`, 'plain')
}

/** Takes a member's shelf off this device when they are gone: it stands in their account. What it never got stays. */
function leaveShelf(): void {
  const base = parseShelf(readShelf())
  if (base === null) return
  // First, so that no tab takes what goes now for something that its member dropped.
  writeShelf(null)
  changeShortlist((list) => withoutShelf(base, list))
}

/**
 * The member whose account is asked; null for nobody. A tab may hear that all of this site's storage was cleared before it hears that its member is
 * gone: without their token no account would answer.
 */
function memberHere(): string | null {
  const { state } = currentSession()
  return state.kind === 'in' && readToken() !== null ? state.user.id : null
}

async function bringTogether(call: SessionCall, member: string): Promise<void> {
  const other = parseShelf(readShelf())
  if (other !== null && other.member !== member) leaveShelf()
  const base = baseFor(member)
  const sent = parseShortlist(readShortlist())
  const { products, added, full } = await send(call, member, sent)
  // Read anew: what this device brought along may have been seen meanwhile.
  const merged = base === null ? added.map(nameOf) : (baseFor(member)?.merged ?? [])
  // Nobody's device any more, or another member's, keeps nothing of what was on its way.
  if (memberHere() !== member) return
  // The list first: a tab that sees it before the rest sends what the account has already, and takes nothing for dropped.
  isWriting = true
  changeShortlist((now) => afterAnswer(products, sent, now))
  isWriting = false
  writeShelf(JSON.stringify({ ...baseOf(member, products), merged }))
  changeShelfState(full ? 'full' : 'together')
  if (base === null) tellMerged(merged)
}

/** Longest wait for what is on its way to an account, in milliseconds. */
const settlingMs = 3000

/** Fulfilled when what is on its way to the account has arrived or failed, so that who signs out then loses nothing; never later than in three seconds. */
export function settleShelf(): Promise<unknown> {
  const late = new Promise((resolve) => setTimeout(resolve, settlingMs))
  return Promise.race([run(() => Promise.resolve()), late])
}

/** Whether the account of a member does not have what this device has, or was never asked. */
function isWaiting(member: string): boolean {
  const base = baseFor(member)
  return base === null || isChange(changeSince(base, member, parseShortlist(readShortlist())))
}

/**
 * Keeps the shortlist of this device and the shelf of its member the same until `signal` aborts: once after signing in, after each change here, and
 * on a page that shows the shelf; takes it off when they are gone. Never rejects: what failed is said there, and tried again with the next change.
 */
export function followShelf(call: SessionCall, signal: AbortSignal): void {
  let isAsked = shownOn.includes(window.location.pathname)
  const look = () => {
    // An account that cannot be reached shows as nobody, though the tokens are there.
    if (currentSession().state.kind === 'out' && readToken() === null) leaveShelf()
    const member = memberHere()
    if (member === null || isWriting) return
    if (!isAsked && !isWaiting(member)) return
    const work = async () => {
      // What is on its way already may have brought it.
      if (memberHere() !== member || (!isAsked && !isWaiting(member))) return
      isAsked = false
      await bringTogether(call, member)
    }
    run(work).catch((failure: unknown) => {
      logFailure(failure)
      changeShelfState('failed')
    })
  }
  const ask = () => {
    isAsked = true
    look()
  }
  for (const end of [onSessionChange(look), followShortlist(look), followShelfRetry(ask)])
    signal.addEventListener('abort', end)
  look()
}
