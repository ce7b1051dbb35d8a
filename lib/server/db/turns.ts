import 'server-only'

/** Lets one of many work at a time, in the order they asked. */
export class Turns {
  #last: Promise<void> = Promise.resolve()

  /** Resolves when everybody who asked before has ended; what it gives ends this turn. */
  async take(): Promise<() => void> {
    const before = this.#last
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#last = promise
    await before
    return resolve
  }
}
