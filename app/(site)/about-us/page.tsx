import type { Metadata } from 'next'
import { parentCrumbs } from '@/app/(site)/_parts/crumbs'
import { PageLd } from '@/app/(site)/_parts/page-ld'
import { AboutPage } from '@/components/company/about-page'
import { brand } from '@/lib/brand'
import { routes } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { siteCoverage } from '@/lib/server/data/catalogue/coverage'

export const revalidate = 300

export const metadata: Metadata = pageMetadata({
  path: routes.aboutUs,
  title: 'About us',
  description: `${brand.name} weighs what money products in Malaysia cost against what they earn: who runs it, how figures are checked, and who pays.`,
})

/** What the site is for and who runs it. */
export default async function About() {
  return (
    <>
      <AboutPage crumbs={parentCrumbs(routes.aboutUs)} coverage={(await siteCoverage()).all} />
      <PageLd path={routes.aboutUs} title="About us" />
    </>
  )
}
