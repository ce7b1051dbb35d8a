import { isDeepStrictEqual } from 'node:util'
import { productSchema } from '@/lib/contract/entities/product'
import type { Category } from '@/lib/domain/categories/category'
import { categoryList, siteOf } from '@/lib/domain/categories/registry'
import { wayOutTo } from '@/lib/domain/content/partner'
import { defaultState } from '@/lib/domain/list/list-query'
import { rankProducts } from '@/lib/domain/list/ranking'
import type { Product } from '@/lib/domain/products/product'
import { printFinding } from '@/lib/server/catalogue/findings'
import type { Content, ContentPromise } from './content'

const productsOf = ({ catalogue }: Content, { id }: Category): readonly Product[] => [
  ...catalogue.products[id].values(),
]
const every = (content: Content) => categoryList.flatMap((category) => productsOf(content, category))
const slugs = (products: readonly Product[]) => products.map(({ slug }) => slug)

function arrivesWhole(product: Product): boolean {
  const sent: unknown = JSON.parse(JSON.stringify(product))
  const arrived = productSchema.safeParse(sent)
  return arrived.success && isDeepStrictEqual(JSON.parse(JSON.stringify(arrived.data)), sent)
}

/** Promises of the catalogue and of what belongs to its products. */
export const cataloguePromises: readonly ContentPromise[] = [
  {
    title: 'passes the check of npm run catalogue:check',
    broken: ({ findings }) => findings.map(printFinding),
  },
  {
    title: 'marks a product as a sample exactly where its issuer is invented',
    broken: (content) => slugs(every(content).filter(({ sample, issuer }) => sample !== issuer.invented)),
  },
  {
    title: 'has no product that changes on its way through the API',
    broken: (content) => slugs(every(content).filter((product) => !arrivesWhole(product))),
  },
  {
    title: 'lists every product once in its category, with a page of figures',
    broken: (content) =>
      categoryList.flatMap((category) => {
        const products = productsOf(content, category)
        const { today } = content
        const rows = rankProducts(category, products, defaultState(category, today), today).rows()
        const listed = rows.map(({ product }) => product.slug)
        const wrong = products.filter(({ slug }) => listed.filter((one) => one === slug).length !== 1)
        const bare = products.filter((product) =>
          category.detail(product, today).every(({ rows: all }) => all.length === 0),
        )
        return slugs([...wrong, ...bare])
      }),
  },
  {
    title: 'has vouchers only for products that are listed and of the issuer that the voucher names',
    broken: ({ vouchers, catalogue }) =>
      vouchers.flatMap(({ slug, sample, partner, use }) => {
        if (use.at !== 'product') return sample ? [`${slug} is a sample for a real partner`] : []
        const issuer = catalogue.products[use.category].get(use.slug)?.issuer
        return issuer?.slug === partner.slug && issuer.invented === sample ? [] : [slug]
      }),
  },
  {
    title: 'says of a partner what the list below which the partner stands says',
    broken: ({ partners }) =>
      categoryList.flatMap(({ id, path }) => {
        const partner = partners.find(({ page }) => page === path)
        const wayOut = partner === undefined ? null : wayOutTo(partner)
        return isDeepStrictEqual(siteOf(id).partner ?? null, wayOut) ? [] : [id]
      }),
  },
]
