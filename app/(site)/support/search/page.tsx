import type { Metadata } from 'next'
import { parentCrumbs } from '@/app/(site)/_parts/crumbs'
import { type PageQuery, toSearchParams } from '@/app/(site)/_parts/page-query'
import { SupportSearchPage } from '@/components/support/support-search-page'
import { longestSearch } from '@/lib/domain/content/search'
import { routes } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { searchAnswers } from '@/lib/server/data/content/support'

interface SearchProps {
  readonly searchParams: Promise<PageQuery>
}

/** What visitors search for is theirs: never indexed. */
export const metadata: Metadata = {
  ...pageMetadata({
    path: routes.supportSearch,
    title: 'Search the answers',
    description: 'Find an answer of the support centre by a few words.',
  }),
  robots: { index: false, follow: true },
}

/** Searches the answers. Rendered per request; the address says everything. */
export default async function SupportSearchRoute({ searchParams }: SearchProps) {
  const typed = toSearchParams(await searchParams)
    .getAll('q')
    .at(-1)
  const text = (typed ?? '')
    .trim()
    .replace(/\s+/g, ' ')
    .slice(0, longestSearch + 1)
  const found = text === '' || text.length > longestSearch ? null : searchAnswers(text)
  return <SupportSearchPage crumbs={parentCrumbs(routes.supportSearch)} text={text} found={found} />
}
