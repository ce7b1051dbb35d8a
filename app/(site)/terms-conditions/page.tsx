import type { Metadata } from 'next'
import { parentCrumbs } from '@/app/(site)/_parts/crumbs'
import { PageLd } from '@/app/(site)/_parts/page-ld'
import { Terms } from '@/components/home/terms'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

export const revalidate = 300

const title = 'Terms and conditions'

export const metadata: Metadata = pageMetadata({
  path: routes.terms,
  title,
  description:
    'What we promise and what we do not: comparisons with a source and a date, no advice, no fee, and an account that you can close at any time.',
})

/** The terms on which the site may be used, and which members agree to. */
export default function TermsPage() {
  return (
    <>
      <Terms crumbs={parentCrumbs(routes.terms)} />
      <PageLd path={routes.terms} title={title} />
    </>
  )
}
