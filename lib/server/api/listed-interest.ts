import type { InterestEntry } from '@/lib/contract/entities/interest'
import { categoryNamed, categoryOf, siteOf } from '@/lib/domain/categories/registry'
import { productHref } from '@/lib/domain/list/list-view'
import type { Product } from '@/lib/domain/products/product'
import { followedCase } from '@/lib/domain/shortlist/followed-case'
import { canBeBeaten } from '@/lib/domain/shortlist/rival'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { withQuery } from '@/lib/domain/values/query-params'
import { parseQuestion } from '@/lib/server/services/alerts/question'
import type { KeptInterest } from '@/lib/server/services/clicks/interests'
import type { ClickServices } from './services'

type Services = Pick<ClickServices, 'catalogue' | 'partners' | 'today'>

/** An interest with what the site calls it today, and where it shows it. Rejects when the catalogue cannot be used. */
export async function listedInterest(
  { question, ...interest }: KeptInterest,
  services: Services,
): Promise<InterestEntry> {
  const { product, entityName, kind } = interest
  if (product === null) {
    const partner = services.partners().find((one) => one.entityName === entityName)
    return {
      ...interest,
      alert: null,
      listed: partner === undefined ? null : { name: partner.name, path: partner.page },
    }
  }
  const category = categoryNamed(product.category)
  const found = (category && (await services.catalogue()).products[category.id].get(product.slug)) ?? null
  if (found === null) return { ...interest, alert: null, listed: null }
  const path = productHref(categoryOf(found.category), found)
  const alert = kind === 'alert' ? alertOf(found, question, services.today()) : null
  return { ...interest, alert, listed: { name: found.name, path: withQuery(path, alert?.case ?? '') } }
}

function alertOf(product: Product, question: string | null, day: IsoDate): NonNullable<InterestEntry['alert']> {
  const category = categoryOf(product.category)
  const asked = parseQuestion(question)
  const { query, values } = followedCase(category, siteOf(category.id), product, asked.query, day)
  return {
    case: query,
    words: query === '' ? null : category.scenarioText(values),
    least: canBeBeaten(category) ? asked.least : null,
    rhythm: asked.rhythm,
  }
}
