'use client'

import { useRef } from 'react'
import { useFilledSentence } from '@/hooks/use-filled-sentence'
import { useRememberedCase } from '@/hooks/use-remembered-case'
import type { CategoryId } from '@/lib/domain/categories/ids'
import { listWords } from '@/lib/domain/list/list-words'
import { rememberedHref } from '@/lib/domain/list/remembered-case'
import type { IsoDate } from '@/lib/domain/values/iso-date'

const words = listWords.remembered

interface RememberedAskIslandProps {
  readonly category: CategoryId
  /** Path of its list. */
  readonly path: string
  /** The day of a page that has a sentence to fill in; null: it has none, and says nothing where the device remembers nothing. */
  readonly today: IsoDate | null
}

/**
 * What is said beside figures of an example, under a sentence of the home page and on overviews: this device remembers the visitor's own, or it does not.
 * A sentence is filled in with them. It is client code because only the device knows. Each state is an element of its own, so that a
 * translator's changes go with it.
 */
export function RememberedAskIsland({ category, path, today }: RememberedAskIslandProps) {
  const { query, remember } = useRememberedCase(category)
  const line = useRef<HTMLDivElement>(null)
  const filled = useFilledSentence({ category, query, today, within: line })
  return (
    <div ref={line}>
      {query === null ? (
        today === null ? null : (
          <span key="asks">{words.ask}</span>
        )
      ) : filled === null ? (
        <span key="offers">
          {words.example} {words.here}{' '}
          <a href={rememberedHref({ path, query: '' }, query)}>
            {words.use}
            <span className="sr-only">{words.used}</span>
          </a>
        </span>
      ) : (
        <span key="filled">
          {words.shown}{' '}
          <button type="button" className="btn quiet" onClick={() => remember(null)}>
            {words.forget}
            <span className="sr-only">{words.forgotten}</span>
          </button>
          {filled.carried.map(([name, text]) => (
            <input key={name} type="hidden" name={name} value={text} />
          ))}
        </span>
      )}
    </div>
  )
}
