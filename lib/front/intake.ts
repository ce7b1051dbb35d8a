/** Of the time while a crowd knocks, at most this much goes to letting it in before something is done for those inside. */
const longestMs = 20

/**
 * Lets in who knocks before the next work is done. Node takes one connection in each turn of its loop (libuv, since 1.46): beside
 * works of 10 ms a turn that is a hundred a second, and whoever else comes stands in the queue of the system, where nobody is
 * counted or put off, behind them who want what lies ready in memory. A turn without work takes a fraction of a millisecond.
 */
export class Intake {
  #connections = 0
  #waiting: (() => void)[] = []

  /** To be told of each new connection. */
  connected(): void {
    this.#connections += 1
  }

  /** Calls `then` when a turn of the loop has brought no new connection, or after 20 ms. Never at once. */
  settled(then: () => void): void {
    this.#waiting.push(then)
    // What is asked for while sockets are read sees the end of that turn only: it takes one more to have seen a whole one.
    if (this.#waiting.length === 1) setImmediate(() => this.#turn(performance.now() + longestMs))
  }

  #turn(until: number): void {
    const before = this.#connections
    setImmediate(() => {
      if (this.#connections !== before && performance.now() < until) return this.#turn(until)
      for (const then of this.#waiting.splice(0)) then()
    })
  }
}
