import type { Metadata } from 'next'
import { ComingSoonPage } from '@/components/home/coming-soon/coming-soon-page'
import { comingSoonPages } from '@/components/home/coming-soon/coming-soon-pages'
import { pageMetadata } from '@/lib/seo/metadata'
import { parentCrumbs } from './crumbs'

/**
 * The page whose content is still to come, as its folder exports it: below the pages above its address, and never indexed, since there
 * is nothing yet to find. Throws while it is loaded when nothing is planned for the address.
 */
export function comingSoonRoute(path: string) {
  const page = comingSoonPages.find((one) => one.path === path)
  if (page === undefined) throw new Error(`There is no page to come at ${path}`)
  const above = comingSoonPages.filter((one) => path.startsWith(`${one.path}/`))
  const crumbs = [...parentCrumbs(path), ...above.map((one) => ({ href: one.path, label: one.title }))]
  const metadata: Metadata = {
    ...pageMetadata({ path, title: page.title, description: page.lede }),
    robots: { index: false, follow: true },
  }
  return { metadata, page: () => <ComingSoonPage crumbs={crumbs} page={page} /> }
}
