import type { Metadata } from 'next'
import { partnerMetadata, partnerPage, partnerPages } from '@/app/(site)/_parts/partner-route'

/** Only the addresses below; any other is a page that does not exist. */
export const dynamicParams = false
export const revalidate = 300

interface PageProps {
  readonly params: Promise<{ readonly partner: string }>
}

export const generateStaticParams = () => partnerPages('renewable-energy')

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return partnerMetadata('renewable-energy', (await params).partner)
}

export default async function Page({ params }: PageProps) {
  return partnerPage('renewable-energy', (await params).partner)
}
