import type { OldRate } from '../country-rates/old-rate'
import type { FieldMap, Values, ValuesOf } from '../fields/field'
import type { Figure, ShelfLife } from '../figures/figure'
import type { DetailGroup, Fact, FactSentences, FigureState } from '../figures/row'
import type { Product } from '../products/product'
import type { ProductTable } from '../products/product-base'
import type { Restriction } from '../products/restriction'
import type { IsoDate } from '../values/iso-date'
import type { Sen } from '../values/money'
import type { CaseHooks } from './case-hooks'
import type { CategoryId } from './ids'
import type { NextQuestion } from './next-question'
import type { Spread } from './spread'

/** The one number that matters on a row. `tone` cost: the product takes more than it gives. */
export interface Headline {
  readonly value: string
  readonly unit: string
  /** A second figure with its name, always shown under the first: "4.10% effective rate"; absent: none. */
  readonly line?: string
  readonly basis: string
  readonly tone: 'gain' | 'cost' | 'plain'
  readonly state: FigureState
  readonly checkedOn: IsoDate | null
  /** A rate of the country that it is worked out with, where that was not checked for too long; absent: none is. */
  readonly oldRate?: OldRate
}

/** Both sides of the balance bar, in ringgit for the visitor's scenario. */
export interface Balance {
  readonly takes: Sen
  readonly gives: Sen
}

/** What the product asks (`plain`), a catch (`warn`) or something it gives beside its figures (`plus`), in a few words. */
export interface ProductCondition {
  readonly label: string
  readonly tone: 'plain' | 'warn' | 'plus'
  /** The same for a sentence, without a full stop, where a chip has room for less; absent: as the chip says it. */
  readonly says?: string
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
 * What a sort or a weight reads of a product. `stale` is shown but not ranked; `missing` is never best; `not-offered` is
 * had in an offer alone that is not open. `value` is in the sort's own unit (sen, basis points, months). `words` stands
 * where the sort's own print or its `missing` would say too little, such as "No charge" for 0 or the figure that is not
 * published; null: the sort's own.
 */
export type SortValue =
  | { readonly state: 'known' | 'stale'; readonly value: number; readonly words: string | null }
  | { readonly state: 'missing'; readonly words: string | null }
  | { readonly state: 'not-offered'; readonly words: string }

/** A product evaluated on the visitor's scenario. `sortValues` has one entry for each sort of the category. */
export interface Evaluation {
  /** What an order reads: worked out at once, without a word where the sort has the words. */
  readonly sortValues: Readonly<Record<string, SortValue>>
  /** null where a side is not known or not money. */
  readonly balance: Balance | null
  readonly headline: Headline
  readonly facts: readonly Fact[]
  readonly conditions: readonly ProductCondition[]
  /** The main sum, then the whole sum of each order that is not explained by it; see `sum-steps.ts`. */
  readonly steps: readonly SumStep[]
}

/** Whether a product can be had today: false while it is had in an offer alone that is not open. */
export function isOffered({ sortValues }: Pick<Evaluation, 'sortValues'>): boolean {
  return Object.values(sortValues).every(({ state }) => state !== 'not-offered')
}

/** Whether its way out is a main action: it can be had today, and no figure of its own that it is ranked on is out of date. */
export function isInviting(evaluation: Pick<Evaluation, 'sortValues' | 'headline'>): boolean {
  return isOffered(evaluation) && evaluation.headline.state !== 'stale'
}

/** An order that a visitor may choose. Equal results are told apart as `ties.ts` says. `S` is the scenario's type. */
export interface Sort<S = Values> {
  readonly id: string
  /** As the menu of orders says it: "Lowest total cost". */
  readonly label: string
  /** What its figure is called under any product, best or not: "total cost". */
  readonly name: string
  readonly better: 'higher' | 'lower'
  /** One line under the list: what the order reads, for this scenario. */
  readonly basis: (scenario: S) => string
  /** A value in the sort's own unit as the list prints it. */
  readonly print: (value: number) => string
  /** What is printed where there is no value. */
  readonly missing: string
  /** What this counts as in the visitor's own weights, such as "What it earns"; null: not offered as a weight. */
  readonly weightLabel: string | null
  readonly defaultWeight: number
  /** Where no fact of a row shows this figure: what the line under its headline says while the list is in this order. `result` is the printed value. */
  readonly onLine?: (result: string) => string
}

/** What an order reads of a product, as the page prints it. */
export interface SortResult {
  readonly state: SortValue['state']
  readonly text: string
}

/** What an order reads of a product, as the list prints it. */
export function sortText({ print, missing }: Pick<Sort, 'print' | 'missing'>, value: SortValue | undefined): string {
  return value?.words ?? (value !== undefined && 'value' in value ? print(value.value) : missing)
}

export interface FacetOption<P> {
  readonly value: string
  readonly label: string
  readonly matches: (product: P, today: IsoDate) => boolean
  /** What a visitor who chooses it says of themselves; absent: nothing. */
  readonly says?: Restriction
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

/** Where a rule comes from: `key` names an entry of the product's sources; `text` names a law or a practice. */
export type RuleSource =
  | { readonly kind: 'product'; readonly key: string }
  | { readonly kind: 'public'; readonly text: string }

/** `caution`: no published rule is against it, but common practice or what is left to live on is. */
export type RuleOutcome = 'pass' | 'fail' | 'caution' | 'cannot-tell'

/** A rule of who may apply beyond the common requirements. */
export interface ExtraRule {
  readonly id: string
  readonly label: string
  readonly source: RuleSource
  /** What `check` reads of the applicant: only that is asked. */
  readonly reads: readonly (keyof Applicant)[]
  readonly check: (applicant: Applicant) => RuleOutcome
  /** What it comes to for this applicant, beside the rule and with the verdict; null or absent: nothing more than how it comes out. */
  readonly tells?: (applicant: Applicant) => string | null
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
  /** After EPF, SOCSO and tax. */
  readonly netIncome: Sen | null
  /** What is needed a month besides repayments. */
  readonly living: Sen | null
  /** A member of the co-operative or society that offers the product. */
  readonly member: boolean | null
  readonly guarantor: boolean | null
  readonly purpose: string | null
}

/** What a list says of the first product, in the order in use, that one option of a filter keeps: "Best without a fee". */
export interface Badge {
  readonly facet: string
  readonly option: string
  readonly label: string
}

/** A page that shows a part of a category under its own address, such as /credit-card/cashback. */
export interface Variant {
  readonly slug: string
  readonly title: string
  readonly lede: string
  readonly selection: Selection
}

/** Everything the site needs to know to list, evaluate, explain and compare one kind of product. */
export interface CategorySpec<P extends Product, S extends FieldMap, O extends FieldMap, C = P['category']>
  extends CaseHooks<P, ValuesOf<S>, ExtraRule> {
  readonly id: C
  /** Address of the list, such as /investment/fixed-deposit; details lie one segment below. */
  readonly path: string
  readonly title: string
  readonly singular: string
  readonly plural: string
  /** One sentence under the title: what is ranked and how. */
  readonly lede: string
  /**
   * Facts as sentences without a full stop, by the id of the fact, for the reason why a product is first; absent, or not named: its label and
   * its value.
   */
  readonly factSentences?: FactSentences
  /** What to ask next, for the first row of the list; absent: no calculator answers more. */
  readonly next?: readonly NextQuestion[]
  /** What a visitor does at the issuer, as a button says it, such as "Buy"; absent: Apply. */
  readonly wayOut?: string
  /** What its products have beside the core: shared traits, and figures of its own with what is said of each. */
  readonly table: ProductTable
  /** What a visitor tells, on which products are evaluated. */
  readonly scenario: S
  /** Lead of the scenario's form, such as "What you spend in a month". */
  readonly scenarioTitle: string
  /** What a list asks first, with a field's name in braces where something is filled in: "I have {amount} for {months}." */
  readonly sentence: string
  /** The scenario in words: "RM10,000 over 12 months". */
  readonly scenarioText: (scenario: ValuesOf<S>) => string
  /** Fields of its form that change others; absent: none does. */
  readonly spread?: Spread
  readonly facets: readonly Facet<P>[]
  /** Beside those that every list has (`lib/domain/list/badges.ts`); absent: none. */
  readonly badges?: readonly Badge[]
  readonly situations: readonly Situation[]
  /** The first is the default; equal results of the others fall to it. */
  readonly sorts: readonly Sort<ValuesOf<S>>[]
  /**
   * The order whose figure a product's headline is: in the others a row is headed by theirs. null: the headline leads in
   * every order, and the row shows the figure of each order elsewhere.
   */
  readonly headlineSort: string | null
  readonly variants: readonly Variant[]
  readonly is: (product: Product) => product is P
  /** What kind within the category, such as `Visa Platinum`; absent: there is one kind only. */
  readonly kindName?: (product: P) => string
  /** What its picture shows beside the issuer's colour, as class names of `styles/card-art.css`; absent: it has none. */
  readonly art?: (product: P) => string
  /** Whether a product is of any use in a scenario: a list leaves out what is not. Absent: each is in each. */
  readonly suits?: (product: P, scenario: ValuesOf<S>) => boolean
  /**
   * What must be said to whoever has this scenario, before any situation's caution; `listed` are the products of the list
   * that are to be had. Absent: nothing.
   */
  readonly caution?: (scenario: ValuesOf<S>, listed: readonly P[], today: IsoDate) => Situation['caution']
  readonly evaluate: (product: P, scenario: ValuesOf<S>, today: IsoDate) => Evaluation
  readonly detail: (product: P, today: IsoDate) => readonly DetailGroup[]
  readonly rules: (product: P) => readonly ExtraRule[]
  /**
   * What borrowing on a scenario adds to repayments a month, in sen, at the dearest that is published; null: not offered for
   * it, or not known. Absent: nothing is borrowed.
   */
  readonly instalment?: (product: P, scenario: ValuesOf<S>, today: IsoDate) => Sen | null
  /** What the visitor has now, as a column of the comparison. */
  readonly ownFields: O
  readonly ownProduct: (values: ValuesOf<O>, today: IsoDate) => P
  /** Figures that a list may call stale, with their shelf life: used by the catalogue check. */
  readonly rankedFigures: (product: P) => readonly { readonly figure: Figure<unknown>; readonly life: ShelfLife }[]
}

/**
 * One category with the types of its products and its scenario closed over: it takes any product and any values, and
 * throws for those of another category.
 */
export interface Definition<C extends string>
  extends Omit<
      CategorySpec<Product, FieldMap, FieldMap, C>,
      | keyof CaseHooks<Product, Values, ExtraRule>
      | ('scenarioText' | 'sorts' | 'suits' | 'caution' | 'evaluate' | 'instalment' | 'ownProduct')
      | ('scenario' | 'ownFields')
    >,
    CaseHooks<Product, Values, ExtraRule> {
  readonly scenario: FieldMap
  /** A field of the scenario is personal: what a visitor tells of it stands in no address, and with script in no request. */
  readonly personal: boolean
  readonly scenarioText: (scenario: Values) => string
  readonly sorts: readonly Sort[]
  readonly suits?: (product: Product, scenario: Values) => boolean
  readonly caution?: (scenario: Values, listed: readonly Product[], today: IsoDate) => Situation['caution']
  readonly evaluate: (product: Product, scenario: Values, today: IsoDate) => Evaluation
  readonly instalment?: (product: Product, scenario: Values, today: IsoDate) => Sen | null
  readonly ownFields: FieldMap
  readonly ownProduct: (values: Values, today: IsoDate) => Product
}

/** Any category. */
export type Category = Definition<CategoryId>
