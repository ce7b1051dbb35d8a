import 'server-only'
import { categoryNamed, siteOf } from '@/lib/domain/categories/registry'
import { productHref } from '@/lib/domain/list/list-view'
import { followedCase } from '@/lib/domain/shortlist/followed-case'
import { followedFigure } from '@/lib/domain/shortlist/followed-figure'
import { withQuery } from '@/lib/domain/values/query-params'
import type { FollowedProduct } from '@/lib/forms/follow-results'
import { listProducts, today } from './catalogue'

/** A product that somebody asks to be told of, with its figure of today in their case; null where it is not listed. Throws ApiError. */
export async function followedView({ category: name, slug, query: said }: FollowedProduct) {
  const category = categoryNamed(name)
  if (category === null) return null
  const product = (await listProducts(category.id)).products.find((one) => one.slug === slug)
  if (product === undefined) return null
  const day = today()
  const { values, query } = followedCase(category, siteOf(category.id), product, said, day)
  return {
    crumbs: [
      { href: '/', label: 'Home' },
      { href: category.path, label: category.title },
    ],
    product: { category: category.id, slug, query },
    name: product.name,
    href: withQuery(productHref(category, product), query),
    figure: followedFigure(category, product, values, day),
  }
}
