import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { legalMetadata, legalPage } from '@/app/(site)/_parts/legal-route'
import { versionsOf } from '@/lib/server/data/content/legal'

/** Only the versions that there are; any other is a page that does not exist. */
export const dynamicParams = false
export const revalidate = 300

interface VersionProps {
  readonly params: Promise<{ readonly version: string }>
}

export const generateStaticParams = () => versionsOf('terms', 'en').map(({ version }) => ({ version }))

/** Search engines find the version in force at its own address. */
export const generateMetadata = (): Metadata => ({
  ...legalMetadata('terms'),
  robots: { index: false, follow: true },
})

/** The terms as a member agreed to them. */
export default async function TermsVersionPage({ params }: VersionProps) {
  const { version } = await params
  return legalPage('terms', 'en', versionsOf('terms', 'en').find((text) => text.version === version) ?? notFound())
}
