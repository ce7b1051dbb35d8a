import type { Category } from '@/lib/domain/categories/category'
import type { CategoryId } from '@/lib/domain/categories/ids'
import { filterProducts } from '@/lib/domain/list/filters'
import { listPath } from '@/lib/domain/list/list-model'
import { defaultState } from '@/lib/domain/list/list-query'
import { productHref } from '@/lib/domain/list/list-view'
import type { Product } from '@/lib/domain/products/product'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { absolute } from './site-url'

interface ProductGroup {
  readonly category: Category
  readonly products: readonly Product[]
}

/** A page that is made from some categories' products and changes with them, or one written by hand on a day. */
export type IndexPage =
  | { readonly path: string; readonly categories: readonly CategoryId[] }
  | { readonly path: string; readonly writtenOn: IsoDate }

export interface SitemapEntry {
  readonly url: string
  /** The day of the last change of substance; absent where the page's figures do not tell. */
  readonly lastModified?: IsoDate
}

/** Every page that search engines may index: the given pages, each list and variant, and each product. */
export function sitemapEntries(
  origin: string,
  pages: readonly IndexPage[],
  groups: readonly ProductGroup[],
  today: IsoDate,
): SitemapEntry[] {
  const of = (ids: readonly CategoryId[]) =>
    groups.filter(({ category }) => ids.includes(category.id)).flatMap(({ products }) => products)
  return [
    ...pages.map((page) =>
      'writtenOn' in page
        ? { url: absolute(origin, page.path), lastModified: page.writtenOn }
        : entry(origin, page.path, of(page.categories)),
    ),
    ...groups.flatMap((group) => listEntries(origin, group, today)),
    ...groups.flatMap(({ category, products }) =>
      products.map((product) => entry(origin, productHref(category, product), [product])),
    ),
  ]
}

function listEntries(origin: string, { category, products }: ProductGroup, today: IsoDate): SitemapEntry[] {
  return [null, ...category.variants].map((variant) => {
    const shown = filterProducts(category, products, defaultState(category, today), variant, today)
    return entry(origin, listPath(category, variant), shown)
  })
}

function entry(origin: string, path: string, products: readonly Product[]): SitemapEntry {
  const newest = products.map(({ updatedOn }) => updatedOn).reduce<IsoDate | null>(later, null)
  return { url: absolute(origin, path), ...(newest === null ? {} : { lastModified: newest }) }
}

function later(a: IsoDate | null, b: IsoDate): IsoDate {
  return a === null || b > a ? b : a
}
