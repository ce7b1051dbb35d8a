'use client'
import { FailedPage } from '@/components/ui/failed-page'

interface FailureProps {
  readonly error: Error & { readonly digest?: string }
  readonly reset: () => void
}

/** Stands in for a page that could not be rendered; header and footer stay. */
export default function Failure({ error, reset }: FailureProps) {
  return <FailedPage reference={error.digest ?? null} retry={reset} />
}
