import type { Attribution } from './attribution'
import { limits } from './limits'
import type { TrackedEvent } from './track'

/** A way to the analytics provider that is ready to be used. */
export interface Provider {
  /** Adds where the visit came from to every event from now on. */
  readonly attribute: (attribution: Attribution) => void
  readonly send: (event: TrackedEvent) => void
}

/** Takes events at once and sends them when both libraries are ready. */
export interface Gate {
  readonly send: (event: TrackedEvent) => void
  /** Forgets what waits, and everything from now on. */
  readonly shut: () => void
}

/**
 * Holds events back until the provider and the attribution are there. An attribution that fails or is late counts as
 * none. Without a provider nothing is sent, and nothing is kept. `schedule` calls back after so many milliseconds.
 */
export function createGate(
  provider: Promise<Provider>,
  attribution: Promise<Attribution>,
  schedule: (work: () => void, ms: number) => void,
): Gate {
  let state: 'waiting' | 'shut' | Provider = 'waiting'
  let held: TrackedEvent[] = []
  const shut = () => {
    state = 'shut'
    held = []
  }
  const late = new Promise<Attribution>((resolve) => schedule(() => resolve({}), limits.attributionMs))
  const known = Promise.race([attribution.catch((): Attribution => ({})), late])
  Promise.all([provider, known]).then(([ready, from]) => {
    if (state === 'shut') return
    state = ready
    ready.attribute(from)
    for (const event of held) ready.send(event)
    held = []
  }, shut)
  return {
    shut,
    send: (event) => {
      if (state === 'shut') return
      if (state !== 'waiting') state.send(event)
      else if (held.length < limits.waiting) held.push(event)
    },
  }
}
