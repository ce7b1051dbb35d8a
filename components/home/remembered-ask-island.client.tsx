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
  /** Whether the page has fields for the visitor's figures: it asks for them where the device remembers none. */
  readonly asks: boolean
}

/**
 * What is said beside figures of an example, under a sentence of the home page and on overviews: this device remembers the visitor's own, or it does not.
 * It is client code because only the device knows.
 */
export function RememberedAskIsland({ category, path, asks }: RememberedAskIslandProps) {
  const { query } = useRememberedCase(category)
  if (query === null) return asks ? <span>{words.ask}</span> : null
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
