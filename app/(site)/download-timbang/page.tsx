import type { Metadata } from 'next'
import { parentCrumbs } from '@/app/(site)/_parts/crumbs'
import { PageLd } from '@/app/(site)/_parts/page-ld'
import { DownloadPage } from '@/components/company/download-page'
import { brand } from '@/lib/brand'
import { routes } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { appAddresses } from '@/lib/server/data/site/elsewhere'
import { siteOrigin } from '@/lib/server/data/site/site'

export const revalidate = 300

export const metadata: Metadata = pageMetadata({
  path: routes.download,
  title: 'Get the app',
  description: `${brand.name} on your phone: where the app is, how to open the site by your phone’s camera, and how to keep it on the home screen.`,
})

/** The way to the app. */
export default function Download() {
  return (
    <>
      <DownloadPage crumbs={parentCrumbs(routes.download)} addresses={appAddresses()} origin={siteOrigin()} />
      <PageLd path={routes.download} title="Get the app" />
    </>
  )
}
