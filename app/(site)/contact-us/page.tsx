import type { Metadata } from 'next'
import { parentCrumbs } from '@/app/(site)/_parts/crumbs'
import { PageLd } from '@/app/(site)/_parts/page-ld'
import { type PageQuery, queryOf } from '@/app/(site)/_parts/page-query'
import { ContactPage } from '@/components/support/contact-page'
import { readAppeal } from '@/lib/domain/referral/appeal'
import { routes } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'

interface ContactProps {
  readonly searchParams: Promise<PageQuery>
}

export const metadata: Metadata = pageMetadata({
  path: routes.contactUs,
  title: 'Contact us',
  description:
    'Write to us about a figure, your account, your data or the site. You get a reference number right away.',
})

/** The contact form. The link beside a refused invitation brings what it is about; nothing else of an address gets into the form. */
export default async function ContactUs({ searchParams }: ContactProps) {
  const appeal = readAppeal(queryOf(routes.contactUs, await searchParams))
  return (
    <>
      <ContactPage crumbs={parentCrumbs(routes.contactUs)} appeal={appeal} />
      <PageLd path={routes.contactUs} title="Contact us" />
    </>
  )
}
