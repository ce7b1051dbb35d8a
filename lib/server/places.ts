import 'server-only'

/** How much of something is worked on at a time, and how many may wait for that. */
export interface PlaceLimits {
  readonly atOnce: number
  readonly waiting: number
}

/**
 * Runs some work when a place is free, in the order of asking. Who comes while as many wait as may is refused with the error of `full`,
 * and the work is not begun.
 */
export function createPlaces({ atOnce, waiting }: PlaceLimits, full: () => Error) {
  let running = 0
  const queue: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1
    else {
      if (queue.length >= waiting) throw full()
      const { promise, resolve } = Promise.withResolvers<void>()
      queue.push(resolve)
      await promise
    }
    try {
      return await work()
    } finally {
      // Whoever comes next takes over this place, so that nobody can come between.
      const next = queue.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
