import type { Selection } from '../categories/category'
import type { Values } from '../fields/field'

/** Everything a list's address says. Parsed and printed by `list-query.ts`. */
export interface ListState {
  readonly scenario: Values
  readonly situation: string | null
  readonly selection: Selection
  /** A sort's id, or `weights` for the visitor's own mix. */
  readonly sort: string
  /** 0 to 5 for each sort that can have a weight. */
  readonly weights: Readonly<Record<string, number>>
  /** Slug of the product that the visitor has now, as the address names it; null: none. */
  readonly now: string | null
  /** From 1. */
  readonly page: number
  /** The seal under which the address carries a personal scenario; null: it carries none. */
  readonly sealed: string | null
}
