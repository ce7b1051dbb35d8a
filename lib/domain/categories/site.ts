import type { Problem } from '../field-problem'
import type { Sen } from '../money'
import type { Product, ProductOf } from '../products/product'
import type { BasisPoints } from '../rate'
import type { HubPath } from './hubs'
import type { CategoryId } from './registry'

/** The kind that schema.org has for a product, with the figures that its page shows; null: not published. */
export type StructuredFacts =
  | { readonly type: 'BankAccount' | 'DepositAccount'; readonly rates: readonly BasisPoints[] | null }
  | { readonly type: 'CreditCard'; readonly charges: readonly BasisPoints[] | null; readonly fee: string | null }
  | {
      readonly type: 'LoanOrCredit'
      readonly amount: { readonly least: Sen; readonly most: Sen } | null
      readonly months: { readonly shortest: number; readonly longest: number } | null
    }

/** A situation of the category in a visitor's own words, as the home page offers it. */
export interface Preset {
  readonly label: string
  /** The id of one of the category's situations. */
  readonly situation: string
  /** Among the presets of all categories: the lowest stands first, and what is most common has it. */
  readonly place: number
}

/** What a category is to the site around its list. The server alone reads it: no browser loads it with the rules. */
export interface SiteSpec<P extends Product> {
  /** The pages above some lists that show this one. */
  readonly hubs: readonly HubPath[]
  /** How to choose, in two sentences. */
  readonly choosing: string
  readonly presets: readonly Preset[]
  readonly structured: (product: P) => StructuredFacts
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
  return {
    ...spec,
    structured: (product) => spec.structured(narrow(product)),
    problems: (product) => spec.problems(narrow(product)),
  }
}
