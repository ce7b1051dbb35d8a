import type { Metadata } from 'next'
import type { ComponentProps } from 'react'
import { HubPage } from '@/components/home/hub-page'
import { insuranceParts } from '@/components/home/insurance-hub'
import { PartnerCards } from '@/components/partner/partner-cards'
import { type Hub, type HubPath, hubs } from '@/lib/domain/categories/hubs'
import { categoriesOn } from '@/lib/domain/categories/registry'
import { assertNever } from '@/lib/domain/values/assert-never'
import { pageMetadata } from '@/lib/seo/metadata'
import { today } from '@/lib/server/data/catalogue/catalogue'
import { partnersOf } from '@/lib/server/data/content/partners'
import { parentCrumbs } from './crumbs'
import { overviewsOf } from './overviews'
import { PageLd } from './page-ld'

/** The page above some lists, as its folder exports it. The same for every visitor. */
export function hubRoute(path: HubPath) {
  const hub = hubs.find((one) => one.path === path)
  if (hub === undefined) throw new Error(`There is no hub at ${path}`)
  const metadata: Metadata = pageMetadata({ path, title: hub.searchTitle, description: hub.lede })
  return { metadata, page: () => renderHub(hub) }
}

async function renderHub(hub: Hub) {
  const { path, title } = hub
  return (
    <>
      <HubPage
        hub={hub}
        crumbs={parentCrumbs(path)}
        overviews={await overviewsOf(categoriesOn(path))}
        {...partsOf(path)}
      />
      <PageLd path={path} title={title} />
    </>
  )
}

/** What a hub shows beside its lists. */
function partsOf(path: HubPath): Pick<ComponentProps<typeof HubPage>, 'above' | 'without' | 'below'> {
  switch (path) {
    case '/insurance':
      return insuranceParts(today())
    case '/investment':
      return { below: <PartnerCards title="Brokers, funds and exchanges" partners={partnersOf('investment')} /> }
    case '/bank':
    case '/bank-account':
    case '/loan':
      return { below: null }
    default:
      return assertNever(path)
  }
}
