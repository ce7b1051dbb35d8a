import type { Metadata } from 'next'
import { parentCrumbs } from '@/app/(site)/_parts/crumbs'
import { PageLd } from '@/app/(site)/_parts/page-ld'
import { ContactPage } from '@/components/support/contact-page'
import { routes } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'

export const revalidate = 300

export const metadata: Metadata = pageMetadata({
  path: routes.contactUs,
  title: 'Contact us',
  description: 'Write to us about a figure, your account, your data or the site. You get a reference number at once.',
})

export default function ContactUs() {
  return (
    <>
      <ContactPage crumbs={parentCrumbs(routes.contactUs)} />
      <PageLd path={routes.contactUs} title="Contact us" />
    </>
  )
}
