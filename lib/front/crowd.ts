import type { Intake } from './intake'

/** So many wait, or one has waited so long, that answering would help nobody. */
export class CrowdedError extends Error {
  override readonly name = 'CrowdedError'
  /** Nobody was refused since the queue was last empty: the one to log. */
  readonly isFirst: boolean

  constructor(message: string, isFirst: boolean) {
    super(message)
    this.isFirst = isFirst
  }
}

/** Who asked has gone; nobody is there to answer. */
export class GoneError extends Error {
  override readonly name = 'GoneError'
}

/** How much is done at a time, and how much and how long may wait for it. */
export interface CrowdLimits {
  readonly atOnce: number
  readonly waiting: number
  readonly waitMs: number
}

interface Waiting {
  readonly admit: () => void
  readonly refuse: (error: Error) => void
}

/**
 * Lets a few works run at a time, in the order they came; the rest waits, within limits. Between any two beginnings all
 * sockets are read and who knocks is let in: works that never wait themselves would else be done as they are read, so that
 * whoever comes stands in the queue of the system.
 */
export class Crowd {
  readonly #limits: CrowdLimits
  readonly #intake: Intake
  readonly #queue = new Set<Waiting>()
  #running = 0
  /** One was begun since sockets were last read. */
  #hasBegun = false
  #refused = false

  constructor(limits: CrowdLimits, intake: Intake) {
    this.#limits = limits
    this.#intake = intake
  }

  /**
   * Runs `work` when its turn has come. `gone` aborts when who asked hangs up: then it is not begun. Rejects with
   * CrowdedError or GoneError when it was not begun, else with what `work` rejects with.
   */
  async run<T>(work: () => Promise<T>, gone: AbortSignal): Promise<T> {
    await this.#admission(gone)
    try {
      return await work()
    } finally {
      this.#running -= 1
      setImmediate(() => this.#next())
    }
  }

  #admission(gone: AbortSignal): Promise<void> {
    if (gone.aborted) return Promise.reject(new GoneError('Gone before its turn'))
    if (this.#queue.size === 0 && this.#mayBegin()) {
      this.#begin()
      return Promise.resolve()
    }
    const { atOnce, waiting } = this.#limits
    if (this.#running + this.#queue.size >= atOnce + waiting) return Promise.reject(this.#refusal('Too many wait'))
    return this.#turn(gone)
  }

  #mayBegin(): boolean {
    return !this.#hasBegun && this.#running < this.#limits.atOnce
  }

  #begin(): void {
    this.#running += 1
    this.#hasBegun = true
    this.#intake.settled(() => {
      this.#hasBegun = false
      this.#next()
    })
  }

  #turn(gone: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer)
        gone.removeEventListener('abort', hangUp)
        this.#queue.delete(waiting)
      }
      const waiting: Waiting = {
        admit: () => {
          leave()
          this.#begin()
          resolve()
        },
        refuse: (error) => {
          leave()
          reject(error)
        },
      }
      const hangUp = () => waiting.refuse(new GoneError('Gone while waiting'))
      const timer = setTimeout(() => waiting.refuse(this.#refusal('Waited too long')), this.#limits.waitMs)
      gone.addEventListener('abort', hangUp)
      this.#queue.add(waiting)
    })
  }

  #refusal(message: string): CrowdedError {
    const isFirst = !this.#refused
    this.#refused = true
    return new CrowdedError(message, isFirst)
  }

  /** Begins the first that waits, where there is a place. */
  #next(): void {
    const [first] = this.#queue
    if (first === undefined) this.#refused = false
    else if (this.#mayBegin()) first.admit()
  }
}
