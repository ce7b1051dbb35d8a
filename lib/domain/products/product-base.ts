import type { CategoryId } from '../categories/ids'
import type { Sources } from '../figures/figure'
import type { FiguresOf, FigureTable } from '../figures/figure-table'
import type { IsoDate } from '../values/iso-date'
import type { Issuer } from './issuer'
import type { AnyTraitFields, TraitFields, Traits } from './traits'

/** How we are paid for a product. Shown on every row; nothing that orders products may read it. */
export const paidKinds = ['none', 'click', 'lead', 'approval'] as const
export type PaidKind = (typeof paidKinds)[number]

/** What every product has, whatever its category. */
export interface ProductCore<C extends CategoryId> {
  readonly category: C
  readonly slug: string
  readonly name: string
  readonly issuer: Issuer
  readonly summary: string
  readonly sources: Sources
  /** Names the source that is the product's own page. */
  readonly officialSource: string
  readonly paid: PaidKind
  /** Invented for demonstration; pages that show it say so. */
  readonly sample: boolean
  /** Day the file last changed in substance: the sitemap's lastmod. */
  readonly updatedOn: IsoDate
}

/** What the products of a category have beside the core: traits that it shares with others, and figures of its own. */
export interface ProductTable {
  readonly traits: Traits
  readonly figures: FigureTable
}

/** The product type of a category with this table. */
export type ProductOfTable<C extends CategoryId, T extends ProductTable> = ProductCore<C> &
  TraitFields<T['traits'], FiguresOf<T['figures']>> &
  FiguresOf<T['figures']>

/** A product of any category with what it may have of each trait, and none of its figures. */
export type AnyProduct = ProductCore<CategoryId> & AnyTraitFields

/** Islamic products use their own words throughout. */
export function isIslamic({ shariah = null }: AnyProduct): boolean {
  return shariah !== null
}

/** `Islamic` or `conventional`, as a word of a sentence; null where products are neither. */
export function shariahWord({ shariah }: AnyProduct): string | null {
  if (shariah === undefined) return null
  return shariah === null ? 'conventional' : 'Islamic'
}

/** The source in which terms that have none of their own were read: the disclosure sheet where there is one. */
export function termsSource({ disclosureSource, officialSource }: AnyProduct): string {
  return disclosureSource ?? officialSource
}
