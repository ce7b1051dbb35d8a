import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { JsonLd } from '@/app/(site)/_parts/json-ld'
import { GuidePage } from '@/components/hub/guide-page'
import { routes } from '@/lib/routing/routes'
import { breadcrumbLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { allGuides, findGuide } from '@/lib/server/data/content/guides'
import { siteOrigin } from '@/lib/server/data/site/site'

export const revalidate = 300
export const dynamicParams = false

interface GuideProps {
  readonly params: Promise<{ readonly guide: string }>
}

const crumbs = [
  { href: routes.home, label: 'Home' },
  { href: routes.financialHub, label: 'Financial hub' },
]

export function generateStaticParams() {
  return allGuides().map(({ slug }) => ({ guide: slug }))
}

export async function generateMetadata({ params }: GuideProps): Promise<Metadata> {
  const guide = findGuide((await params).guide) ?? notFound()
  return pageMetadata({ path: routes.guide(guide.slug), title: guide.title, description: guide.summary })
}

/** A guide by life event. The same for every visitor. */
export default async function GuideRoute({ params }: GuideProps) {
  const guide = findGuide((await params).guide) ?? notFound()
  const here = { href: routes.guide(guide.slug), label: guide.event }
  return (
    <GuidePage
      guide={guide}
      crumbs={crumbs}
      structuredData={<JsonLd data={[breadcrumbLd(siteOrigin(), crumbs, here)]} />}
    />
  )
}
