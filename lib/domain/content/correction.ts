import type { IsoDate } from '../values/iso-date'
import type { Prose } from './prose'

/** Something that a page said wrongly, what it says now, and the days. */
export interface Correction {
  /** Name of its file: the anchor on the page of corrections. */
  readonly slug: string
  readonly title: string
  /** The page that was wrong, from the root of the site. */
  readonly page: string
  readonly wrong: string
  readonly right: string
  /** The first day on which the wrong words stood; null when that is not known. */
  readonly since: IsoDate | null
  readonly correctedOn: IsoDate
  /** How it came about and what it meant for visitors. */
  readonly text: Prose
}
