import type { Metadata } from 'next'
import { parentCrumbs } from '@/app/(site)/_parts/crumbs'
import { PageLd } from '@/app/(site)/_parts/page-ld'
import { SupportPage } from '@/components/support/support-page'
import { routes } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { allAnswers } from '@/lib/server/data/content/support'

export const revalidate = 300

export const metadata: Metadata = pageMetadata({
  path: routes.support,
  title: 'Support centre',
  description:
    'Answers about comparing, figures, applying, accounts, codes, privacy and the calculators, and how to reach us.',
})

export default function Support() {
  return (
    <>
      <SupportPage crumbs={parentCrumbs(routes.support)} mostAsked={allAnswers().filter(({ often }) => often)} />
      <PageLd path={routes.support} title="Support centre" />
    </>
  )
}
