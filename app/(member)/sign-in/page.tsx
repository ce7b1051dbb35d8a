import type { Metadata } from 'next'
import { renderSignIn, signInMetadata } from '@/app/(member)/_parts/sign-in-route'
import type { PageQuery } from '@/app/(site)/_parts/page-query'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = signInMetadata('access')

interface AccessProps {
  readonly searchParams: Promise<PageQuery>
}

/** Where joining and signing in begin. */
export default async function Access({ searchParams }: AccessProps) {
  return renderSignIn('access', await searchParams)
}
