import type { Metadata } from 'next'
import { parentCrumbs } from '@/app/(site)/_parts/crumbs'
import { PageLd } from '@/app/(site)/_parts/page-ld'
import { GlossaryPage } from '@/components/home/glossary-page'
import { routes } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'

export const revalidate = 300

export const metadata: Metadata = pageMetadata({
  path: routes.glossary,
  title: 'Glossary of banking terms in Malaysia',
  description:
    'Effective interest rate, flat rate, Rule of 78, PIDM, hibah, tawarruq and more: the words of accounts, deposits, cards and loans, in plain English.',
})

export default function Glossary() {
  return (
    <>
      <GlossaryPage crumbs={parentCrumbs(routes.glossary)} />
      <PageLd path={routes.glossary} title="Glossary" />
    </>
  )
}
