import type { NextRequest } from 'next/server'
import { leave } from '@/app/apply/_parts/leave'
import { missingPage } from '@/app/apply/_parts/missing-page'
import { findPartner } from '@/lib/server/data/content/partners'

interface PartnerContext {
  readonly params: Promise<{ readonly slug: string }>
}

/** The way out to a partner, with the promises of a product's. One whose clicks have no name is linked to directly. */
export async function GET(request: NextRequest, { params }: PartnerContext): Promise<Response> {
  const partner = findPartner((await params).slug)
  if (partner === null || partner.entityName === null) {
    return missingPage({
      title: 'This partner is not listed',
      text: 'The link may be old, or the partner may have gone.',
      back: null,
    })
  }
  const { name, address, page, entityName } = partner
  if (address === null) {
    return missingPage({
      title: `We have no verified address of ${name}`,
      text: 'We send nobody to an address that we have not verified.',
      back: { href: page, label: `Back to ${name}` },
    })
  }
  return leave(request, address, { entityName })
}
