import type { Metadata } from 'next'
import { legalMetadata, legalPage } from '@/app/(site)/_parts/legal-route'

export const revalidate = 300

export const generateMetadata = (): Metadata => legalMetadata('referral-terms')

/** The terms that members accept before they invite anybody. */
export default function ReferralTermsPage() {
  return legalPage('referral-terms')
}
