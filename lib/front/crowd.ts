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

/** Lets a few works run at a time, in the order they came; the rest waits, within limits. */
export class Crowd {
  readonly #limits: CrowdLimits
  readonly #queue = new Set<Waiting>()
  #running = 0
  #refused = false

  constructor(limits: CrowdLimits) {
    this.#limits = limits
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
      // Sockets are read between two works, however many wait: a stored document must not wait for rendered ones.
      setImmediate(() => this.#next())
    }
  }

  #admission(gone: AbortSignal): Promise<void> {
    if (gone.aborted) return Promise.reject(new GoneError('Gone before its turn'))
    if (this.#running < this.#limits.atOnce) {
      this.#running += 1
      return Promise.resolve()
    }
    if (this.#queue.size >= this.#limits.waiting) return Promise.reject(this.#refusal('Too many wait'))
    return this.#turn(gone)
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

  /** Hands the place that became free to the first who waits. */
  #next(): void {
    const [first] = this.#queue
    if (first === undefined) {
      this.#running -= 1
      this.#refused = false
    } else first.admit()
  }
}
