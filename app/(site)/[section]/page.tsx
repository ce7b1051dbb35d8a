import type { Metadata } from 'next'
import { comingSoonMetadata, comingSoonPage, comingSoonSections } from '@/app/(site)/_parts/coming-soon-route'
import { hubAt, hubMetadata, hubPage } from '@/app/(site)/_parts/hub-route'
import { hubs } from '@/lib/domain/categories/hubs'

/** Only the addresses below; any other is a page that does not exist. */
export const dynamicParams = false
export const revalidate = 300

interface SectionProps {
  readonly params: Promise<{ readonly section: string }>
}

export function generateStaticParams() {
  return [...hubs.map(({ path }) => path.slice(1)), ...comingSoonSections()].map((section) => ({ section }))
}

export async function generateMetadata({ params }: SectionProps): Promise<Metadata> {
  const { section } = await params
  const hub = hubAt(`/${section}`)
  return hub === null ? comingSoonMetadata([section]) : hubMetadata(hub)
}

/** A page above some lists, or one whose content is still to come. */
export default async function Section({ params }: SectionProps) {
  const { section } = await params
  const hub = hubAt(`/${section}`)
  return hub === null ? comingSoonPage([section]) : hubPage(hub)
}
