import 'server-only'
import { join } from 'node:path'
import type { Transport } from '@/lib/client/http'
import { listAllProducts, type WholeList } from '@/lib/client/list-all-products'
import { productSchema } from '@/lib/contract/entities/product'
import type { CategoryId } from '@/lib/domain/categories/ids'
import { lastGoodFor } from '@/lib/server/data/site/last-known'
import { isRemote } from '@/lib/server/data/site/remote'
import { env } from '@/lib/server/env'
import { log } from '@/lib/server/log'
import { type KeptList, readKeptList } from './kept-lists'

/** A list as far as the provider has given it. */
export interface KnownList extends WholeList {
  /** When the provider gave it, in epoch milliseconds, if it cannot be asked for a newer one; null: it can. */
  readonly lastKnownAt: number | null
}

/** As long as the pages themselves are kept; none in development, where a file may change between two requests. */
const lifetimeMs = () => (env().NODE_ENV === 'development' ? 0 : 300_000)

/** While the provider fails it is asked this seldom. */
const retryMs = 10_000

/**
 * How long a visitor waits for figures that are newer than those that are known. The provider in this process is never
 * away: where it takes long, the machine is busy, and that says nothing about figures.
 */
const patienceMs = () => (isRemote() ? 1000 : 60_000)

/** The list of the build, for a start while a provider in another process is away. */
function keptList(category: CategoryId): KeptList | null {
  if (!isRemote() || env().NODE_ENV !== 'production') return null
  try {
    return readKeptList(join(process.cwd(), '.next'), category)
  } catch (error) {
    log().error('catalogue.kept-unread', error, { category })
    return null
  }
}

/**
 * Every product of a category: the same array until it is read again, so that what was worked out for it
 * can be remembered. The last known list goes on being given while the provider does not give another, whatever it does
 * instead. Rejects with ApiError where none was ever known. `transport` is asked for with the first list.
 */
export function knownLists(transport: () => Transport) {
  // Real time: a test's moved clock changes dates, not how long things last.
  const lists = lastGoodFor({
    // More than there are categories: none is dropped for want of room.
    max: 100,
    lifetimeMs,
    patienceMs,
    retryMs,
    now: () => Date.now(),
    make: async (category: CategoryId): Promise<KnownList> =>
      fresh(await listAllProducts(category, transport(), { product: async () => productSchema })),
    kept: (category) => {
      const kept = keptList(category)
      return kept === null ? null : { at: kept.at, value: fresh(kept.value) }
    },
    onFailure: (category, error) => log().error('catalogue.last-known', error, { category }),
  })
  return async (category: CategoryId): Promise<KnownList> => {
    const { value, lateSince } = await lists(category)
    return lateSince === null ? value : { ...value, lastKnownAt: lateSince }
  }
}

function fresh(list: WholeList): KnownList {
  return { ...list, lastKnownAt: null }
}
