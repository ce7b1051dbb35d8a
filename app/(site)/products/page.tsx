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
  title: 'All products by kind',
  description:
    'Every savings account, current account, fixed deposit, credit card and personal loan on the site, by kind and name, each with its own page.',
})

export default async function Products() {
  return (
    <>
      <ProductIndex crumbs={parentCrumbs(routes.products)} groups={await productGroups()} />
      <PageLd path={routes.products} title="All products" />
    </>
  )
}
