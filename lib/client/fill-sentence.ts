import type { CategoryId } from '@/lib/domain/categories/ids'
import { loadCategory } from '@/lib/domain/categories/load'
import { filledSentence } from '@/lib/domain/list/filled-sentence'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { type Control, hasTouched, isControl } from './touched'

/** A form whose sentence was filled in. */
export interface FilledForm {
  /** What the form sends beside its blanks, in place of its own hidden fields. */
  readonly carried: readonly (readonly [name: string, text: string])[]
  /** Puts back what the page came with, where nobody has typed since. */
  readonly undo: () => void
}

/**
 * Fills the blanks of a form with a case that the device remembers, and switches off the hidden fields that it came with; null: its
 * visitor has typed something already, which stays. Rejects when the rules of the category cannot be fetched.
 */
export async function fillSentence(
  form: HTMLFormElement,
  id: CategoryId,
  remembered: string,
  today: IsoDate,
): Promise<FilledForm | null> {
  const { texts, carried } = filledSentence(await loadCategory(id), remembered, today)
  if (hasTouched(form)) return null
  const controls = [...form.elements].filter(isControl)
  const hidden = controls.filter(({ type }) => type === 'hidden')
  const filled: (readonly [blank: Control, before: string, text: string])[] = controls.flatMap((control) => {
    const text = texts[control.name]
    return text === undefined ? [] : [[control, control.value, text] as const]
  })
  for (const [blank, , text] of filled) blank.value = text
  for (const field of hidden) field.disabled = true
  const undo = () => {
    for (const [blank, before, text] of filled) if (blank.value === text) blank.value = before
    for (const field of hidden) field.disabled = false
  }
  return { carried, undo }
}
