import type { CategoryId } from '@/lib/domain/categories/ids'
import { onlyNamed } from '@/lib/domain/personal/personal-answers'
import { ownPrefix } from '@/lib/domain/values/query-params'
import { fromList } from '@/lib/routing/page-marks'
import { readSession, writeSession } from './storage'
import { type Control, isControl } from './touched'

/** What was told of a category in this tab, by the names of its form's fields; null: nothing, or it was cleared. */
export function readPersonalAnswers(category: CategoryId): URLSearchParams | null {
  const text = readSession(`told-${category}`)
  return text === null ? null : new URLSearchParams(text)
}

/**
 * Keeps in this tab what a form says under `names`, beside what another form of the category said under other names. False
 * when the browser keeps nothing: it is then lost with the page.
 */
export function savePersonalAnswers(category: CategoryId, names: ReadonlySet<string>, said: URLSearchParams): boolean {
  const before = [...(readPersonalAnswers(category) ?? [])].filter(([name]) => !names.has(name))
  return writeSession(`told-${category}`, new URLSearchParams([...before, ...onlyNamed(said, names)]).toString())
}

/** Forgets what was told of a category. */
export function clearPersonalAnswers(category: CategoryId): void {
  writeSession(`told-${category}`, null)
  if (wayBack(category) !== null) writeSession('handed', null)
}

/** The address that leads from the list of a category back to the calculator that filled its form in; null: none did in this tab. */
export function wayBack(category: CategoryId): string | null {
  const [to, path] = readSession('handed')?.split(' ') ?? []
  return to === category && path !== undefined ? `${path}${fromList}` : null
}

/**
 * Puts what was told into the controls of a form that have one of the names and that `mayFill` allows. Whether a control
 * says something else than before.
 */
export function fillIn(
  form: HTMLFormElement,
  told: URLSearchParams,
  names: ReadonlySet<string>,
  mayFill: (control: Control) => boolean,
): boolean {
  const ownTold = [...told.keys()].some((name) => name.startsWith(ownPrefix))
  const isAsked = (control: Control) =>
    names.has(control.name) && control.type !== 'hidden' && (ownTold || !control.name.startsWith(ownPrefix))
  let changed = false
  for (const control of form.elements) {
    if (isControl(control) && isAsked(control) && mayFill(control)) changed = fill(control, told) || changed
  }
  return changed
}

/** A box that is not ticked is absent from what a form says. A choice that is absent was not asked: it stays as it is. */
function fill(control: Control, told: URLSearchParams): boolean {
  const text = told.getAll(control.name).at(-1) ?? null
  if (
    control instanceof HTMLInputElement &&
    (control.type === 'checkbox' || (control.type === 'radio' && text !== null))
  ) {
    const before = control.checked
    control.checked = text === control.value
    return control.checked !== before
  }
  if (text === null || control.value === text) return false
  control.value = text
  return true
}
