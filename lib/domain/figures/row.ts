import type { IsoDate } from '../values/iso-date'
import type { Source } from './figure'

export type FigureState = 'fresh' | 'stale' | 'missing'

/** A supporting figure. All products of a category give the same facts in the same order so that columns align. */
export interface Fact {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly note: string | null
  /** Rows show the note at every width, since the value alone would mislead; absent: where there is room. */
  readonly shown?: boolean
  readonly state: FigureState
  readonly checkedOn: IsoDate | null
}

/** How facts read as sentences without a full stop, by the id of the fact. */
export type FactSentences = Readonly<Record<string, (fact: Pick<Fact, 'label' | 'value' | 'note'>) => string>>

/** One row of the detail page and of the compare table. */
export interface DetailRow {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly note: string | null
  readonly state: FigureState
  /** Name of the source in the product's table; null when the figure is not published. */
  readonly source: string | null
  /** Where it was read, for what is no figure of the product, such as one of its issuer; absent: `source` names it. */
  readonly cited?: Source
  readonly checkedOn: IsoDate | null
}

export interface DetailGroup {
  readonly title: string
  /** It stands before what the product comes to, because a reader must know it first; absent: it does not. */
  readonly leads?: boolean
  readonly rows: readonly DetailRow[]
}
