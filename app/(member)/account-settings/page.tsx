import type { Metadata } from 'next'
import { renderSettings, settingsMetadata } from '@/app/(member)/_parts/settings-route'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = settingsMetadata('overview')

/** The home of a member: who they are, and the way to each part. */
export default function Overview() {
  return renderSettings('overview')
}
