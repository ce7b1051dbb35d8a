import 'server-only'
import { join } from 'node:path'
import type { Transport } from '@/lib/client/http'
import { listAllProducts } from '@/lib/client/list-all-products'
import { productSchema } from '@/lib/contract/entities/product'
import type { CategoryId } from '@/lib/domain/categories/ids'
import { catalogue } from '@/lib/server/catalogue/load'
import { productsOf } from '@/lib/server/catalogue/products-of'
import { lastGoodFor } from '@/lib/server/data/site/last-known'
import { remoteTransport } from '@/lib/server/data/site/remote-transport'
import { env } from '@/lib/server/env'
import { log } from '@/lib/server/log'
import { type CachedList, readCachedList } from './cached-lists'
import type { KnownList, Lists } from './shared-lists'

/** As long as the pages themselves are kept; none in development, where a file may change between two requests. */
const lifetimeMs = () => (env().NODE_ENV === 'development' ? 0 : 300_000)

/** While the provider fails it is asked this seldom. */
const retryMs = 10_000

/** How long a visitor waits for figures that are newer than those that are known. */
const patienceMs = 1000

/** The list of the build, for a start while the provider is away. */
function cachedList(category: CategoryId): CachedList | null {
  if (env().NODE_ENV !== 'production') return null
  try {
    return readCachedList(join(process.cwd(), '.next'), category)
  } catch (error) {
    log().error('catalogue.kept-unread', error, { category })
    return null
  }
}

/**
 * The lists of a provider in another process. The last known list goes on being given while the provider does not give another,
 * whatever it does instead.
 */
function listsOver(transport: Transport): Lists {
  // Real time: a test's moved clock changes dates, not how long things last.
  const lists = lastGoodFor({
    // More than there are categories: none is dropped for want of room.
    max: 100,
    lifetimeMs,
    patienceMs: () => patienceMs,
    retryMs,
    now: () => Date.now(),
    make: (category: CategoryId) => listAllProducts(category, transport, { product: async () => productSchema }),
    kept: cachedList,
    onFailure: (category, error) => log().error('catalogue.last-known', error, { category }),
  })
  return async (category) => {
    const { value, lateSince } = await lists(category)
    return { ...value, lastKnownAt: lateSince }
  }
}

/** The list of the provider in this process: the products of its catalogue themselves, without a call. */
function ownList(category: CategoryId): KnownList {
  const known = catalogue({ recheck: env().NODE_ENV === 'development' })
  return { asOf: known.asOf, products: productsOf(known, category), lastKnownAt: null }
}

function makeLists(): Lists {
  let given: Lists | undefined
  return async (category) => {
    const { API_BASE_URL: remote, API_APP_ID: appId } = env()
    if (remote === null) return ownList(category)
    given ??= listsOver(remoteTransport(remote, appId))
    return given(category)
  }
}

/**
 * The lists of this process, one copy for all who show them: the same array until it is read again, so that what was worked out for it
 * can be remembered.
 */
export function lists(): Lists {
  globalThis.timbangLists ??= makeLists()
  return globalThis.timbangLists
}
