import 'server-only'
import { type Category, isOffered } from '@/lib/domain/categories/category'
import { siteOf } from '@/lib/domain/categories/registry'
import { startingScenario } from '@/lib/domain/detail/detail-scenario'
import type { Product } from '@/lib/domain/products/product'
import type { CategoryToday, ProductToday } from '@/lib/domain/shortlist/kept-product'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { listProducts, today } from './catalogue'

function productToday(category: Category, product: Product, day: IsoDate): ProductToday {
  const scenario = startingScenario(category, siteOf(category.id), product, day)
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
  }
}

/** What every product of a category says today, on the scenario that its own page starts from. Throws ApiError. */
export async function categoryToday(category: Category): Promise<CategoryToday> {
  const day = today()
  const { products } = await listProducts(category.id)
  return {
    day,
    products: Object.fromEntries(products.map((product) => [product.slug, productToday(category, product, day)])),
  }
}
