import type { Metadata } from 'next'
import { comingSoonBelow, comingSoonMetadata, comingSoonPage } from '@/app/(site)/_parts/coming-soon-route'

/** Only the addresses below; any other is a page that does not exist. */
export const dynamicParams = false
export const revalidate = 300

interface PageProps {
  readonly params: Promise<{ readonly page: string }>
}

export const generateStaticParams = () => comingSoonBelow('legal')

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return comingSoonMetadata(['legal', (await params).page])
}

export default async function Page({ params }: PageProps) {
  return comingSoonPage(['legal', (await params).page])
}
