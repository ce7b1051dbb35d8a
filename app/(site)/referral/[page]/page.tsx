import type { Metadata } from 'next'
import { openingMetadata, openingPage, openingsBelow } from '@/app/(site)/_parts/opening-route'

/** Only the addresses below; any other is a page that does not exist. */
export const dynamicParams = false
export const revalidate = 300

interface PageProps {
  readonly params: Promise<{ readonly page: string }>
}

export const generateStaticParams = () => openingsBelow('referral')

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return openingMetadata(['referral', (await params).page])
}

export default async function Page({ params }: PageProps) {
  return openingPage(['referral', (await params).page])
}
