import type * as z from 'zod'
import type { sinegyMarketOperation } from '@/lib/contract/calls/partners'
import { isMarketStale, type Market } from '@/lib/domain/content/market'
import { sen } from '@/lib/domain/values/money'
import { basisPoints } from '@/lib/domain/values/rate'

/** A market as the table draws it. */
export interface ShownMarket extends Market {
  readonly stale: boolean
}

/** Reads an answer; how old the prices are is told by the provider's clock alone. */
export function readMarket({ data }: z.output<typeof sinegyMarketOperation.success.schema>): ShownMarket {
  const { source, asOf, sentAt } = data
  const ticks = data.ticks.map(({ pair, name, last, change, volume }) => ({
    pair,
    name,
    last: sen(last),
    change: change === null ? null : basisPoints(change),
    volume: volume === null ? null : sen(volume),
  }))
  return { source, asOf, ticks, stale: isMarketStale({ asOf }, sentAt) }
}
