import type { GoodwillCheck } from '../calculators/goodwill'
import type { SumStep } from '../categories/category'

/** The one figure that the visitor came for. */
export interface Headline {
  /** `RM425.00` */
  readonly value: string
  /** Stands beside it: `a month`. */
  readonly unit: string
  /** One short line under it: `for RM20,000 over 60 months at 5.50% flat`. */
  readonly basis: string
  readonly tone: 'gain' | 'cost' | 'plain'
}

/** A supporting figure. */
export interface ResultFigure {
  readonly label: string
  readonly value: string
  readonly note: string | null
}

/** What the figures mean, in one or two sentences. */
export interface Verdict {
  readonly tone: 'good' | 'plain' | 'warn'
  readonly text: string
}

/** What the numbers of an axis or a column are: `money` in sen, `rate` in basis points. */
export type Quantity = 'money' | 'rate' | 'whole'

/** Which colour a series has: what it costs, what it brings, the main line, a second line. */
export type SeriesTone = 'cost' | 'gain' | 'main' | 'second'

export interface Series {
  readonly name: string
  readonly tone: SeriesTone
  /** One for each point of the axis, in the chart's quantity; none negative in a stack or in bars. */
  readonly values: readonly number[]
}

interface ChartBase {
  /** Short name: "What you still owe". */
  readonly title: string
  /** What the drawing shows, in words that replace it. */
  readonly description: string
  /** What the values are. */
  readonly quantity: Quantity
  readonly series: readonly Series[]
}

/** Values over a running number, as lines or as areas on top of each other. */
export interface CurveChart extends ChartBase {
  readonly kind: 'lines' | 'stack'
  /** `name` of the axis, such as "Month"; `at` rising whole numbers, at most {@link mostPoints}. */
  readonly axis: { readonly name: string; readonly at: readonly number[] }
}

/** A bar for each name, of one or more parts. */
export interface BarChart extends ChartBase {
  readonly kind: 'bars'
  readonly axis: { readonly name: string; readonly at: readonly string[] }
}

export type ChartModel = CurveChart | BarChart

/** Most points of one chart: more cannot be told apart on a phone and only make the page heavier. */
export const mostPoints = 61
/** Points of a curve without edges: a step of a year over 35 years. */
const smoothPoints = 37

/** A column of a table; `text` and `date` cells are printed as they are, the others are numbers in their unit. */
export interface TableColumn {
  readonly label: string
  readonly kind: Quantity | 'text' | 'date'
}

/** A table of the result, such as a repayment schedule. Each row has one cell for each column. */
export interface ResultTable {
  readonly title: string
  readonly columns: readonly TableColumn[]
  readonly rows: readonly (readonly (number | string)[])[]
}

/** What the letter to the bank rests on, and who gets the goodwill discount. Who draws it puts the words around. */
export interface LetterFacts {
  /** null: nothing of the agreement was entered, and the letter has gaps for it. */
  readonly agreement: LetterAgreement | null
  /** The conditions of the goodwill discount, and all of them together. */
  readonly checks: readonly GoodwillCheck[]
  readonly entitled: GoodwillCheck['outcome']
  /** What the discount asks, by its dated rule. */
  readonly rule: { readonly from: string; readonly signedUntil: string; readonly mostDaysBehind: number }
  readonly writtenOn: string
}

/** What is known of settling a car loan, as it is printed in the letter to the bank. */
export interface LetterAgreement {
  readonly isFlat: boolean
  readonly borrowed: string
  readonly months: number
  readonly rate: string
  readonly instalment: string
  /** By the method of the agreement, without a fee where there is a discount to ask for. */
  readonly asked: string
  /** On the reducing balance, and how much less that is; null where no discount is to be had. */
  readonly other: string | null
  readonly discount: string | null
  readonly signedOn: string
  /** The day of settling; null where the visitor counts by the instalments paid. */
  readonly day: string | null
  readonly paid: number
}

/** A calculator that goes on from here: its figures are posted to it, so that none stands in an address. */
export interface NextSum {
  readonly id: string
  readonly label: string
  readonly values: Readonly<Record<string, string>>
}

/** A worked-out answer. */
export interface Answer {
  readonly kind: 'answer'
  readonly headline: Headline
  readonly figures: readonly ResultFigure[]
  readonly verdict: Verdict | null
  readonly chart: ChartModel | null
  /** The first can be downloaded whole; long ones are folded on the page. */
  readonly tables: readonly ResultTable[]
  /** The sum with its numbers. Each line uses only fields and earlier lines. */
  readonly steps: readonly SumStep[]
  /** A day that comes of it, as a file for a calendar. */
  readonly reminder?: { readonly href: string; readonly label: string }
  readonly letter?: LetterFacts
  readonly next?: NextSum
}

/** The values are readable but have no answer, such as a payment below the interest. */
export interface Refusal {
  readonly kind: 'refusal'
  readonly title: string
  /** Why, and what to change. */
  readonly text: string
  readonly letter?: LetterFacts
}

export type CalculatorResult = Answer | Refusal

/** Positions of at most `most` points from 0 to `last`, both ends included, evenly spread. */
export function pointsUpTo(last: number, most: number = smoothPoints): readonly number[] {
  const step = Math.max(1, Math.ceil(last / (most - 1)))
  const points: number[] = []
  for (let at = 0; at < last; at += step) points.push(at)
  return [...points, last]
}
