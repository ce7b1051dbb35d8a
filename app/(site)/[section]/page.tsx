import type { Metadata } from 'next'
import { openingMetadata, openingPage, openingSections } from '@/app/(site)/_parts/opening-route'

/** Only the addresses below; any other is a page that does not exist. */
export const dynamicParams = false
export const revalidate = 300

interface SectionProps {
  readonly params: Promise<{ readonly section: string }>
}

export function generateStaticParams() {
  return openingSections().map((section) => ({ section }))
}

export async function generateMetadata({ params }: SectionProps): Promise<Metadata> {
  return openingMetadata([(await params).section])
}

export default async function Section({ params }: SectionProps) {
  return openingPage([(await params).section])
}
