import type { Figure, ShelfLife } from '../figure'
import type { IsoDate } from '../iso-date'
import type { Sen } from '../money'
import type { Product } from '../products/product'
import type { CategoryId } from './registry'

/** What a visitor may change about the case that products are weighed on. Money is in sen, terms in months. */
export interface AssumptionField {
  /** Query name, kebab-case, stable: addresses are shared. */
  readonly name: string
  readonly label: string
  readonly kind: 'money' | 'months' | 'count' | 'yes-no'
  readonly default: number
  readonly min: number
  readonly max: number
  /** Why the bounds are what they are, shown when a value falls outside. */
  readonly reason: string
  readonly hint: string | null
}

/** One whole number for each assumption field, within its bounds. */
export type Assumptions = Readonly<Record<string, number>>

export type FigureState = 'fresh' | 'stale' | 'missing'

/** The one number that matters on a row. `tone` cost: the product takes more than it gives. */
export interface Hero {
  readonly value: string
  readonly unit: string
  readonly basis: string
  readonly tone: 'gain' | 'cost' | 'plain'
  readonly state: FigureState
  readonly checkedOn: IsoDate | null
}

/** A supporting figure. All products of a category give the same facts in the same order so that columns align. */
export interface Fact {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly note: string | null
  readonly state: FigureState
  readonly checkedOn: IsoDate | null
}

/** Both sides of the balance bar, in ringgit for the visitor's case. */
export interface Balance {
  readonly takes: Sen
  readonly gives: Sen
}

/** A condition of the product in a few words. */
export interface Chip {
  readonly label: string
  readonly tone: 'plain' | 'warn'
}

/** One line of the sum behind a figure: what, how, result. Each later line uses only what earlier lines show. */
export interface SumStep {
  readonly label: string
  readonly formula: string
  readonly result: string
  /** The id of the one order whose sum this line belongs to; absent: the sum behind the product's own figures. */
  readonly sort?: string
}

/**
 * What a sort or a weight reads. `stale` figures are shown but not ranked; `missing` is never best. `value` is in the
 * sort's own unit (sen, basis points, months); `text` is how the page prints it.
 */
export type Score =
  | { readonly state: 'known'; readonly value: number; readonly text: string }
  | { readonly state: 'stale'; readonly value: number; readonly text: string }
  | { readonly state: 'missing'; readonly text: string }

/** What an order reads of a product, without words. The value counts only where the state is not `missing`. */
export interface Measure {
  readonly state: Score['state']
  readonly value: number
}

/** The part of a weighing that the order of a list needs. */
export interface Measures {
  readonly balance: Balance | null
  readonly scores: Readonly<Record<string, Measure>>
}

/** A product weighed on the visitor's case. `scores` has one entry for each sort of the category. */
export interface Weighing {
  readonly hero: Hero
  readonly facts: readonly Fact[]
  /** null where a side is not known or not money. */
  readonly balance: Balance | null
  readonly chips: readonly Chip[]
  /** The main sum, then the whole sum of each order that is not explained by it; see `sum-steps.ts`. */
  readonly steps: readonly SumStep[]
  readonly scores: Readonly<Record<string, Score>>
}

/** An order that a visitor may choose. Ties fall to the product's name, then its slug. */
export interface Sort {
  readonly id: string
  readonly label: string
  readonly better: 'higher' | 'lower'
  /** One line under the list: what the order reads, for this case. */
  readonly basis: (assumptions: Assumptions) => string
  /** What this counts as in the visitor's own weights, such as "What it earns"; null: not offered as a weight. */
  readonly weightLabel: string | null
  readonly defaultWeight: number
}

export interface FacetOption<P> {
  readonly value: string
  readonly label: string
  readonly matches: (product: P, today: IsoDate) => boolean
}

/** `any`: keep what matches one chosen option. `all`: every chosen option. `leave-out`: drop what matches one. */
export interface Facet<P> {
  readonly id: string
  readonly legend: string
  readonly mode: 'any' | 'all' | 'leave-out'
  readonly options: readonly FacetOption<P>[]
}

/** Chosen option values by facet id. */
export type Selection = Readonly<Record<string, readonly string[]>>

/** A visitor's situation: a preset of facets and an order, with one caution that belongs to it. */
export interface Situation {
  readonly id: string
  readonly title: string
  readonly selection: Selection
  readonly sort: string | null
  readonly caution: { readonly title: string; readonly text: string } | null
}

/** One row of the detail page and of the compare table. */
export interface DetailRow {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly note: string | null
  readonly state: FigureState
  /** Name of the source in the product's table; null when the figure is not published. */
  readonly source: string | null
  readonly checkedOn: IsoDate | null
}

export interface DetailGroup {
  readonly title: string
  readonly rows: readonly DetailRow[]
}

/** Where a rule comes from: `key` names an entry of the product's sources; `text` names a law or a practice. */
export type RuleSource =
  | { readonly kind: 'product'; readonly key: string }
  | { readonly kind: 'public'; readonly text: string }

/** A rule of who may apply beyond the common requirements. */
export interface ExtraRule {
  readonly id: string
  readonly label: string
  readonly source: RuleSource
  readonly check: (applicant: Applicant) => 'pass' | 'fail' | 'cannot-tell'
}

/** What a visitor says about themselves; never leaves the device. null: not said. */
export interface Applicant {
  readonly age: number | null
  readonly monthlyIncome: Sen | null
  readonly residency: string | null
  readonly workerKind: string | null
  readonly newToBank: boolean | null
  readonly cardIssuers: number | null
  readonly monthlyCommitments: Sen | null
}

/** A page that shows a part of a category under its own address, such as /credit-card/cashback. */
export interface Variant {
  readonly slug: string
  readonly title: string
  readonly lede: string
  readonly selection: Selection
}

/** Everything the site needs to know to list, weigh, explain and compare one kind of product. */
export interface CategorySpec<P extends Product, C = P['category']> {
  readonly id: C
  /** Address of the list, such as /investment/fixed-deposit; details lie one segment below. */
  readonly path: string
  readonly title: string
  readonly singular: string
  readonly plural: string
  /** One sentence under the title: what is ranked and how. */
  readonly lede: string
  /** Lead of the assumption bar, such as "What you spend in a month". */
  readonly caseTitle: string
  /** The case in words: "RM10,000 over 12 months". */
  readonly caseText: (assumptions: Assumptions) => string
  readonly fields: readonly AssumptionField[]
  readonly facets: readonly Facet<P>[]
  readonly situations: readonly Situation[]
  /** The first is the default. */
  readonly sorts: readonly Sort[]
  readonly variants: readonly Variant[]
  readonly is: (product: Product) => product is P
  /** What kind within the category, such as `Visa Platinum`; absent: there is one kind only. */
  readonly kindName?: (product: P) => string
  readonly weigh: (product: P, assumptions: Assumptions, today: IsoDate) => Weighing
  /** The scores and the balance of `weigh` without a word: long lists are put in order by it. Absent: by `weigh`. */
  readonly measure?: (product: P, assumptions: Assumptions, today: IsoDate) => Measures
  readonly detail: (product: P, today: IsoDate) => readonly DetailGroup[]
  readonly rules: (product: P) => readonly ExtraRule[]
  /** What the visitor has now, as a column of the comparison. */
  readonly ownFields: readonly AssumptionField[]
  readonly ownProduct: (values: Assumptions, today: IsoDate) => P
  /** Figures that a list may call stale, with their shelf life: used by the catalogue check. */
  readonly rankedFigures: (product: P) => readonly { readonly figure: Figure<unknown>; readonly life: ShelfLife }[]
}

/** One category with its product type closed over; takes any product and throws on one of another category. */
export type Definition<C extends string> = CategorySpec<Product, C>

/** Any category. */
export type Category = Definition<CategoryId>

/** Closes a category over its product type. */
export function defineCategory<P extends Product>(spec: CategorySpec<P>): Definition<P['category']> {
  const narrow = (product: Product): P => {
    if (!spec.is(product)) throw new Error(`${product.slug} is a ${product.category}, not a ${spec.id}`)
    return product
  }
  const { kindName, measure, ...rest } = spec
  const named = kindName === undefined ? {} : { kindName: (product: Product) => kindName(narrow(product)) }
  const measured =
    measure === undefined
      ? {}
      : {
          measure: (product: Product, assumptions: Assumptions, today: IsoDate) =>
            measure(narrow(product), assumptions, today),
        }
  return {
    ...rest,
    ...named,
    ...measured,
    is: (product: Product): product is Product => spec.is(product),
    facets: spec.facets.map((facet) => ({
      ...facet,
      options: facet.options.map((option) => ({
        ...option,
        matches: (product: Product, today: IsoDate) => option.matches(narrow(product), today),
      })),
    })),
    weigh: (product, assumptions, today) => spec.weigh(narrow(product), assumptions, today),
    detail: (product, today) => spec.detail(narrow(product), today),
    rules: (product) => spec.rules(narrow(product)),
    rankedFigures: (product) => spec.rankedFigures(narrow(product)),
  }
}
