/** Resolves as some work does. Throws with its name when it has not come to its end in so many minutes; the work itself goes on. */
export async function within<T>(minutes: number, name: string, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`${name} did not end in ${minutes} minutes`)), minutes * 60_000)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
    // Nobody waits for it any more; what it says later is about a browser that is gone.
    work.catch(() => undefined)
  }
}
