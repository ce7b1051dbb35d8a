import type { BreadcrumbList, ItemList, Organization, Thing, WebPage, WithContext } from 'schema-dts'
import { brand } from '@/lib/brand'
import type { Partner } from '@/lib/domain/content/partner'
import type { ListModel } from '@/lib/domain/list/list-model'
import { absolute } from './site-url'

interface Crumb {
  readonly href: string
  readonly label: string
}

/** The company behind the site, for the home page. */
export function organizationLd(origin: string): WithContext<Organization> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.name,
    url: absolute(origin, '/'),
    logo: absolute(origin, '/icon.svg'),
    email: brand.supportEmail,
    slogan: brand.tagline,
  }
}

/** Where a page stands: the crumbs above it and the page itself. */
export function breadcrumbLd(origin: string, crumbs: readonly Crumb[], here: Crumb): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [...crumbs, here].map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: absolute(origin, crumb.href),
    })),
  }
}

/** What a partner's page is about: its name, its site and its kind, and nothing that we have not verified. */
export function partnerLd({ name, section, address, page }: Partner, origin: string): WithContext<WebPage> {
  const type = section === 'investment' || section === 'credit-profile' ? 'FinancialService' : 'Organization'
  const about = { name, areaServed: 'MY', ...(address === null ? {} : { url: address }) }
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    url: absolute(origin, page),
    name,
    about: { '@type': type, ...about },
  }
}

/** A list in the order in which it is shown, unranked products left out. A product's page says the rest of it. */
export function itemListLd(origin: string, title: string, model: ListModel): WithContext<ItemList> {
  const ranked = model.rows.filter((row) => row.rank !== null)
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: title,
    numberOfItems: ranked.length,
    itemListElement: ranked.map((row, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: absolute(origin, row.href),
    })),
  }
}

/** Structured data of a list page. */
export function listPageLd(
  origin: string,
  title: string,
  crumbs: readonly Crumb[],
  model: ListModel,
): WithContext<Thing>[] {
  return [breadcrumbLd(origin, crumbs, { href: model.path, label: title }), itemListLd(origin, title, model)]
}
