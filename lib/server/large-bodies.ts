import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { createPlaces } from './places'

/**
 * Bodies of megabytes: so many are received at once, and calls with one worked on, which takes about ten times its room in memory. A form
 * that waits has come whole; a call that waits has not been read.
 */
export const largeBodyLimits = {
  forms: { atOnce: 16, waiting: 0 },
  formsAtWork: { atOnce: 1, waiting: 16 },
  calls: { atOnce: 4, waiting: 8 },
} as const

/** As many large bodies have come as may. */
export class LargeBodiesFull extends Error {
  constructor() {
    super('Too many large bodies are being read')
    this.name = 'LargeBodiesFull'
  }
}

const full = () => new LargeBodiesFull()

/** For forms with files, from before their first byte is read. @throws LargeBodiesFull */
export const inFormPlace = createPlaces(largeBodyLimits.forms, full)
/** For a form that has come whole: one is taken apart and sent on at a time. */
export const inFormTurn = createPlaces(largeBodyLimits.formsAtWork, full)
/** For calls with a large body, from before its first byte is read. @throws LargeBodiesFull */
export const inCallPlace = createPlaces(largeBodyLimits.calls, full)

/** Lets everybody else be answered between two steps that each take the only thread for some milliseconds. */
export async function letOthersPass(): Promise<void> {
  await setImmediate()
}
