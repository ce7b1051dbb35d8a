import 'server-only'
import type { PartnerEntity } from '@/lib/contract/click-record'
import type { Partner, PartnerHub, PartnerSection } from '@/lib/domain/content/partner'
import { proseHeadings } from '@/lib/domain/content/prose'
import type { SearchEntry } from '@/lib/domain/content/search'
import { contentOf } from './given-content'

/** The partner of a slug; null when there is none. Throws CatalogueError when a file cannot be used. */
export function findPartner(slug: string): Partner<PartnerEntity> | null {
  return contentOf('partners').find((partner) => partner.slug === slug) ?? null
}

/** The partner whose page is at an address; null when there is none. Throws CatalogueError when a file cannot be used. */
export function partnerAt(page: string): Partner | null {
  return contentOf('partners').find((partner) => partner.page === page) ?? null
}

/** The partners of a section, by name. Throws CatalogueError when a file cannot be used. */
export function partnersOf(section: PartnerSection): readonly Partner[] {
  return contentOf('partners')
    .filter((partner) => partner.section === section)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
}

/** The partners that have a page of their own, not a list's. Throws CatalogueError when a file cannot be used. */
export function partnersWithPage(): readonly Partner[] {
  return contentOf('partners').filter(({ page }) => page.lastIndexOf('/') > 0)
}

/** The page above a section's partners. Throws CatalogueError when a file cannot be used, Error when there is none. */
export function partnerHub(section: PartnerSection): PartnerHub {
  const hub = contentOf('partner-hubs').find(({ slug }) => slug === section)
  if (hub === undefined) throw new Error(`content/partner-hubs has no ${section}.md`)
  return hub
}

/** The pages above partners. Throws CatalogueError when a file cannot be used. */
export function partnerHubs(): readonly PartnerHub[] {
  return contentOf('partner-hubs')
}

/** What a search finds of partners and of the pages above them. Throws CatalogueError when a file cannot be used. */
export function partnerSearchEntries(): readonly SearchEntry[] {
  const partners = partnersWithPage().map(({ page, name, summary, runBy }) => ({
    href: page,
    title: name,
    context: summary,
    also: runBy.state === 'known' ? runBy.text : '',
  }))
  const hubs = partnerHubs().map(({ slug, name, summary, body }) => ({
    href: `/${slug}`,
    title: name,
    context: summary,
    also: proseHeadings(body)
      .map(({ text }) => text)
      .join(', '),
  }))
  return [...hubs, ...partners]
}
