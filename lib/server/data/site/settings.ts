import 'server-only'
import { LRUCache } from 'lru-cache'
import { ApiError } from '@/lib/client/api-error'
import { call } from '@/lib/client/call'
import { infobipWhatsappFlowEnabledOperation } from '@/lib/contract/calls/settings'
import { env } from '@/lib/server/env'
import { log } from '@/lib/server/log'
import { isRemote } from './remote'
import { transport } from './transport'

/** As long as pages are kept; every page asks, also when the provider fails, so a failure is remembered as long. */
const lifetimeMs = 300_000

/** No page waits longer than this, in milliseconds, for a setting of a provider in another process. */
const remoteLimitMs = 1000

/** Callers that come while a setting is being read share the answer. */
const settings = new LRUCache<'whatsapp', boolean>({
  max: 1,
  ttl: lifetimeMs,
  fetchMethod: async (setting) => {
    try {
      const limit = isRemote() ? { timeout: remoteLimitMs } : {}
      return (await call(infobipWhatsappFlowEnabledOperation, {}, transport(), limit)).data.value === 'true'
    } catch (error) {
      log().warn('setting.unread', { setting, kind: error instanceof ApiError ? error.kind : 'unknown' })
      return false
    }
  },
})

/** Whether the WhatsApp contact is offered. False, and written to the log, when the provider does not say. */
export async function whatsAppOffered(): Promise<boolean> {
  return settings.forceFetch('whatsapp', { forceRefresh: env().NODE_ENV === 'development' })
}
