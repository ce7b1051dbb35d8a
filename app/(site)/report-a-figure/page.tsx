import type { Metadata } from 'next'
import { parentCrumbs } from '@/app/(site)/_parts/crumbs'
import { PageLd } from '@/app/(site)/_parts/page-ld'
import { ReportFigure } from '@/components/home/report-figure'
import { routes } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'

export const revalidate = 300

export const metadata: Metadata = pageMetadata({
  path: routes.reportFigure,
  title: 'Report a wrong figure',
  description:
    'Tell us about a rate, a fee or a rule that is wrong. No account needed. What to send, and what was corrected so far.',
})

export default function ReportFigurePage() {
  return (
    <>
      <ReportFigure crumbs={parentCrumbs(routes.reportFigure)} />
      <PageLd path={routes.reportFigure} title="Report a wrong figure" />
    </>
  )
}
