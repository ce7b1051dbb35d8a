import { type Figure, freshness, knownValue, type Sources } from '../../figures/figure'
import type { Needed } from '../../figures/figure-reader'
import type { FigureState } from '../../figures/row'
import type { ShariahContract } from '../../products/traits'
import type { IsoDate } from '../../values/iso-date'
import { type Sen, sen } from '../../values/money'
import type { ProductCondition } from '../category'
import { commonWords } from './common-words'

const { conditions: words } = commonWords

/** The freshness of everything a result needs. */
export function statesOf(needed: readonly Needed[], sources: Sources, today: IsoDate): readonly FigureState[] {
  return needed.map(({ figure, life }) => freshness(figure, sources, life, today))
}

/** What a fee comes to: none is RM0; null when it is not published. */
export function feeValue(fee: Figure<Sen>): Sen | null {
  return fee.state === 'none' ? sen(0) : knownValue(fee)
}

/** The chip of a return that the bank does not promise. */
export function unpromisedConditions(
  guaranteed: boolean,
  contract: ShariahContract | null,
): readonly ProductCondition[] {
  if (guaranteed) return []
  const hibah = contract === 'qard' || contract === 'wadiah'
  return [{ label: hibah ? words.hibah : words.returnNotPromised, tone: 'warn' }]
}
