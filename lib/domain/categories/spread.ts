import type { Values } from '../fields/field'
import type { FieldModel } from '../fields/field-model'
import type { FieldProblem } from '../fields/form'
import type { IsoDate } from '../values/iso-date'

/** The total and the mix of a form, as it shows them for a scenario. Plain data: it goes to the browser with the page. */
export interface SpreadModel {
  readonly fields: readonly FieldModel[]
  /** What a form carries along, to tell what was changed in it. */
  readonly drawn: string
}

/** Fields of a form of which one changes others, such as a total that a named mix spreads over several amounts. */
export interface Spread {
  /** Where a query says it, and what the form showed before. */
  readonly keys: readonly string[]
  /**
   * The texts of a query with the amounts that a changed total or mix comes to; an amount that was itself changed stays. As
   * they came where neither was changed. Never throws.
   */
  readonly read: (
    texts: ReadonlyMap<string, readonly string[]>,
    today: IsoDate,
  ) => { readonly texts: ReadonlyMap<string, readonly string[]>; readonly problems: readonly FieldProblem[] }
  readonly model: (scenario: Values, today: IsoDate) => SpreadModel
  /** The scenario with the values that its fields show, where one follows from others; absent: as it is. */
  readonly shown?: (scenario: Values) => Values
}
