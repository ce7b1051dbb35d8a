import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { track } from '@/lib/analytics/track'
import { browserTransport } from '@/lib/client/browser'
import { call } from '@/lib/client/call'
import { supportSearchOperation } from '@/lib/contract/calls/support'
import type { FoundAnswers } from '@/lib/contract/entities/support'
import { longestSearch } from '@/lib/domain/content/search'

/** A search and what it came to; null: nothing was searched for. */
export interface SupportSearchState {
  readonly text: string
  readonly found: FoundAnswers | null
}

/** Nobody is asked while somebody types without a pause of this many milliseconds. */
const pauseMs = 200

/** A question that waits for a pause, or for its answer. */
interface Asked {
  readonly timer: number
  readonly ending: AbortController
}

function end(asked: Asked | null): void {
  if (asked === null) return
  window.clearTimeout(asked.timer)
  asked.ending.abort()
}

/**
 * Follows what is typed into the search of the support centre. Until an answer comes, and where none comes, what was found before stays:
 * the form itself can still be sent. A failed call is written down by the transport.
 */
export function useSupportSearch(start: SupportSearchState) {
  const [state, setState] = useState(start)
  const asked = useRef<Asked | null>(null)
  const type = (typed: string) => {
    end(asked.current)
    const text = typed.trim().replace(/\s+/g, ' ')
    if (text === '' || text.length > longestSearch) return setState({ text, found: null })
    const ending = new AbortController()
    const ask = () =>
      call(supportSearchOperation, { query: { q: text } }, browserTransport(), { signal: ending.signal }).then(
        ({ data }) => setState({ text, found: data }),
        () => undefined,
      )
    asked.current = { timer: window.setTimeout(ask, pauseMs), ending }
  }
  const field = useRef<HTMLInputElement>(null)
  // What was typed before this woke is in the field, and no event tells of it any more.
  const woke = useEffectEvent(() => {
    const typed = field.current?.value ?? start.text
    if (typed !== start.text) type(typed)
  })
  useEffect(() => woke(), [])
  const total = state.found?.total
  useEffect(() => {
    if (total !== undefined) track('support_searched', { results: total })
  }, [total])
  useEffect(() => () => end(asked.current), [])
  return { state, type, field }
}
