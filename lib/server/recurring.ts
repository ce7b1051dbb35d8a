import 'server-only'
import { settleWithin } from './settle-within'

/** Work that is done again and again while the process lives. */
export interface Recurring {
  /** Does the work after whatever run is under way; resolves to what it gives. Never throws, since the work does not. */
  run(): Promise<number>
  start(): void
  /** Ends the timer and waits, so long at most, for a run under way. */
  stop(): Promise<void>
}

interface Rhythm {
  readonly everyMs: number
  readonly stopMs: number
}

/** A timer that keeps no process alive, for work that handles its own failures. Runs never overlap. `isStopped` asks the work to end early. */
export function createRecurring(
  work: (isStopped: () => boolean) => Promise<number>,
  { everyMs, stopMs }: Rhythm,
): Recurring {
  let timer: NodeJS.Timeout | null = null
  let running: Promise<number> = Promise.resolve(0)
  let stopped = false
  const run = () => {
    running = running.then(() => work(() => stopped))
    return running
  }
  return {
    run,
    start: () => {
      stopped = false
      timer ??= setInterval(() => void run(), everyMs).unref()
    },
    stop: async () => {
      if (timer !== null) clearInterval(timer)
      timer = null
      stopped = true
      await settleWithin(running, stopMs, 0)
    },
  }
}
