import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ComingSoon } from '@/components/home/coming-soon/coming-soon'
import { ComingSoonPage } from '@/components/home/coming-soon/coming-soon-page'
import { comingSoonAt, comingSoonPages } from '@/components/home/coming-soon/coming-soon-pages'
import { pageMetadata } from '@/lib/seo/metadata'
import { parentCrumbs } from './crumbs'

/** The first segments that have a page of their own to come. */
export function comingSoonSections(): string[] {
  return comingSoonPages.map(({ path }) => path.slice(1)).filter((path) => !path.includes('/'))
}

function comingSoonOf(segments: readonly string[]): ComingSoon {
  return comingSoonAt(`/${segments.join('/')}`) ?? notFound()
}

/** Title and description; never indexed, since there is nothing yet to find. */
export function comingSoonMetadata(segments: readonly string[]): Metadata {
  const { path, title, lede } = comingSoonOf(segments)
  return { ...pageMetadata({ path, title, description: lede }), robots: { index: false, follow: true } }
}

/** The page, below the pages above its address. */
export function comingSoonPage(segments: readonly string[]): React.JSX.Element {
  const page = comingSoonOf(segments)
  const above = comingSoonPages.filter(({ path }) => page.path.startsWith(`${path}/`))
  const crumbs = [...parentCrumbs(page.path), ...above.map(({ path, title }) => ({ href: path, label: title }))]
  return <ComingSoonPage crumbs={crumbs} page={page} />
}

/**
 * The last segments of the pages to come below a section. Each section has its own route: were there one for all of them,
 * an unknown calculator would match it as well as its own, and Next answers a prefetch of it with an endless redirect.
 */
export function comingSoonBelow(section: string): { readonly page: string }[] {
  return comingSoonPages
    .filter(({ path }) => path.startsWith(`/${section}/`))
    .map(({ path }) => ({ page: path.slice(section.length + 2) }))
}
