import { type RefObject, useLayoutEffect, useRef } from 'react'
import { fillIn } from '@/lib/client/personal-answers'
import type { Control } from '@/lib/client/touched'
import type { SpreadModel } from '@/lib/domain/categories/spread'
import type { FieldModel } from '@/lib/domain/fields/field-model'
import type { FieldProblem } from '@/lib/domain/fields/form'
import { parseRinggit } from '@/lib/domain/values/money'

/** What a form shows of a scenario. */
interface FilledIn {
  readonly fields: readonly FieldModel[]
  readonly spread?: SpreadModel | undefined
  /** What could not be used, by field. */
  readonly problems: readonly FieldProblem[]
}

/**
 * Keeps a total, its mix and the fields under them to what the page is worked out for, once one of them was changed.
 * The control in use stays as it is, and so does one whose text could not be used.
 */
export function useFilledIn(place: RefObject<HTMLElement | null>, { spread, fields, problems }: FilledIn): void {
  const printed = useRef(spread)
  useLayoutEffect(() => {
    const form = place.current?.closest('form')
    // Until then the form may say what was typed before script ran.
    if (spread === undefined || spread === printed.current || form === null || form === undefined) return
    const texts = new URLSearchParams([...spread.fields, ...fields].map(({ name, text }) => [name, text]))
    fillIn(form, texts, new Set(texts.keys()), (control) => {
      const inUse = control === document.activeElement || problems.some(({ field }) => field === control.name)
      return !inUse && (isChoice(control) || !isSameAmount(control.value, texts.get(control.name) ?? ''))
    })
  }, [place, spread, fields, problems])
}

const isChoice = ({ type }: Control) => type === 'checkbox' || type === 'radio'

/** "1,200" and "1200" are one amount: what was typed stays as it was typed. */
function isSameAmount(typed: string, text: string): boolean {
  const amount = parseRinggit(typed)
  return amount !== null && amount === parseRinggit(text)
}
