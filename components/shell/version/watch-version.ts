import { readAppVersion, writeAppVersion } from '@/lib/client/storage'
import { hasUnsavedInput } from '@/lib/client/unsaved-input'
import { whenPresent } from '@/lib/client/when-present'

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

/** Which build made this page, by the header that it came with, through whatever cache; null where that was not said. */
function ownVersion(): string | null {
  const [entry] = performance.getEntriesByType('navigation')
  if (entry === undefined || !(entry instanceof PerformanceNavigationTiming)) return null
  return entry.serverTiming.find(({ name }) => name === 'version')?.description || null
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
 * Compares the version that is served with the one that made this page, or that this device remembers where the page does
 * not say: once somebody is at the page, when the page comes back from the browser's memory, and when it is seen again after five
 * minutes. Where they differ it says so and loads the page again, once for each version, and not while the page holds
 * unsaved input. Who has just arrived at a page of an old build is not told; without storage nothing is ever reloaded.
 * Gives a check to be made at once, and the end of it all.
 */
export function watchVersion({ announce, failed }: Watcher) {
  const ending = new AbortController()
  const { signal } = ending
  let seen: string | null = null
  let checkedAt = 0
  let leaving = false

  const leave = (isArriving: boolean) => {
    if (signal.aborted) return
    if (hasUnsavedInput()) return void setTimeout(() => leave(false), unsavedMs)
    if (isArriving) return location.reload()
    announce(newVersion)
    setTimeout(() => {
      if (signal.aborted) return
      if (!hasUnsavedInput()) return location.reload()
      announce('')
      leave(false)
    }, wordsMs)
  }
  const compare = (version: string, isArriving: boolean) => {
    const before = seen ?? ownVersion() ?? readAppVersion()
    seen = version
    if (before === null || before === version) writeAppVersion(version)
    else if (claimReload(version)) {
      leaving = true
      leave(isArriving)
    }
  }
  const look = async (isArriving: boolean) => {
    checkedAt = Date.now()
    if (leaving || signal.aborted || !navigator.onLine) return
    await fetchVersion().then((version) => compare(version, isArriving), failed)
  }
  const check = () => look(false)
  whenPresent(() => look(true))
  window.addEventListener('pageshow', (event) => event.persisted && check(), { signal })
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && Date.now() - checkedAt >= freshMs && check(),
    { signal },
  )
  return { check, end: () => ending.abort() }
}
