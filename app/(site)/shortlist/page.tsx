import type { Metadata } from 'next'
import { parentCrumbs } from '@/app/(site)/_parts/crumbs'
import { ShortlistPage } from '@/components/shortlist/shortlist-page'
import { categoryList } from '@/lib/domain/categories/registry'
import { routes } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata: Metadata = {
  ...pageMetadata({
    path: routes.shortlist,
    title: 'Your shortlist',
    description: 'The products that you keep in this browser, and what changed since you looked last.',
  }),
  robots: { index: false, follow: true },
}

export default function Shortlist() {
  const categories = categoryList.map(({ id, title, plural, path }) => ({ id, title, plural, path }))
  return <ShortlistPage crumbs={parentCrumbs(routes.shortlist)} categories={categories} />
}
