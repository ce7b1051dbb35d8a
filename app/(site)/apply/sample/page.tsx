import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { parentCrumbs } from '@/app/(site)/_parts/crumbs'
import { type PageQuery, toSearchParams } from '@/app/(site)/_parts/page-query'
import { ApplySamplePage } from '@/components/product/apply-sample-page'
import { isCategoryId } from '@/lib/domain/categories/load'
import { categoryOf } from '@/lib/domain/categories/registry'
import { productHref } from '@/lib/domain/list/list-view'
import { wayOutText } from '@/lib/domain/values/words'
import { applySamplePath } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { findProduct } from '@/lib/server/data/catalogue/catalogue'

interface SampleProps {
  readonly searchParams: Promise<PageQuery>
}

export const metadata: Metadata = {
  ...pageMetadata({
    path: applySamplePath,
    title: 'This product is a sample',
    description: 'What would happen if the issuer of this product were real.',
  }),
  robots: { index: false, follow: true },
}

/** Where an application for a product of an invented issuer leads. Rendered per request: the address names the product. */
export default async function ApplySample({ searchParams }: SampleProps) {
  const named = toSearchParams(await searchParams).get('product') ?? ''
  const [id = '', slug = ''] = named.split('/')
  const product = isCategoryId(id) ? await findProduct(id, slug) : null
  if (product === null || !product.issuer.invented) notFound()
  const category = categoryOf(product.category)
  const href = productHref(category, product)
  return (
    <ApplySamplePage
      crumbs={[...parentCrumbs(href), { href, label: product.name }]}
      product={product}
      href={href}
      wayOut={wayOutText(category)}
    />
  )
}
