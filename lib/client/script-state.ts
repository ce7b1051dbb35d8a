/** What waits for a script that did not come. */
const missing = new Set<object>()

/**
 * Notes whether the script or the data that `part` of the page needs came. While something is missing, the styles show
 * what a page without script needs, and the server answers its forms.
 */
export function noteScript(part: object, came: boolean): void {
  if (came) missing.delete(part)
  else missing.add(part)
  if (missing.size > 0) document.documentElement.dataset.script = 'failed'
  else delete document.documentElement.dataset.script
}

/** Whether a form that is sent now is for the server, since the page cannot answer it. Offline the server cannot either. */
export function isForServer(): boolean {
  return missing.size > 0 && navigator.onLine
}
