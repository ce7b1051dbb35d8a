import type { IsoDate } from '../values/iso-date'

/** What the figure that leads a product was from a day on, in the case that its page starts from. */
export interface FigureStep {
  readonly on: IsoDate
  /** As the site prints it; for an offer that was not open, the words that say so. */
  readonly text: string
  /** In the unit of the figure's order; null: nothing to draw. */
  readonly value: number | null
}

/** All that is known of a product's figure, the oldest first: at least one step. */
export interface FigureSteps {
  /** What the figure is called, such as "total cost". */
  readonly name: string
  /** The case in words: "RM10,000 over 12 months". */
  readonly scenario: string
  readonly steps: readonly FigureStep[]
}
