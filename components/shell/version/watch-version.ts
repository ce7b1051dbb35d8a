import { readAppVersion, writeAppVersion } from '@/lib/client/storage'
import { hasUnsavedInput } from '@/lib/client/unsaved-input'
import { whenIdle } from '@/lib/client/when-idle'

/** The specification's words. */
const newVersion = 'New version available. Refreshing...'

/** Limit for an answer, in milliseconds, as for every read. */
const answerMs = 10_000
/** How long the words stand before the page goes, so that they can be read. */
const wordsMs = 1500
/** How often a page with unsaved input is looked at again. */
const unsavedMs = 1000
/** A page that was out of sight for less than this is not checked again when it is seen. */
const freshMs = 300_000

/** Names in the page's history entry the versions it was reloaded for: servers that disagree must not loop it. */
const reloadMark = 'version-reloads'

interface Watcher {
  /** Shows words to everybody, screen readers too; empty words take them away. */
  readonly announce: (words: string) => void
  /** Is told of an answer that could not be had or read. */
  readonly failed: (error: unknown) => void
}

/** The version that the server names. Throws when there is no readable answer in time. */
async function fetchVersion(): Promise<string> {
  const answer = await fetch('/version.json', { cache: 'no-store', signal: AbortSignal.timeout(answerMs) })
  if (!answer.ok) throw new Error(`The version was answered with ${answer.status}`)
  const body: unknown = await answer.json()
  if (typeof body === 'object' && body !== null && 'version' in body && typeof body.version === 'string') {
    if (body.version !== '') return body.version
  }
  throw new Error('The version is not readable')
}

/** Remembers the version, and that this page is reloaded for it; false when it must not be. */
function claimReload(version: string): boolean {
  const before: unknown = history.state?.[reloadMark]
  const versions: readonly unknown[] = Array.isArray(before) ? before : []
  const kept = writeAppVersion(version) && readAppVersion() === version
  if (!kept || versions.includes(version)) return false
  history.replaceState({ ...history.state, [reloadMark]: [...versions, version] }, '')
  return true
}

/**
 * Compares the version that is served with the one this device remembers: on load (when idle), when the page comes back
 * from the browser's memory, and when it is seen again after five minutes. Where they differ it says so and loads the
 * page again, once for each version, and not while the page holds unsaved input. The first version is only
 * remembered; without storage nothing is ever reloaded. Gives a check to be made at once, and the end of it all.
 */
export function watchVersion({ announce, failed }: Watcher) {
  const ending = new AbortController()
  const { signal } = ending
  let seen: string | null = null
  let checkedAt = 0
  let leaving = false

  const leave = () => {
    if (signal.aborted) return
    if (hasUnsavedInput()) return void setTimeout(leave, unsavedMs)
    announce(newVersion)
    setTimeout(() => {
      if (signal.aborted) return
      if (!hasUnsavedInput()) return location.reload()
      announce('')
      leave()
    }, wordsMs)
  }
  const compare = (version: string) => {
    const before = seen ?? readAppVersion()
    seen = version
    if (before === null) writeAppVersion(version)
    else if (before !== version && claimReload(version)) {
      leaving = true
      leave()
    }
  }
  const check = async () => {
    checkedAt = Date.now()
    if (leaving || signal.aborted || !navigator.onLine) return
    await fetchVersion().then(compare, failed)
  }
  whenIdle(check, signal)
  window.addEventListener('pageshow', (event) => event.persisted && check(), { signal })
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && Date.now() - checkedAt >= freshMs && check(),
    { signal },
  )
  return { check, end: () => ending.abort() }
}
