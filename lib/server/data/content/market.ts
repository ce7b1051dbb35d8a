import 'server-only'
import { ApiError } from '@/lib/client/api-error'
import { call } from '@/lib/client/call'
import { readMarket, type ShownMarket } from '@/lib/client/market'
import { sinegyMarketOperation } from '@/lib/contract/calls/partners'
import { transport } from '@/lib/server/data/site/transport'
import { log } from '@/lib/server/log'

/** The market for a page's first drawing; null when it cannot be had, which the page says. */
export async function marketNow(): Promise<ShownMarket | null> {
  try {
    return readMarket(await call(sinegyMarketOperation, {}, transport()))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    log().warn('market.not-shown', { kind: error.kind })
    return null
  }
}
