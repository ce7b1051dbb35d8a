import type { Metadata } from 'next'
import { legalMetadata, legalPage } from '@/app/(site)/_parts/legal-route'

export const revalidate = 300

export const generateMetadata = (): Metadata => legalMetadata('platform-agreement')

/** What the site and the people who use it owe each other. */
export default function PlatformAgreementPage() {
  return legalPage('platform-agreement')
}
