'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import type { ShellConfig } from '@/lib/client/shell-config'
import type { SurveyForm } from '@/lib/contract/entities/survey'
import { useAfter } from '../use-after'
import { fetchSurvey } from './survey-calls'
import { failureWords } from './survey-words'

/** Nothing says that it loads before this many milliseconds. */
const skeletonMs = 400

interface SurveyLoadingProps {
  readonly config: ShellConfig
  readonly onLoaded: (form: SurveyForm) => void
  /** With the words for the visitor. */
  readonly onFailed: (words: string) => void
}

/** Fetches the survey while it is rendered. */
export function SurveyLoading({ config, onLoaded, onFailed }: SurveyLoadingProps) {
  const late = useAfter(skeletonMs, true)
  const loaded = useEffectEvent(onLoaded)
  const failed = useEffectEvent(onFailed)
  useEffect(() => {
    let gone = false
    fetchSurvey(config).then(
      (form) => gone || loaded(form),
      (error: unknown) => gone || failed(failureWords(error, 'load')),
    )
    return () => {
      gone = true
    }
  }, [config])
  return (
    <div role="status" className="survey-loading">
      {late ? (
        <>
          <span className="sr-only">Loading the survey…</span>
          <i />
        </>
      ) : null}
    </div>
  )
}

function cardOf(element: Element | null): HTMLElement | null {
  return element?.closest('dialog') ?? null
}

/** Gives the focus to the card of an element that has it and is about to go. */
export function keepFocusInCard(): void {
  const { activeElement } = document
  cardOf(activeElement)?.focus({ preventScroll: true })
}

interface SurveyEndProps {
  readonly words: string
  readonly action: string
  readonly onAction: () => void
}

/**
 * A line and one button, which takes the focus where the visitor was in the card: what had it is gone then. From the page it takes
 * nothing.
 */
export function SurveyEnd({ words, action, onAction }: SurveyEndProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (cardOf(button.current)?.contains(document.activeElement)) button.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="survey">
      <p role="status">{words}</p>
      <button ref={button} type="button" className="btn" onClick={onAction}>
        {action}
      </button>
    </div>
  )
}
