import { type Figure, freshness, knownValue, type ShelfLife, type Sources } from '../../figure'
import type { IsoDate } from '../../iso-date'
import { type Sen, sen } from '../../money'
import type { ShariahContract } from '../../products/product-base'
import type { Chip, FigureState } from '../category'

/** A figure that a result needs, with how long it stays fresh. */
export interface Needed {
  readonly figure: Figure<unknown>
  readonly life: ShelfLife
}

/** The freshness of everything a result needs. */
export function statesOf(needed: readonly Needed[], sources: Sources, today: IsoDate): readonly FigureState[] {
  return needed.map(({ figure, life }) => freshness(figure, sources, life, today))
}

/** What a fee comes to: none is RM0; null when it is not published. */
export function feeValue(fee: Figure<Sen>): Sen | null {
  return fee.state === 'none' ? sen(0) : knownValue(fee)
}

/** The chip of a return that the bank does not promise. */
export function unpromisedChips(guaranteed: boolean, contract: ShariahContract | null): readonly Chip[] {
  if (guaranteed) return []
  const hibah = contract === 'qard' || contract === 'wadiah'
  return [{ label: hibah ? 'Hibah, not promised' : 'Return not promised', tone: 'warn' }]
}
