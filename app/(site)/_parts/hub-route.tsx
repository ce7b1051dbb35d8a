import type { Metadata } from 'next'
import { HubPage } from '@/components/home/hub-page'
import { type Hub, hubs } from '@/components/home/hubs'
import { pageMetadata } from '@/lib/seo/metadata'
import { parentCrumbs } from './crumbs'
import { overviewsOf } from './overviews'
import { PageLd } from './page-ld'

interface HubRoute {
  readonly metadata: Metadata
  readonly page: () => Promise<React.JSX.Element>
}

/** The page above some lists. The same for every visitor. */
export function hubRoute(path: Hub['path']): HubRoute {
  const hub = hubs.find((one) => one.path === path)
  if (hub === undefined) throw new Error(`No hub at ${path}`)
  return {
    metadata: pageMetadata({ path, title: hub.searchTitle, description: hub.lede }),
    page: async () => (
      <>
        <HubPage hub={hub} crumbs={parentCrumbs(path)} overviews={await overviewsOf(hub.categories)} />
        <PageLd path={path} title={hub.title} />
      </>
    ),
  }
}
