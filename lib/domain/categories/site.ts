import type { ChartModel } from '../calculator-pages/result'
import type { Values } from '../fields/field'
import type { Product, ProductOf } from '../products/product'
import type { WayOut } from '../products/way-out'
import type { FreeHelp } from '../reference/business-help'
import type { Problem } from '../validation/field-problem'
import type { IsoDate } from '../values/iso-date'
import type { Sen } from '../values/money'
import type { BasisPoints } from '../values/rate'
import type { Evaluation, SumStep } from './category'
import type { HubPath } from './hubs'
import type { CategoryId } from './ids'
import type { PolicyTerm } from './policy-terms'

/** The kind that schema.org has for a product, with the figures that its page shows; null: not published. */
export type StructuredFacts =
  /** `basis`: what a rate is of, where it is not of the money placed alone. */
  | {
      readonly type: 'BankAccount' | 'DepositAccount'
      readonly rates: readonly BasisPoints[] | null
      readonly basis?: string
    }
  | { readonly type: 'CreditCard'; readonly charges: readonly BasisPoints[] | null; readonly fee: string | null }
  | {
      readonly type: 'LoanOrCredit'
      readonly amount: { readonly least: Sen; readonly most: Sen } | null
      readonly months: { readonly shortest: number; readonly longest: number } | null
    }
  /** Anything that is bought at a price. */
  | { readonly type: 'Product'; readonly price: Sen | null }
  /** Insurance, for which schema.org has no kind of its own. */
  | { readonly type: 'FinancialProduct' }

/** A situation of the category in a visitor's own words, as the home page offers it. */
export interface Preset {
  readonly label: string
  /** The id of one of the category's situations. */
  readonly situation: string
  /** Among the presets of all categories: the lowest stands first, and what is most common has it. */
  readonly place: number
}

/** A page of ours beside a list, such as a calculator. */
export interface HelperLink {
  readonly href: string
  readonly label: string
}

/** Points under a title of the category's own, with a page of the seller that tells more. */
export interface BeforeYouBuy {
  readonly title: string
  readonly points: readonly string[]
  readonly link: { readonly url: string; readonly label: string } | null
}

/** A drawing below a list. */
export interface ListChart {
  readonly title: string
  readonly chart: ChartModel
}

/** The same thing bought in another way, worked out for an example. */
export interface Against {
  readonly title: string
  /** Whom and what the example is of, and in what the two differ. */
  readonly text: string
  readonly steps: readonly SumStep[]
  readonly link: { readonly href: string; readonly label: string }
}

/** What a category is to the site around its list. The server alone reads it: no browser loads it with the rules. */
export interface SiteSpec<P extends Product> {
  /** The pages above some lists that show this one. */
  readonly hubs: readonly HubPath[]
  /** How to choose, in two sentences. */
  readonly choosing: string
  readonly presets: readonly Preset[]
  /** What is in the sentence of its list at first where the home page asks it, by field, as it would be typed; absent: it asks for others. */
  readonly example?: Readonly<Record<string, string>>
  /** Pages of ours that help to choose, named on the list, on each product and on the hub; absent: none. */
  readonly helpers?: readonly HelperLink[]
  /** `evaluation` is that of the scenario that its own page starts from. */
  readonly structured: (product: P, evaluation: Pick<Evaluation, 'sortValues'>) => StructuredFacts
  /**
   * Values of the scenario that a product itself settles: its own page starts from them, and does not ask for them while
   * they suit. Absent: it settles none.
   */
  readonly startFrom?: (product: P) => Values
  /** The field of the scenario that says for how many months money is placed; absent: it does not come back on a day. */
  readonly termField?: string
  /** What a buyer should know first, such as what replacing a policy costs; absent: nothing beside who may apply. */
  readonly beforeYouBuy?: (product: P, today: IsoDate) => BeforeYouBuy
  /** Times that begin with a product, whose days a visitor can put in a calendar; absent: none has any. */
  readonly terms?: (product: P) => readonly PolicyTerm[]
  /** A partner that sells its own on its own site. Held equal to its file in `content/partners` by a test; absent: none. */
  readonly partner?: WayOut
  /** Who helps for nothing whom no product fits, named at the end of the list; absent: nobody beside the advice on debt. */
  readonly freeHelp?: readonly FreeHelp[]
  /** A drawing below its list, of no case but an example; `all` is the category. null: nothing to draw; absent: it has none. */
  readonly chart?: (all: readonly P[], today: IsoDate) => ListChart | null
  /** The same thing bought from another category, for its own page: `others` are its products. null: nothing to compare; absent: none has it. */
  readonly against?: {
    readonly category: CategoryId
    readonly work: (product: P, others: readonly Product[], today: IsoDate) => Against | null
  }
  /** What is wrong with a product whose every field is well written, beyond what holds for products of any category. */
  readonly problems: (product: P) => readonly Problem[]
}

/** The same with its product type closed over; takes any product and throws on one of another category. */
export type CategorySite = SiteSpec<Product>

/** Closes a category's part of the site over its product type. */
export function defineSite<C extends CategoryId>(id: C, spec: SiteSpec<ProductOf<C>>): CategorySite {
  const isOwn = (product: Product): product is ProductOf<C> => product.category === id
  const narrow = (product: Product): ProductOf<C> => {
    if (!isOwn(product)) throw new Error(`${product.slug} is a ${product.category}, not a ${id}`)
    return product
  }
  const { beforeYouBuy, terms, startFrom, chart, against, ...rest } = spec
  return {
    ...rest,
    ...(beforeYouBuy && {
      beforeYouBuy: (product: Product, today: IsoDate) => beforeYouBuy(narrow(product), today),
    }),
    ...(terms && { terms: (product: Product) => terms(narrow(product)) }),
    ...(startFrom && { startFrom: (product: Product) => startFrom(narrow(product)) }),
    ...(chart && { chart: (all: readonly Product[], today: IsoDate) => chart(all.map(narrow), today) }),
    ...(against && {
      against: {
        category: against.category,
        work: (product: Product, others: readonly Product[], today: IsoDate) =>
          against.work(narrow(product), others, today),
      },
    }),
    structured: (product, evaluation) => spec.structured(narrow(product), evaluation),
    problems: (product) => spec.problems(narrow(product)),
  }
}
