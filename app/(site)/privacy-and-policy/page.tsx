import type { Metadata } from 'next'
import { parentCrumbs } from '@/app/(site)/_parts/crumbs'
import { PageLd } from '@/app/(site)/_parts/page-ld'
import { PrivacyNotice } from '@/components/home/privacy-notice'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { keptOfVisitors } from '@/lib/server/data/kept'

export const revalidate = 300

export const metadata: Metadata = pageMetadata({
  path: routes.privacy,
  title: 'Privacy',
  description:
    'What we keep about you, why and for how long: your income and age stay on your device, and visits are counted only if you allow it.',
})

/** What is kept about a visitor. */
export default function PrivacyPage() {
  return (
    <>
      <PrivacyNotice kept={keptOfVisitors()} crumbs={parentCrumbs(routes.privacy)} />
      <PageLd path={routes.privacy} title="Privacy" />
    </>
  )
}
