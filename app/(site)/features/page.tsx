import type { Metadata } from 'next'
import { parentCrumbs } from '@/app/(site)/_parts/crumbs'
import { PageLd } from '@/app/(site)/_parts/page-ld'
import { FeaturesPage } from '@/components/company/features-page'
import { routes } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { everyCalculatorId } from '@/lib/server/data/catalogue/calculators'
import { siteCoverage } from '@/lib/server/data/catalogue/coverage'
import { allGuides } from '@/lib/server/data/content/guides'

export const revalidate = 300

const title = 'What you can do here'

export const metadata: Metadata = pageMetadata({
  path: routes.features,
  title,
  description:
    'Compare on your own figures, see the sum behind each rank, use the calculators and guides, and keep your results with an account.',
})

/** What works today. */
export default async function Features() {
  return (
    <>
      <FeaturesPage
        crumbs={parentCrumbs(routes.features)}
        {...(await siteCoverage())}
        calculators={everyCalculatorId.length}
        guides={allGuides().length}
      />
      <PageLd path={routes.features} title={title} />
    </>
  )
}
