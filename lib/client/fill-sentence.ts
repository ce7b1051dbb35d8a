import type { CategoryId } from '@/lib/domain/categories/ids'
import { loadCategory } from '@/lib/domain/categories/load'
import { filledSentence } from '@/lib/domain/list/filled-sentence'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { fillIn } from './personal-answers'
import { readForm } from './read-form'
import { hasTouched, isControl } from './touched'

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
  const [before, filled] = [readForm(form), new URLSearchParams(texts)]
  const names = new Set(filled.keys())
  const hidden = [...form.elements].filter(isControl).filter(({ type }) => type === 'hidden')
  fillIn(form, filled, names, () => true)
  for (const field of hidden) field.disabled = true
  const undo = () => {
    fillIn(form, before, names, ({ name, value }) => value === filled.get(name))
    for (const field of hidden) field.disabled = false
  }
  return { carried, undo }
}
