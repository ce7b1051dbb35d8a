import type { Metadata } from 'next'
import { parentCrumbs } from '@/app/(site)/_parts/crumbs'
import { PageLd } from '@/app/(site)/_parts/page-ld'
import { CorrectionsPage } from '@/components/home/corrections-page'
import { routes } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { allCorrections } from '@/lib/server/data/content/changes'

export const revalidate = 300

export const metadata: Metadata = pageMetadata({
  path: routes.corrections,
  title: 'Corrections',
  description: 'What we had wrong, what is right, since when, and the day on which we corrected it.',
})

export default function Corrections() {
  return (
    <>
      <CorrectionsPage crumbs={parentCrumbs(routes.corrections)} corrections={allCorrections()} />
      <PageLd path={routes.corrections} title="Corrections" />
    </>
  )
}
