import Cookies from 'js-cookie'

/** How the analytics library names what it keeps. */
const own = /^(?:mp_|__mp)/

const recordings = 'mixpanelBrowserDb'
const databases = [recordings, 'mixpanelFlagsDb']

function removeFrom(storage: () => Storage): void {
  try {
    const kept = storage()
    for (const key of Object.keys(kept).filter((name) => own.test(name))) kept.removeItem(key)
  } catch {
    // Blocked storage holds nothing.
  }
}

function removeDatabase(name: string): void {
  try {
    indexedDB.deleteDatabase(name)
  } catch {
    // Blocked storage holds nothing.
  }
}

/**
 * Makes the library's databases close when they are to be removed: it leaves them open, and an open database cannot be
 * removed before its page is gone. Call it once, before the library starts.
 */
export function letDatabasesGo(): void {
  const { indexedDB: factory } = window
  if (!factory) return
  const open = factory.open.bind(factory)
  factory.open = (name, version) => {
    const request = open(name, version)
    if (databases.includes(name)) {
      request.addEventListener('success', () => {
        const { result } = request
        result.addEventListener('versionchange', () => result.close())
      })
    }
    return request
  }
}

/** Removes recordings that have not been sent. */
export function forgetRecordings(): void {
  removeDatabase(recordings)
}

/** Removes everything that the analytics library keeps on this device. Never throws. */
export function forgetAnalytics(): void {
  for (const name of Object.keys(Cookies.get()).filter((cookie) => own.test(cookie)))
    Cookies.remove(name, { path: '/' })
  removeFrom(() => localStorage)
  removeFrom(() => sessionStorage)
  for (const name of databases) removeDatabase(name)
}
