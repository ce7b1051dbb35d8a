import type { Metadata } from 'next'
import { HubPage } from '@/components/home/hub-page'
import { PartnerCards } from '@/components/partner/partner-cards'
import { type Hub, hubs } from '@/lib/domain/categories/hubs'
import { categoriesOn } from '@/lib/domain/categories/registry'
import { pageMetadata } from '@/lib/seo/metadata'
import { partnersOf } from '@/lib/server/data/content/partners'
import { parentCrumbs } from './crumbs'
import { overviewsOf } from './overviews'
import { PageLd } from './page-ld'

/** The page above some lists at an address; null when there is none. */
export function hubAt(path: string): Hub | null {
  return hubs.find((hub) => hub.path === path) ?? null
}

/** Title, description and canonical address. */
export function hubMetadata({ path, searchTitle, lede }: Hub): Metadata {
  return pageMetadata({ path, title: searchTitle, description: lede })
}

/** The page above some lists. The same for every visitor. */
export async function hubPage(hub: Hub) {
  const { path, title } = hub
  return (
    <>
      <HubPage
        hub={hub}
        crumbs={parentCrumbs(path)}
        overviews={await overviewsOf(categoriesOn(path))}
        below={
          path === '/investment' ? (
            <PartnerCards title="Brokers, funds and exchanges" partners={partnersOf('investment')} />
          ) : null
        }
      />
      <PageLd path={path} title={title} />
    </>
  )
}
