import 'server-only'
import { createTransport, type Transport } from '@/lib/client/http'
import { handler } from '@/lib/server/api/handler'
import { env } from '@/lib/server/env'
import { inProcessAdapter } from './in-process-adapter'
import { remoteTransport } from './remote-transport'

let memo: Transport | undefined

/** The server's way to the provider: in this process, or over HTTP to API_BASE_URL. */
export function transport(): Transport {
  const { API_BASE_URL: remote, API_APP_ID: appId } = env()
  memo ??=
    remote === null
      ? createTransport({ baseURL: '', appId, adapter: inProcessAdapter(handler) })
      : remoteTransport(remote, appId)
  return memo
}
