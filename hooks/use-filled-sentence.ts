import { type RefObject, useEffect, useState } from 'react'
import type { FilledForm } from '@/lib/client/fill-sentence'
import { logQuietly } from '@/lib/client/log-quietly'
import type { CategoryId } from '@/lib/domain/categories/ids'
import type { IsoDate } from '@/lib/domain/values/iso-date'

interface SentenceParts {
  readonly category: CategoryId
  /** The case that the device remembers; null: none. */
  readonly query: string | null
  /** The day that the page was made for; null: the page has no sentence to fill in. */
  readonly today: IsoDate | null
  /** An element of the form. */
  readonly within: RefObject<Element | null>
}

/** Fills in the sentence of the form around an element with the figures that this device remembers; null while it shows others. */
export function useFilledSentence({ category, query, today, within }: SentenceParts): FilledForm | null {
  const [filled, setFilled] = useState<FilledForm | null>(null)
  useEffect(() => {
    const form = within.current?.closest('form')
    if (query === null || today === null || !form) return
    let wanted = true
    let done: FilledForm | null = null
    const fill = async () => {
      // Only who has figures remembered needs the rules of a category here.
      const { fillSentence } = await import('@/lib/client/fill-sentence')
      if (!wanted) return
      done = await fillSentence(form, category, query, today)
      if (wanted) setFilled(done)
      else done?.undo()
    }
    fill().catch((error: unknown) => logQuietly('home/fill', error))
    return () => {
      wanted = false
      done?.undo()
      setFilled(null)
    }
  }, [category, query, today, within])
  return filled
}
