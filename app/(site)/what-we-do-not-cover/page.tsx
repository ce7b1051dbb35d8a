import type { Metadata } from 'next'
import { parentCrumbs } from '@/app/(site)/_parts/crumbs'
import { PageLd } from '@/app/(site)/_parts/page-ld'
import { NotCoveredPage } from '@/components/company/not-covered-page'
import { routes } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { siteCoverage } from '@/lib/server/data/catalogue/coverage'

export const revalidate = 300

const title = 'What we do not cover'

export const metadata: Metadata = pageMetadata({
  path: routes.notCovered,
  title,
  description:
    'What our lists hold today, counted from the catalogue, what they leave out on purpose, and what no figure here can tell you.',
})

/** What is listed, and what is not. */
export default async function NotCovered() {
  return (
    <>
      <NotCoveredPage crumbs={parentCrumbs(routes.notCovered)} {...(await siteCoverage())} />
      <PageLd path={routes.notCovered} title={title} />
    </>
  )
}
