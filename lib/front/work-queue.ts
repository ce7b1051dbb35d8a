import type { NewConnections } from './new-connections'

/** Too many requests wait, or this one has waited too long for its answer to be of use. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
  /** True for the first refusal since the queue was last empty: only that one is logged. */
  readonly isFirst: boolean

  constructor(message: string, isFirst: boolean) {
    super(message)
    this.isFirst = isFirst
  }
}

/** The client closed its connection before the work began. */
export class ClientGoneError extends Error {
  override readonly name = 'ClientGoneError'
}

/** How much work is done at a time, and how much may wait for how long, in milliseconds. */
export interface QueueLimits {
  readonly atOnce: number
  readonly waiting: number
  readonly waitMs: number
}

interface Waiting {
  readonly admit: () => void
  readonly refuse: (error: Error) => void
}

/**
 * Runs a few pieces of work at a time, in the order they came; the rest waits, within limits. Before each one begins, all sockets
 * are read and new connections accepted. Without that, work that never waits itself would keep the event loop, and new
 * connections would stay in the queue of the operating system, where nothing limits them.
 */
export class WorkQueue {
  readonly #limits: QueueLimits
  readonly #newConnections: NewConnections
  readonly #queue = new Set<Waiting>()
  #running = 0
  /** Whether work has begun since sockets were last read. */
  #hasBegun = false
  #refused = false

  constructor(limits: QueueLimits, newConnections: NewConnections) {
    this.#limits = limits
    this.#newConnections = newConnections
  }

  /**
   * Runs `work` when its turn has come. `gone` aborts when the client closes its connection: then it does not begin. Rejects with
   * QueueFullError or ClientGoneError when it was not begun, else with what `work` rejects with.
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
    if (gone.aborted) return Promise.reject(new ClientGoneError('Gone before its turn'))
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
    this.#newConnections.settled(() => {
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
      const hangUp = () => waiting.refuse(new ClientGoneError('Gone while waiting'))
      const timer = setTimeout(() => waiting.refuse(this.#refusal('Waited too long')), this.#limits.waitMs)
      gone.addEventListener('abort', hangUp)
      this.#queue.add(waiting)
    })
  }

  #refusal(message: string): QueueFullError {
    const isFirst = !this.#refused
    this.#refused = true
    return new QueueFullError(message, isFirst)
  }

  /** Begins the first that waits, if the limit allows it. */
  #next(): void {
    const [first] = this.#queue
    if (first === undefined) this.#refused = false
    else if (this.#mayBegin()) first.admit()
  }
}
