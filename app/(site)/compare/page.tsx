import type { Metadata } from 'next'
import { parentCrumbs, sealedCrumbs } from '@/app/(site)/_parts/crumbs'
import { loadComparison } from '@/app/(site)/_parts/load-comparison'
import { loadShared } from '@/app/(site)/_parts/load-shared'
import { type PageQuery, toSearchParams } from '@/app/(site)/_parts/page-query'
import { ComparePage } from '@/components/compare/compare-page'
import { NothingToCompare } from '@/components/compare/nothing-to-compare'
import { followingSteps } from '@/lib/domain/categories/following-steps'
import { categories, siteOf } from '@/lib/domain/categories/registry'
import { printCompareQuery } from '@/lib/domain/compare/compare-query'
import { routes } from '@/lib/routing/routes'
import { pageMetadata, withShared } from '@/lib/seo/metadata'

interface CompareProps {
  readonly searchParams: Promise<PageQuery>
}

/** Up to four products side by side on the visitor's scenario. Rendered per request; the address says everything. */
export default async function Compare({ searchParams }: CompareProps) {
  const comparison = await loadComparison(toSearchParams(await searchParams))
  if (comparison === null) return <NothingToCompare categories={Object.values(categories)} />
  const { category } = comparison.query
  return (
    <ComparePage
      {...comparison}
      crumbs={sealedCrumbs(parentCrumbs(`${category.path}/compare`), category, comparison.query.sealed)}
      steps={followingSteps(category, siteOf(category.id))}
      csvHref={`/compare-csv?${printCompareQuery(comparison.query, comparison.today)}`}
    />
  )
}

/** Comparisons are for the people who make them: never indexed. */
export async function generateMetadata({ searchParams }: CompareProps): Promise<Metadata> {
  const query = toSearchParams(await searchParams)
  const comparison = await loadComparison(query)
  const names = comparison?.table.columns.map((column) => column.name).join(', ')
  const base = pageMetadata({
    path: routes.compare,
    title: comparison === null ? 'Compare' : `${comparison.query.category.title} compared`,
    description: names ?? 'Put up to four products side by side on your own case.',
  })
  return { ...withShared(base, await loadShared(routes.compare, query)), robots: { index: false, follow: true } }
}
