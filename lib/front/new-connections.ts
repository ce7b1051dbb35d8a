/** New connections hold the next piece of work back for at most this long, in milliseconds. */
const longestMs = 20

/**
 * Accepts new connections before the next piece of work begins. Node accepts one connection in each turn of its loop (libuv, since
 * 1.46). Beside work of 10 ms a turn that is a hundred a second, and all others wait in the queue of the operating system, where
 * they are neither counted nor refused, although many of them want a document that is in memory. A turn without work takes a
 * fraction of a millisecond.
 */
export class NewConnections {
  #connections = 0
  #waiting: (() => void)[] = []

  /** Must be called for each new connection. */
  connected(): void {
    this.#connections += 1
  }

  /** Calls `then` when a turn of the loop has brought no new connection, or after 20 ms. Never before it returns. */
  settled(then: () => void): void {
    this.#waiting.push(then)
    // A call in the middle of a turn sees only the end of that turn, so one more turn is needed to have seen a whole one.
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
