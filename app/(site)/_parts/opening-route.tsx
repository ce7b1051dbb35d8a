import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { Opening } from '@/components/home/opening/opening'
import { OpeningPage } from '@/components/home/opening/opening-page'
import { openingAt, openings } from '@/components/home/opening/openings'
import { pageMetadata } from '@/lib/seo/metadata'
import { parentCrumbs } from './crumbs'

/** The first segments that have a page of their own to come. */
export function openingSections(): string[] {
  return openings.map(({ path }) => path.slice(1)).filter((path) => !path.includes('/'))
}

function openingOf(segments: readonly string[]): Opening {
  return openingAt(`/${segments.join('/')}`) ?? notFound()
}

/** Title and description; never indexed, since there is nothing yet to find. */
export function openingMetadata(segments: readonly string[]): Metadata {
  const { path, title, lede } = openingOf(segments)
  return { ...pageMetadata({ path, title, description: lede }), robots: { index: false, follow: true } }
}

/** The page, below the pages above its address. */
export function openingPage(segments: readonly string[]): React.JSX.Element {
  const opening = openingOf(segments)
  const above = openings.filter(({ path }) => opening.path.startsWith(`${path}/`))
  const crumbs = [...parentCrumbs(opening.path), ...above.map(({ path, title }) => ({ href: path, label: title }))]
  return <OpeningPage crumbs={crumbs} opening={opening} />
}

/**
 * The last segments of the pages to come below a section. Each section has its own route: were there one for all of them,
 * an unknown calculator would match it as well as its own, and Next answers a prefetch of it with an endless redirect.
 */
export function openingsBelow(section: string): { readonly page: string }[] {
  return openings
    .filter(({ path }) => path.startsWith(`/${section}/`))
    .map(({ path }) => ({ page: path.slice(section.length + 2) }))
}
