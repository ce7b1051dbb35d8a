import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { renderSettings, settingsMetadata } from '@/app/(member)/_parts/settings-route'
import { settingsParts } from '@/lib/account/settings/places'
import { oneOf } from '@/lib/account/sign-in-steps'

export const dynamic = 'force-dynamic'

interface PartProps {
  readonly params: Promise<{ readonly part: string }>
}

export async function generateMetadata({ params }: PartProps): Promise<Metadata> {
  return settingsMetadata(oneOf(settingsParts, (await params).part) ?? notFound())
}

/** A part of the settings. */
export default async function Part({ params }: PartProps) {
  return renderSettings(oneOf(settingsParts, (await params).part) ?? notFound())
}
