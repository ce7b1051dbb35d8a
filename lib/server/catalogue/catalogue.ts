import { assertNever } from '@/lib/domain/assert-never'
import type { CategoryId } from '@/lib/domain/categories/registry'
import type { IsoDate } from '@/lib/domain/iso-date'
import type { Product, ProductOf } from '@/lib/domain/products/product'
import type { Issuer } from '@/lib/domain/products/product-base'
import type { Partner, PartnerAddress } from './read-partner'

/** Every product and issuer, checked as a whole. Maps go by slug, products in the order of their slugs. */
export interface Catalogue {
  readonly issuers: ReadonlyMap<string, Issuer>
  readonly products: { readonly [C in CategoryId]: ReadonlyMap<string, ProductOf<C>> }
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

/** Puts checked parts together. `floor` is the day used when there is no product at all. */
export function buildCatalogue(partners: readonly Partner[], products: readonly Product[], floor: IsoDate): Catalogue {
  const byCategory = {
    'savings-account': new Map<string, ProductOf<'savings-account'>>(),
    'current-account': new Map<string, ProductOf<'current-account'>>(),
    'fixed-deposit': new Map<string, ProductOf<'fixed-deposit'>>(),
    'credit-card': new Map<string, ProductOf<'credit-card'>>(),
    'personal-loan': new Map<string, ProductOf<'personal-loan'>>(),
  }
  for (const product of products) {
    switch (product.category) {
      case 'savings-account':
        byCategory[product.category].set(product.slug, product)
        break
      case 'current-account':
        byCategory[product.category].set(product.slug, product)
        break
      case 'fixed-deposit':
        byCategory[product.category].set(product.slug, product)
        break
      case 'credit-card':
        byCategory[product.category].set(product.slug, product)
        break
      case 'personal-loan':
        byCategory[product.category].set(product.slug, product)
        break
      default:
        assertNever(product)
    }
  }
  const checked = products.flatMap((product) => Object.values(product.sources).map((source) => source.checkedOn))
  const changed = products.map((product) => product.updatedOn)
  return {
    issuers: new Map(partners.map(({ issuer }) => [issuer.slug, issuer])),
    products: byCategory,
    addresses: new Map(partners.map(({ issuer, address }) => [issuer.slug, address])),
    asOf: checked.length === 0 ? floor : newest(checked, checked[0] ?? floor),
    updatedOn: changed.length === 0 ? floor : newest(changed, changed[0] ?? floor),
  }
}
