import 'server-only'
import { type Category, isOffered } from '@/lib/domain/categories/category'
import { siteOf } from '@/lib/domain/categories/registry'
import type { CategorySite } from '@/lib/domain/categories/site'
import { startingScenario } from '@/lib/domain/detail/detail-scenario'
import { figureHistory, historySentence } from '@/lib/domain/detail/figure-history'
import type { Values } from '@/lib/domain/fields/field'
import { lastDayOf } from '@/lib/domain/list/site-changes'
import type { Product } from '@/lib/domain/products/product'
import type { CategoryToday, ProductTerm, ProductToday } from '@/lib/domain/shortlist/shortlisted-product'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { catalogueHistory } from '@/lib/server/data/content/changes'
import { listProducts, today } from './catalogue'

function productToday(category: Category, product: Product, day: IsoDate): ProductToday {
  const site = siteOf(category.id)
  const scenario = startingScenario(category, site, product, day)
  const evaluation = category.evaluate(product, scenario, day)
  const { value, unit, basis } = evaluation.headline
  const facts = evaluation.facts.map(({ label, value: said, note }) => ({
    label,
    value: note === null ? said : `${said} (${note})`,
  }))
  return {
    name: product.name,
    ended: !isOffered(evaluation),
    figures: [{ label: 'With typical figures', value: `${value} ${unit}, ${basis}`.replace(' ,', ',') }, ...facts],
    endsOn: lastDayOf(product),
    terms: termsOf(site, product, scenario),
    history: historyOf(category, site, product, day),
  }
}

function historyOf(category: Category, site: CategorySite, product: Product, day: IsoDate): string | null {
  const recorded = catalogueHistory()?.figures[`${category.id}/${product.slug}`]
  const history = figureHistory(category, site, product, recorded, day)
  return history && historySentence(history)
}

/** What a policy counts from its start, and the end of the months for which money is placed. */
function termsOf(site: CategorySite, product: Product, scenario: Values): readonly ProductTerm[] {
  const months = site.termField === undefined ? null : Number(scenario[site.termField])
  const placed = months === null ? [] : [{ label: `Ends, for ${months} months`, after: { months } }]
  return [...placed, ...(site.terms?.(product) ?? []).map(({ label, after }) => ({ label, after }))]
}

/** What every product of a category says today, on the scenario that its own page starts from. Throws ApiError. */
export async function categoryToday(category: Category): Promise<CategoryToday> {
  const day = today()
  const { products } = await listProducts(category.id)
  return {
    day,
    path: category.path,
    products: Object.fromEntries(products.map((product) => [product.slug, productToday(category, product, day)])),
  }
}
