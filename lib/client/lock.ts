import { brand } from '@/lib/brand'

/** Lets one renewal of the session run at a time, and lets those who waited know that it was settled. */
export interface RenewalLock {
  /** Runs the work when its turn comes; settles as the work does. */
  readonly run: <T>(work: () => Promise<T>) => Promise<T>
  /** Says that the renewal of this access token is settled. Fulfilled when whoever gets the lock next can know it. */
  readonly announce: (token: string) => Promise<void>
  readonly isAnnounced: (token: string) => Promise<boolean>
}

const lockName = `${brand.slug}-refresh`

/** Longer than the refresh may take. A tab that waits longer goes ahead: better two refreshes than none. */
const longestWaitMs = 25_000

/** Longer than a change of localStorage takes to other processes of the browser. */
const announcementMs = 5000

/** A lock of this tab alone. In a tab, storage changes at once: nothing has to be announced. */
export function createTabLock(): RenewalLock {
  let last: Promise<unknown> = Promise.resolve()
  return {
    run: (work) => {
      const turn = last.then(work)
      last = turn.catch(() => undefined)
      return turn
    },
    announce: () => Promise.resolve(),
    isAnnounced: () => Promise.resolve(false),
  }
}

async function acrossTabs<T>(locks: LockManager, work: () => Promise<T>): Promise<T> {
  let begun = false
  const begin = () => {
    begun = true
    return work()
  }
  try {
    return await locks.request(lockName, { signal: AbortSignal.timeout(longestWaitMs) }, begin)
  } catch (error) {
    if (begun) throw error
    return work()
  }
}

/** The lock of an announcement; its token is settled and good for nothing any more. */
function announcementOf(token: string): string {
  return `${lockName}-${token.slice(0, 12)}`
}

/**
 * The lock that every tab of the site shares; without Web Locks, one of this tab alone. Browsers hand a lock on before
 * other processes see what was written to localStorage, so an announcement is a lock too: it is held for a while, and
 * whoever has the first lock sees it.
 */
export function createTabsLock(): RenewalLock {
  const tab = createTabLock()
  // Missing on plain http away from the own machine.
  if (!('locks' in navigator)) return tab
  const { locks } = navigator
  return {
    run: (work) => tab.run(() => acrossTabs(locks, work)),
    announce: (token) =>
      new Promise((resolve) => {
        const hold = () => {
          resolve()
          return new Promise((end) => setTimeout(end, announcementMs))
        }
        locks.request(announcementOf(token), { mode: 'shared' }, hold).catch(() => resolve())
      }),
    isAnnounced: async (token) => {
      const { held = [] } = await locks.query().catch((): LockManagerSnapshot => ({}))
      return held.some(({ name }) => name === announcementOf(token))
    },
  }
}
