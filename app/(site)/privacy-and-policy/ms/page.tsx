import type { Metadata } from 'next'
import { legalMetadata, legalPage } from '@/app/(site)/_parts/legal-route'

export const revalidate = 300

export const generateMetadata = (): Metadata => legalMetadata('privacy', 'ms')

/** What is kept about a visitor, in Bahasa Malaysia. */
export default function PrivacyInMalayPage() {
  return legalPage('privacy', 'ms')
}
