import { type RefObject, useLayoutEffect, useRef } from 'react'
import { isControl } from '@/lib/client/touched'
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
    for (const { name, text } of [...spread.fields, ...fields]) {
      const control = form.querySelector(`[name="${name}"]`)
      const inUse = control === document.activeElement || problems.some(({ field }) => field === name)
      if (inUse || !isControl(control) || saysTheSame(control.value, text)) continue
      control.value = text
    }
  }, [place, spread, fields, problems])
}

/** "1,200" and "1200" are one amount: what was typed stays as it was typed. */
function saysTheSame(typed: string, text: string): boolean {
  const amount = parseRinggit(typed)
  return typed === text || (amount !== null && amount === parseRinggit(text))
}
