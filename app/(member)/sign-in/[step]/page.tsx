import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { renderSignIn, signInMetadata } from '@/app/(member)/_parts/sign-in-route'
import type { PageQuery } from '@/app/(site)/_parts/page-query'
import { oneOf, signInSteps } from '@/lib/account/sign-in-steps'

export const dynamic = 'force-dynamic'

interface StepProps {
  readonly params: Promise<{ readonly step: string }>
  readonly searchParams: Promise<PageQuery>
}

export async function generateMetadata({ params }: StepProps): Promise<Metadata> {
  return signInMetadata(oneOf(signInSteps, (await params).step) ?? notFound())
}

/** A later step of joining or signing in. */
export default async function Step({ params, searchParams }: StepProps) {
  const step = oneOf(signInSteps, (await params).step) ?? notFound()
  return renderSignIn(step, await searchParams)
}
