import type { Metadata } from 'next'
import { legalMetadata, legalPage } from '@/app/(site)/_parts/legal-route'

export const revalidate = 300

export const generateMetadata = (): Metadata => legalMetadata('terms')

/** The terms on which the site may be used, and which members agree to. */
export default function TermsPage() {
  return legalPage('terms')
}
