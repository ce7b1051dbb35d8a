import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { PartnerHubPage } from '@/components/partner/partner-hub-page'
import { PartnerPage } from '@/components/partner/partner-page'
import type { Partner, PartnerHub, PartnerSection } from '@/lib/domain/content/partner'
import { routes } from '@/lib/routing/routes'
import { breadcrumbLd, partnerLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { partnerAt, partnerHub, partnerHubs, partnersOf } from '@/lib/server/data/content/partners'
import { siteOrigin } from '@/lib/server/data/site/site'
import { parentCrumbs } from './crumbs'
import { JsonLd } from './json-ld'

const home = { href: routes.home, label: 'Home' }

/** The pages above a partner's. */
function crumbsOf({ page, section }: Partner) {
  const hub = partnerHubs().find(({ slug }) => slug === section)
  return hub === undefined ? parentCrumbs(page) : [home, { href: `/${section}`, label: hub.name }]
}

function requirePartner(section: PartnerSection, segment: string): Partner {
  return partnerAt(`/${section}/${segment}`) ?? notFound()
}

/** The last segments of the pages of a section's partners. */
export function partnerPages(section: PartnerSection): { readonly partner: string }[] {
  return partnersOf(section).map(({ page }) => ({ partner: page.slice(section.length + 2) }))
}

/** Title, description and canonical address of a partner's page. */
export function partnerMetadata(section: PartnerSection, segment: string): Metadata {
  const { page: path, title, summary } = requirePartner(section, segment)
  return pageMetadata({ path, title, description: summary })
}

/** A partner's page; `more` is what only this partner has. The same for every visitor. */
export function partnerPage(section: PartnerSection, segment: string, more: ReactNode = null) {
  const partner = requirePartner(section, segment)
  const crumbs = crumbsOf(partner)
  const origin = siteOrigin()
  const here = { href: partner.page, label: partner.name }
  return (
    <PartnerPage
      partner={partner}
      crumbs={crumbs}
      structuredData={<JsonLd data={[breadcrumbLd(origin, crumbs, here), partnerLd(partner, origin)]} />}
    >
      {more}
    </PartnerPage>
  )
}

/** Title, description and canonical address of the page above a section's partners. */
export function partnerHubMetadata(section: PartnerSection): Metadata {
  const { title, summary } = partnerHub(section)
  return pageMetadata({ path: `/${section}`, title, description: summary })
}

interface HubParts {
  readonly partnersTitle: string
  /** The page's tool, such as a form. */
  readonly tool: ReactNode
}

/** The page above a section's partners. The same for every visitor. */
export function partnerHubPage(section: PartnerSection, { partnersTitle, tool }: HubParts) {
  const hub: PartnerHub = partnerHub(section)
  const here = { href: `/${section}`, label: hub.name }
  return (
    <PartnerHubPage
      hub={hub}
      partners={partnersOf(section)}
      partnersTitle={partnersTitle}
      crumbs={[home]}
      tool={tool}
      structuredData={<JsonLd data={[breadcrumbLd(siteOrigin(), [home], here)]} />}
    />
  )
}
