'use client'

import { useRememberedCase } from '@/hooks/use-remembered-case'
import type { CategoryId } from '@/lib/domain/categories/ids'
import { listWords } from '@/lib/domain/list/list-words'
import { rememberedHref } from '@/lib/domain/list/remembered-case'

const words = listWords.remembered

interface RememberedAskIslandProps {
  readonly category: CategoryId
  /** Path of its list. */
  readonly path: string
}

/**
 * What is said under a sentence of the home page: its figures are an example, and this device remembers the visitor's own or it does not.
 * It is client code because only the device knows.
 */
export function RememberedAskIsland({ category, path }: RememberedAskIslandProps) {
  const { query } = useRememberedCase(category)
  if (query === null) return <span>An example. Is this you? If not, put in your own figures.</span>
  return (
    <span>
      {words.example} {words.here}{' '}
      <a href={rememberedHref({ path, query: '' }, query)}>
        {words.use}
        <span className="sr-only">{words.used}</span>
      </a>
    </span>
  )
}
