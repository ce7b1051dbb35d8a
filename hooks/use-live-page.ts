import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { logQuietly } from '@/lib/client/log-quietly'
import { readForm } from '@/lib/client/read-form'
import { isForServer, noteScript } from '@/lib/client/script-state'
import { hasTouched } from '@/lib/client/touched'
import { useHidden } from './use-hidden'
import { type PersonalForm, sayInput, usePersonalAnswers } from './use-personal-answers'
import { useUnsavedInput } from './use-unsaved-input'

/** How long a form rests before what it comes to is read out, in milliseconds. */
const restMs = 600

interface LivePageParts<T> extends PersonalForm {
  /** Fetches what works the page out; the same function for as long as the page is shown. */
  readonly create: () => Promise<(said: URLSearchParams) => T>
  /** Selects what shows figures, and what moves with them. */
  readonly figures: string
  /** The address of what is shown, without what was told; null: it stays as it is. */
  readonly addressOf: (model: T) => string | null
  /** What is read out of a change. */
  readonly spokenOf: (model: T) => string
}

interface LivePage<T> {
  /** What the browser worked out last; null while the server's own figures stand. */
  readonly model: T | null
  readonly state: 'ready' | 'working' | 'failed'
  /** What to read out, once the form rests. */
  readonly announced: string
  /** Somebody is about to change a field. */
  readonly onFocus: () => void
  readonly onInput: () => void
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * A product's page or a comparison that follows its form in the browser: once what it needs is there, no change makes a
 * request. That is fetched when a field takes the focus, or at once where something was told before, or typed before script ran.
 */
export function useLivePage<T>(parts: LivePageParts<T>): LivePage<T> {
  const { form, addressOf, spokenOf } = parts
  const load = useOnce(parts.create)
  const [model, setModel] = useState<T | null>(null)
  const [state, setState] = useState<LivePage<T>['state']>('ready')
  const { resuming, keep } = usePersonalAnswers(parts)
  const wanted = useRef<URLSearchParams | null>(null)
  useHidden(resuming && model === null && state === 'working', parts.figures)
  // Until it is worked out no address says what was typed.
  useUnsavedInput('page', state !== 'ready')

  // What was typed before script ran counts too.
  useEffect(() => {
    if (form.current !== null && hasTouched(form.current)) sayInput(form.current)
  }, [form])

  const work = (submitter: HTMLElement | null) => {
    if (form.current === null) return
    const said = readForm(form.current, submitter)
    wanted.current = said
    keep(said)
    setState('working')
    load().then(
      (build) => {
        if (wanted.current !== said) return
        const next = build(said)
        const address = addressOf(next)
        if (address !== null) window.history.replaceState(window.history.state, '', address)
        setModel(next)
        setState('ready')
        noteScript(load, true)
      },
      (error: unknown) => {
        logQuietly('page/load', error)
        if (wanted.current !== said) return
        setState('failed')
        noteScript(load, false)
      },
    )
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (isForServer()) return
    event.preventDefault()
    const { nativeEvent } = event
    work(nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null)
  }
  return {
    model,
    state,
    announced: useRested(model === null ? '' : spokenOf(model)),
    // Nobody has asked for anything yet: the change that needs it tries again, and says what went wrong.
    onFocus: () => void load().catch((error: unknown) => logQuietly('page/load', error)),
    onInput: () => work(null),
    onSubmit,
  }
}

/** Fetches once; after a failure the next call tries again. */
function useOnce<T>(create: () => Promise<T>): () => Promise<T> {
  const loading = useRef<Promise<T> | null>(null)
  return useCallback(() => {
    loading.current ??= create().catch((error: unknown) => {
      loading.current = null
      throw error
    })
    return loading.current
  }, [create])
}

/** A text once it has rested. */
function useRested(text: string): string {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
