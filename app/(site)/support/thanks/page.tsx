import type { Metadata } from 'next'
import { parentCrumbs } from '@/app/(site)/_parts/crumbs'
import { ThanksPage } from '@/components/support/thanks-page'
import { routes } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata: Metadata = {
  ...pageMetadata({
    path: routes.supportThanks,
    title: 'Thank you',
    description: 'Your word on an answer of the support centre is kept.',
  }),
  robots: { index: false, follow: true },
}

export default function SupportThanks() {
  return <ThanksPage crumbs={parentCrumbs(routes.supportThanks)} />
}
