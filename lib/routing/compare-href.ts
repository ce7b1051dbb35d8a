import type { Category } from '@/lib/domain/categories/category'
import { routes } from './routes'

/** Where some products of a category are compared, on a scenario as its query says it. */
export function compareHref(
  { id }: Pick<Category, 'id'>,
  products: readonly { readonly slug: string }[],
  scenarioQuery: string,
): string {
  const query = new URLSearchParams(scenarioQuery)
  query.set('category', id)
  for (const { slug } of products) query.append('product', slug)
  return `${routes.compare}?${query}`
}
