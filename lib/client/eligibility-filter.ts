import { readApplicantText } from './storage'

/** Whether the visitor wishes lists to show only what they qualify for. Read from the text: what reads the rest of it comes later. */
export function isEligibleOnlyWished(): boolean {
  return readApplicantText()?.includes('only=1') ?? false
}

/** Says of the page that its list is about to be narrowed; styles alone follow that, so nothing in it moves. */
export function beginEligibilityFilter(): void {
  document.documentElement.dataset.filtering = ''
}

/** The list is as it was wished for, or stays as it came. */
export function endEligibilityFilter(): void {
  delete document.documentElement.dataset.filtering
}
