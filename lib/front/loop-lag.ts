import type { FrontLog } from './front-log'

/** How often the loop is asked whether it comes in time. */
const beatMs = 20
/** Later than that and what was read waited for the processor, not for its own work. */
const tolerableMs = 50
/** So long without one beat in time, and the loop has more to do than it can. */
const patienceMs = 1000

/**
 * Tells whether the event loop has more to do than it can. One long turn is no reason: what waited for it is soon answered.
 * Only a loop that was never in time for a second has fallen behind, and stays so until it is in time once.
 */
export class LoopLag {
  readonly #now: () => number
  readonly #log: FrontLog
  #dueAt: number
  /** When the loop was last in time. */
  #inTimeAt: number

  /** `now`: milliseconds of a clock that only goes forward. */
  constructor(now: () => number, log: FrontLog) {
    this.#now = now
    this.#log = log
    this.#inTimeAt = now()
    this.#dueAt = this.#inTimeAt + beatMs
    setInterval(() => this.#beat(), beatMs).unref()
  }

  /** Whether the loop was not in time for so long that who asks now had better come back. */
  isBehind(): boolean {
    return this.#now() - this.#inTimeAt > patienceMs
  }

  #beat(): void {
    const now = this.#now()
    if (now - this.#dueAt <= tolerableMs) {
      if (this.isBehind()) this.#log.warn('front.behind', { ms: Math.round(now - this.#inTimeAt) })
      this.#inTimeAt = now
    }
    this.#dueAt = now + beatMs
  }
}
