import type { Metadata } from 'next'
import { parentCrumbs } from '@/app/(site)/_parts/crumbs'
import { type PageQuery, toSearchParams } from '@/app/(site)/_parts/page-query'
import { ContactSentPage } from '@/components/support/contact-sent-page'
import { referencePattern } from '@/lib/domain/messages/contact-message'
import { routes } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'

interface SentProps {
  readonly searchParams: Promise<PageQuery>
}

export const metadata: Metadata = {
  ...pageMetadata({
    path: routes.contactSent,
    title: 'We have your message',
    description: 'The reference of a message that was sent to us.',
  }),
  robots: { index: false, follow: true },
}

/** Where a sent message leads. Rendered per request: the address names the reference, and nothing that was typed. */
export default async function ContactSent({ searchParams }: SentProps) {
  const named = toSearchParams(await searchParams).get('reference') ?? ''
  const reference = referencePattern.test(named) ? named : null
  return <ContactSentPage crumbs={parentCrumbs(routes.contactSent)} reference={reference} />
}
