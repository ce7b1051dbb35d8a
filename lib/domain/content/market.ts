import type { Sen } from '../values/money'
import type { BasisPoints } from '../values/rate'

/** One pair of a market: what is traded, and its price in ringgit. */
export interface Tick {
  /** "ABC/MYR" */
  readonly pair: string
  readonly name: string
  /** The last price of one, rounded to the sen. */
  readonly last: Sen
  /** Against the price 24 hours before; null: not said. */
  readonly change: BasisPoints | null
  /** Ringgit traded in 24 hours; null: not said. */
  readonly volume: Sen | null
}

/** A market at a moment. */
export interface Market {
  /** `sample`: invented pairs and prices that show how the table works; `exchange`: what the exchange gave. */
  readonly source: 'sample' | 'exchange'
  /** When the prices were made, epoch milliseconds. */
  readonly asOf: number
  readonly ticks: readonly Tick[]
}

/** After so many milliseconds without a newer price the table says that it is old. */
export const marketStaleMs = 120_000

/** Whether prices are too old to be shown without a word. `now`: epoch milliseconds, by the clock that `asOf` is of. */
export function isMarketStale({ asOf }: Pick<Market, 'asOf'>, now: number): boolean {
  return now - asOf > marketStaleMs
}
