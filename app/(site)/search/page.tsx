import type { Metadata } from 'next'
import { parentCrumbs } from '@/app/(site)/_parts/crumbs'
import { type PageQuery, toSearchParams } from '@/app/(site)/_parts/page-query'
import { productGroups } from '@/app/(site)/_parts/product-groups'
import { searchIndex } from '@/app/(site)/_parts/search-index'
import { SearchPage } from '@/components/home/search/search-page'
import { categoryList } from '@/lib/domain/categories/registry'
import { routes } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { searchSite } from '@/lib/server/data/content/site-search'
import { today } from '@/lib/server/data/site/today'

interface SearchProps {
  readonly searchParams: Promise<PageQuery>
}

const lists = [
  ...categoryList.map(({ path, title }) => ({ href: path, label: title })),
  { href: routes.glossary, label: 'Glossary' },
]

/** What visitors search for is theirs: never indexed. */
export const metadata: Metadata = {
  ...pageMetadata({
    path: routes.search,
    title: 'Search',
    description: 'Find a product, an issuer, a page or a word on the site by its name.',
  }),
  robots: { index: false, follow: true },
}

/** Finds products, lists, pages and words. Rendered per request; the address says everything. Throws ApiError. */
export default async function Search({ searchParams }: SearchProps) {
  const text =
    toSearchParams(await searchParams)
      .getAll('q')
      .at(-1) ?? ''
  const groups = await productGroups()
  const outcome = searchSite(text, await searchIndex(groups, today()))
  const sample = groups.some(({ products }) => products.some((product) => product.sample))
  const lastKnown = groups.flatMap(({ lastKnownAt }) => lastKnownAt ?? [])
  const typed = outcome.state === 'found' || outcome.state === 'nothing' ? outcome.searched : ''
  return (
    <SearchPage
      crumbs={parentCrumbs(routes.search)}
      typed={typed}
      outcome={outcome}
      lists={lists}
      sample={sample}
      lastKnownAt={lastKnown.length === 0 ? null : Math.min(...lastKnown)}
    />
  )
}
