import type { Metadata } from 'next'
import { parentCrumbs } from '@/app/(site)/_parts/crumbs'
import { PageLd } from '@/app/(site)/_parts/page-ld'
import { NotCoveredPage } from '@/components/company/not-covered-page'
import { comingSoonPages } from '@/components/home/coming-soon/coming-soon-pages'
import { hubs } from '@/lib/domain/categories/hubs'
import { routes } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { siteCoverage } from '@/lib/server/data/catalogue/coverage'

export const revalidate = 300

const title = 'What we do not cover'

/** The kinds of product whose list is still to come. */
const comparedLater = comingSoonPages.filter(({ path }) => hubs.some((hub) => path.startsWith(`${hub.path}/`)))

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
      <NotCoveredPage
        crumbs={parentCrumbs(routes.notCovered)}
        {...(await siteCoverage())}
        toCome={comparedLater.map(({ path, title: label }) => ({ href: path, label }))}
      />
      <PageLd path={routes.notCovered} title={title} />
    </>
  )
}
