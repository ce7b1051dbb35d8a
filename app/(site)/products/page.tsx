import type { Metadata } from 'next'
import { parentCrumbs } from '@/app/(site)/_parts/crumbs'
import { PageLd } from '@/app/(site)/_parts/page-ld'
import { productGroups } from '@/app/(site)/_parts/product-groups'
import { ProductIndex } from '@/components/home/product-index'
import { routes } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'

export const revalidate = 300

export const metadata: Metadata = pageMetadata({
  path: routes.products,
  title: 'All products: accounts, cards, loans, insurance and more',
  description:
    'Every list of the site with the number of its products, and every product by name: accounts, deposits, cards, loans, insurance and travel eSIMs.',
})

export default async function Products() {
  return (
    <>
      <ProductIndex crumbs={parentCrumbs(routes.products)} groups={await productGroups()} />
      <PageLd path={routes.products} title="All products" />
    </>
  )
}
