import 'server-only'
import { setTimeout as delay } from 'node:timers/promises'
import { sqliteResultCode } from './state-error'

const busy = 5
const firstDelayMs = 2
const maxDelayMs = 25

/**
 * Runs a synchronous SQLite step and, while another process holds the lock, tries again until `maxWaitMs` has passed;
 * then throws SQLite's own error. Waits without blocking the process, which SQLite's busy_timeout would do.
 */
export async function retryWhileBusy<T>(step: () => Promise<T>, maxWaitMs: number): Promise<T> {
  const giveUpAt = performance.now() + maxWaitMs
  for (let pause = firstDelayMs; ; pause = Math.min(pause * 2, maxDelayMs)) {
    try {
      return await step()
    } catch (error) {
      if (sqliteResultCode(error) !== busy || performance.now() >= giveUpAt) throw error
    }
    // The jitter keeps processes that wait for the same lock from trying in step.
    await delay(pause * (0.5 + Math.random() / 2))
  }
}
