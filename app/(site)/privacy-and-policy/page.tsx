import type { Metadata } from 'next'
import { legalMetadata, legalPage } from '@/app/(site)/_parts/legal-route'

export const revalidate = 300

export const generateMetadata = (): Metadata => legalMetadata('privacy')

/** What is kept about a visitor. */
export default function PrivacyPage() {
  return legalPage('privacy')
}
