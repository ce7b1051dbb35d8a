import { ApiError } from './api-error'

/** The provider's clock as far as this tab knows it. */
export interface ProviderClock {
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Sets the clock by a failed call; true when that may be why it failed, so that it should be tried again. */
  readonly learn: (error: unknown) => boolean
}

/** What a signature that was made at another time may be refused with. */
const refusals: readonly (number | null)[] = [400, 401, 403]

/** A smaller difference, in milliseconds, is the line and the whole seconds of a Date header: nobody refuses it. */
const tolerance = 30_000

/** The device's clock, `now`, until an answer shows that the provider's is another one. */
export function createProviderClock(now: () => number): ProviderClock {
  /** By how much the provider's clock is ahead of the device's, in milliseconds. */
  let ahead = 0
  return {
    now: () => now() + ahead,
    learn: (error) => {
      if (!(error instanceof ApiError) || error.answeredAt === null || !refusals.includes(error.status)) return false
      const difference = error.answeredAt - now()
      if (Math.abs(difference - ahead) < tolerance) return false
      ahead = difference
      return true
    },
  }
}
