import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { fillIn, readPersonalAnswers, savePersonalAnswers } from '@/lib/client/personal-answers'
import { readForm } from '@/lib/client/read-form'
import { isTouched } from '@/lib/client/touched'
import type { CategoryId } from '@/lib/domain/categories/ids'
import { useUnsavedInput } from './use-unsaved-input'

/** The form of a category with personal fields, on a list, a product's page or a comparison. */
export interface PersonalForm {
  readonly form: RefObject<HTMLFormElement | null>
  readonly category: CategoryId
  /** What of the form is told about the visitor, empty where nothing is; the same object for as long as the form is shown. */
  readonly names: ReadonlySet<string>
  /** The page was answered with a seal: the form shows what was told. */
  readonly sealed: boolean
}

interface ResumedForm {
  /** The form says something else than the page that came: what was told on another page, or under a seal. */
  readonly resuming: boolean
  /** Keeps what the form says for the other pages of the category. */
  readonly keep: (said: URLSearchParams) => void
}

/**
 * Fills a form with what was told in this tab and lets it say so once, as if it was typed. What a visitor typed before
 * that stays. Coming back to a page that the browser held does the same.
 */
export function usePersonalAnswers({ form, category, names, sealed }: PersonalForm): ResumedForm {
  const [resuming, setResuming] = useState(false)
  const [lost, setLost] = useState(false)
  const hasKept = useRef(false)
  useUnsavedInput('told', lost)

  const keep = useCallback(
    (said: URLSearchParams) => {
      if (names.size === 0) return
      hasKept.current = true
      setLost(!savePersonalAnswers(category, names, said))
    },
    [category, names],
  )

  useLayoutEffect(() => {
    const told = readPersonalAnswers(category)
    if (form.current === null) return
    if (sealed) keep(readForm(form.current))
    const changed = !sealed && told !== null && fillIn(form.current, told, names, (control) => !isTouched(control))
    setResuming(sealed || changed)
  }, [form, category, names, sealed, keep])

  useEffect(() => {
    if (resuming) sayInput(form.current)
  }, [resuming, form])

  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || form.current === null) return
      const told = readPersonalAnswers(category)
      if (told !== null && fillIn(form.current, told, names, () => true)) sayInput(form.current)
      // Cleared on another page since: this one must not go on showing it.
      if (told === null && hasKept.current) window.location.reload()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [form, category, names])

  return { resuming, keep }
}

/** Makes a form answer what it says, as if it was typed. */
export function sayInput(form: HTMLFormElement | null): void {
  form?.dispatchEvent(new Event('input', { bubbles: true }))
}
