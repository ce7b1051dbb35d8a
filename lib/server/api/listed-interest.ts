import type { InterestEntry } from '@/lib/contract/entities/interest'
import { categoryNamed, categoryOf } from '@/lib/domain/categories/registry'
import { productHref } from '@/lib/domain/list/list-view'
import type { KeptInterest } from '@/lib/server/services/clicks/interests'
import type { ClickServices } from './services'

/** An interest with what the site calls it today, and where it shows it. Rejects when the catalogue cannot be used. */
export async function listedInterest(
  interest: KeptInterest,
  services: Pick<ClickServices, 'catalogue' | 'partners'>,
): Promise<InterestEntry> {
  return { ...interest, listed: await listedAs(interest, services) }
}

async function listedAs(
  { product, entityName }: KeptInterest,
  { catalogue, partners }: Pick<ClickServices, 'catalogue' | 'partners'>,
): Promise<InterestEntry['listed']> {
  if (product === null) {
    const partner = partners().find((one) => one.entityName === entityName)
    return partner === undefined ? null : { name: partner.name, path: partner.page }
  }
  const category = categoryNamed(product.category)
  const found = category && (await catalogue()).products[category.id].get(product.slug)
  return found ? { name: found.name, path: productHref(categoryOf(found.category), found) } : null
}
