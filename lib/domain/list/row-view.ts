import type { Balance, Headline, ProductCondition, SumStep } from '../categories/category'
import type { Fact } from '../figures/row'
import type { Issuer } from '../products/issuer'
import type { PaidKind } from '../products/product-base'
import type { AgainstNow } from './against-now'
import type { Verdict } from './verdict'

/** One product of a list, ready to print: what the server sends and what the browser renders after a change. */
export interface RowView {
  readonly slug: string
  readonly href: string
  readonly applyHref: string
  /** What a visitor does there: "Apply", "Buy". */
  readonly wayOut: string
  /** Its way out is a main action. */
  readonly inviting: boolean
  readonly name: string
  /** What it is the first for, such as "Best without a fee"; absent: nothing. */
  readonly badge?: string
  readonly issuer: Pick<Issuer, 'code' | 'name' | 'shortName' | 'mark' | 'colour'>
  /** What its picture shows, see `Category.art`; null: the issuer’s drawing alone. */
  readonly art: string | null
  /** "Visa Platinum · Conventional", "Islamic (tawarruq)". */
  readonly kindText: string
  readonly paid: PaidKind
  readonly headline: Headline
  /** How it compares with what the visitor has now; absent: they said nothing, or it cannot be told. */
  readonly against?: AgainstNow
  readonly facts: readonly Fact[]
  readonly balance: Balance | null
  readonly conditions: readonly ProductCondition[]
  /** null: not ranked, because the figure it would be ranked on is stale or not published. */
  readonly rank: number | null
  /** Another product shares the rank: "10th=". */
  readonly tied: boolean
  /** Worked out when asked for: a list shows one of them at most. */
  readonly why: () => Why
}

/** The sum that placed a row. Recomputing it from what is shown gives the shown rank. */
export interface Why {
  readonly steps: readonly SumStep[]
  /** How the result compares with the neighbours, and the tie-break when one was needed. */
  readonly placing: string
}

/** A list as the page prints it. */
export interface ListView {
  readonly rows: readonly RowView[]
  /** What is said of the first row; null: it is not the first of a ranked list. */
  readonly verdict: Verdict | null
  readonly total: number
  readonly page: number
  readonly pages: number
  /** Widest side of any balance bar of the whole category, in sen: one scale for all rows, whatever is shown. */
  readonly scale: number
  readonly sortBasis: string
  readonly chips: readonly { readonly label: string; readonly removeHref: string }[]
  readonly clearHref: string | null
  readonly caution: { readonly title: string; readonly text: string } | null
  /** Products that each facet option would leave, with the other choices kept. */
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>
}
