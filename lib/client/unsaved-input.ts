import { isControl, isTouched } from './touched'

/** The parts of the page that hold something a reload would lose. */
const parts = new Set<string>()

/**
 * A part of the page says whether it holds what a visitor typed, chose or wrote and what nothing else keeps. What stands
 * in the address is kept.
 */
export function noteUnsavedInput(part: string, unsaved: boolean): void {
  if (unsaved) parts.add(part)
  else parts.delete(part)
}

/** Whether a part whose name begins like this holds such input. */
export function holdsUnsavedInput(beginning: string): boolean {
  return [...parts].some((part) => part.startsWith(beginning))
}

/** A form that no script works on, or none yet, cannot say it: its controls do. */
function isFilledIn(): boolean {
  return [...document.forms]
    .flatMap((form) => [...form.elements])
    .some((control) => isControl(control) && isTouched(control) && control.closest('[data-awake]') === null)
}

/** Whether the page holds input that would be lost if it went away now; `but` is a part that does not count. */
export function hasUnsavedInput(but?: string): boolean {
  return [...parts].some((part) => part !== but) || isFilledIn()
}
