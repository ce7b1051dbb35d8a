import 'server-only'
import type { AxiosAdapter } from 'axios'
import { createTransport, type Transport } from '@/lib/client/http'
import { remoteTransport } from '@/lib/server/data/site/remote-transport'
import { env } from '@/lib/server/env'
import { knownLists } from './known-lists'

/** Asks the site itself for an address, in this process. */
type AskSite = (address: string) => Promise<{ readonly status: number; readonly bytes: Buffer }>

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
    : remoteTransport(remote, appId)
}

/** The same lists as `listProducts` gives, for a program that is not built with the pages and must not open a provider of its own. */
export function frontLists(ask: AskSite) {
  const transport = transportOver(ask)
  return knownLists(() => transport)
}
