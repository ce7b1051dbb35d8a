import type { Metadata } from 'next'
import { openingMetadata, openingPage, openingsBelow } from '@/app/(site)/_parts/opening-route'

/** Only the addresses below; any other is a page that does not exist. */
export const dynamicParams = false
export const revalidate = 300

interface PageProps {
  readonly params: Promise<{ readonly page: string }>
}

export const generateStaticParams = () => openingsBelow('investment')

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return openingMetadata(['investment', (await params).page])
}

export default async function Page({ params }: PageProps) {
  return openingPage(['investment', (await params).page])
}
