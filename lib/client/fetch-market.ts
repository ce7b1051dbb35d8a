import { sinegyMarketOperation } from '@/lib/contract/calls/partners'
import { browserTransport } from './browser'
import { call } from './call'
import { readMarket, type ShownMarket } from './market'

/** The market as it is now. Rejects with ApiError. */
export async function fetchMarket(): Promise<ShownMarket> {
  return readMarket(await call(sinegyMarketOperation, {}, browserTransport()))
}
