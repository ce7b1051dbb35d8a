'use client'

import { useRef } from 'react'
import type { Wakes } from '@/components/islands'
import { translateOf } from '@/components/ui/translate-of'
import { useMarket } from '@/hooks/use-market'
import { useSeen } from '@/hooks/use-seen'
import type { ShownMarket } from '@/lib/client/market'
import type { Tick } from '@/lib/domain/content/market'
import { malaysianMoment } from '@/lib/domain/values/malaysian-moment'
import { formatRinggit } from '@/lib/domain/values/money'
import { formatRate } from '@/lib/domain/values/rate'

/** @public The bundler reads it. */
export const wakes: Wakes = 'loaded'

interface MarketIslandProps {
  /** What the page was printed with; null: the market could not be had then. */
  readonly initial: ShownMarket | null
}

/** The market as the page printed it, and with script as it is while somebody looks at it. */
export function MarketIsland({ initial }: MarketIslandProps) {
  const place = useRef<HTMLElement>(null)
  const { market, failed } = useMarket(initial, useSeen(place))
  return (
    <section ref={place} className="mt-10" aria-labelledby="market">
      <h2 id="market">Market</h2>
      <MarketWords market={market} failed={failed} />
      {market === null ? null : <Ticks source={market.source} ticks={market.ticks} />}
    </section>
  )
}

/** Whether prices are samples, how old they are, and whether newer ones can be had. */
function MarketWords({ market, failed }: { readonly market: ShownMarket | null; readonly failed: boolean }) {
  if (market === null) {
    return (
      <p role="status" className="notice mt-4 text-marigold-ink">
        The market cannot be read just now. Prices are on the exchange’s own site.
      </p>
    )
  }
  return (
    <>
      {market.source === 'sample' ? (
        <p className="mt-3">
          <span className="pill">Sample prices of invented coins</span>
        </p>
      ) : null}
      <p className="mt-2 text-14 text-muted">
        Prices of{' '}
        <time dateTime={new Date(market.asOf).toISOString()} translate="no">
          {malaysianMoment(market.asOf)}
        </time>{' '}
        (Malaysia time). With JavaScript on, prices refresh every 15 seconds.
      </p>
      <p role="status" className="text-14 text-clay-dark">
        {failed
          ? 'We could not get newer prices. These are the last ones we have.'
          : market.stale
            ? 'These prices are old: the exchange has sent no newer ones.'
            : ''}
      </p>
    </>
  )
}

interface TicksProps {
  readonly source: ShownMarket['source']
  readonly ticks: readonly Tick[]
}

function Ticks({ source, ticks }: TicksProps) {
  return (
    // A table wider than the screen scrolls by itself, by keyboard too.
    <section className="prose-table mt-4" tabIndex={0} aria-label="Prices">
      <table className="w-full text-left">
        <caption className="sr-only">
          {source === 'sample' ? 'Sample prices of invented coins in ringgit' : 'Prices of SINEGY DAX in ringgit'}
        </caption>
        <thead>
          <tr>
            <th scope="col">Pair</th>
            <th scope="col" className="text-right">
              Last price
            </th>
            <th scope="col" className="text-right">
              24 hours
            </th>
            <th scope="col" className="text-right">
              Traded in 24 hours
            </th>
          </tr>
        </thead>
        <tbody>
          {ticks.map(({ pair, name, last, change, volume }) => (
            <tr key={pair}>
              <th scope="row" className="font-normal">
                <b>{pair}</b>
                <span className="block text-14 text-muted">{name}</span>
              </th>
              <Figure value={formatRinggit(last, 'sen')} />
              <Figure value={change === null ? 'Not said' : changeText(change)} />
              <Figure value={volume === null ? 'Not said' : formatRinggit(volume, 'whole')} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Figure({ value }: { readonly value: string }) {
  return (
    <td className="text-right" translate={translateOf(value)}>
      {value}
    </td>
  )
}

function changeText(change: NonNullable<Tick['change']>): string {
  return change > 0 ? `+${formatRate(change)}` : formatRate(change)
}
