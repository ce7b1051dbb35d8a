import type { CategoryId } from '@/lib/domain/categories/ids'
import { categoryIds } from '@/lib/domain/categories/load'
import type { Issuer } from '@/lib/domain/products/issuer'
import type { Product, ProductOf } from '@/lib/domain/products/product'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import type { Partner, PartnerAddress } from './read-partner'

/** A category's products by slug, for each category. */
type ProductMaps = { readonly [C in CategoryId]: ReadonlyMap<string, ProductOf<C>> }

/** Every product and issuer, checked as a whole. Maps go by slug, products in the order of their slugs. */
export interface Catalogue {
  readonly issuers: ReadonlyMap<string, Issuer>
  readonly products: ProductMaps
  /** Where each issuer takes applications, by its slug. */
  readonly addresses: ReadonlyMap<string, PartnerAddress>
  /** The newest day on which a source was checked. */
  readonly asOf: IsoDate
  /** The newest day on which a product changed. */
  readonly updatedOn: IsoDate
}

function newest(days: Iterable<IsoDate>, floor: IsoDate): IsoDate {
  let latest = floor
  for (const day of days) if (day > latest) latest = day
  return latest
}

/** Whether there is a map for each category: what is put together key by key is not typed key by key. */
function hasEach(maps: Readonly<Record<string, ReadonlyMap<string, Product>>>): maps is ProductMaps {
  return categoryIds.every((id) => maps[id] !== undefined)
}

function byCategory(products: readonly Product[]): ProductMaps {
  const mapOf = (id: CategoryId) =>
    new Map(products.filter(({ category }) => category === id).map((product) => [product.slug, product]))
  const maps = Object.fromEntries(categoryIds.map((id) => [id, mapOf(id)]))
  if (!hasEach(maps)) throw new Error('A category has no map of its products')
  return maps
}

/** Puts checked parts together. `floor` is the day used when there is no product at all. */
export function buildCatalogue(partners: readonly Partner[], products: readonly Product[], floor: IsoDate): Catalogue {
  const checked = products.flatMap((product) => Object.values(product.sources).map((source) => source.checkedOn))
  const changed = products.map((product) => product.updatedOn)
  return {
    issuers: new Map(partners.map(({ issuer }) => [issuer.slug, issuer])),
    products: byCategory(products),
    addresses: new Map(partners.map(({ issuer, address }) => [issuer.slug, address])),
    asOf: checked.length === 0 ? floor : newest(checked, checked[0] ?? floor),
    updatedOn: changed.length === 0 ? floor : newest(changed, changed[0] ?? floor),
  }
}
