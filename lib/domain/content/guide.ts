import type { IsoDate } from '../values/iso-date'

/** A part of a guide: paragraphs, then points in the order to take them. */
export interface GuideSection {
  readonly heading: string
  readonly text: readonly string[]
  readonly points: readonly string[]
}

/** What to do about money at one event of life, written by hand and checked on a day. */
export interface Guide {
  /** Last part of the address. */
  readonly slug: string
  /** "Your first job" */
  readonly event: string
  readonly title: string
  readonly summary: string
  readonly checkedOn: IsoDate
  readonly sections: readonly GuideSection[]
  /** Pages of this site that work out what the guide speaks of. */
  readonly next: readonly { readonly href: string; readonly label: string }[]
  readonly sources: readonly { readonly title: string; readonly url: string }[]
}
