import 'server-only'
import { env } from './env'

/** Where the time comes from. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

/** A clock that shows `start` (epoch milliseconds) now and runs on from there. */
export function shiftedClock(start: number, base: Clock = systemClock): Clock {
  const shift = start - base.now()
  return { now: () => base.now() + shift }
}

let memo: Clock | undefined

/** The clock of this process: the system's, or one that started at TEST_NOW. */
export function clock(): Clock {
  if (memo === undefined) {
    const start = env().TEST_NOW
    memo = start === null ? systemClock : shiftedClock(start)
  }
  return memo
}
