import type { Metadata } from 'next'
import { renderSettings, settingsMetadata } from '@/app/(member)/_parts/settings-route'
import type { PageQuery } from '@/app/(site)/_parts/page-query'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = settingsMetadata('overview')

interface OverviewProps {
  readonly searchParams: Promise<PageQuery>
}

/** The home of a member: who they are, and the way to each part. */
export default async function Overview({ searchParams }: OverviewProps) {
  return renderSettings('overview', await searchParams)
}
