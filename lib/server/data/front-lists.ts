import 'server-only'
import type { AxiosAdapter } from 'axios'
import { createTransport, type Transport } from '@/lib/client/http'
import type { CategoryId } from '@/lib/domain/categories/registry'
import { env } from '@/lib/server/env'
import { log } from '@/lib/server/log'
import { lastGoodFor } from './held-for'
import { heldMs, listWithPages } from './list-with-pages'

/** Asks the site itself for an address, in this process. */
type AskSite = (address: string) => Promise<{ readonly status: number; readonly bytes: Buffer }>

/** While the provider fails it is asked this seldom: who asks may have to wait for the failure. */
const retryMs = 10_000

function adapterOver(ask: AskSite): AxiosAdapter {
  return async (config) => {
    const query = config.params instanceof URLSearchParams ? `?${config.params}` : ''
    const { status, bytes } = await ask(`${config.baseURL ?? ''}${config.url ?? ''}${query}`)
    return { data: bytes.toString('utf8'), status, statusText: '', headers: {}, config }
  }
}

/** To the provider that the pages use: the one behind the site's own address, or the one in another process. */
function transportOver(ask: AskSite): Transport {
  const { API_BASE_URL: remote, API_APP_ID: appId } = env()
  return remote === null
    ? createTransport({ baseURL: '/api', appId, adapter: adapterOver(ask) })
    : createTransport({ baseURL: remote, appId })
}

/**
 * The same lists as `listProducts` gives, for a program that is not built with the pages and must not open a provider of
 * its own. The last good list goes on being given while the provider fails. Rejects with ApiError when there was none.
 */
export function frontLists(ask: AskSite) {
  const transport = transportOver(ask)
  return lastGoodFor({
    lifetimeMs: heldMs,
    retryMs,
    now: () => performance.now(),
    make: (category: CategoryId) => listWithPages(category, transport),
    onFailure: (category, error) => log().error('front.list-unread', error, { category }),
  })
}
