import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { renderSettings, settingsMetadata } from '@/app/(member)/_parts/settings-route'
import type { PageQuery } from '@/app/(site)/_parts/page-query'
import { settingsParts } from '@/lib/account/settings/places'
import { oneOf } from '@/lib/account/sign-in-steps'

export const dynamic = 'force-dynamic'

interface PartProps {
  readonly params: Promise<{ readonly part: string }>
  readonly searchParams: Promise<PageQuery>
}

const views = [...settingsParts, 'confirm'] as const

export async function generateMetadata({ params }: PartProps): Promise<Metadata> {
  return settingsMetadata(oneOf(views, (await params).part) ?? notFound())
}

/** A part of the settings. */
export default async function Part({ params, searchParams }: PartProps) {
  return renderSettings(oneOf(views, (await params).part) ?? notFound(), await searchParams)
}
