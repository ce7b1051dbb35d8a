import type { EventName, EventProperties } from './events'

/** An event that happened, `at` in epoch milliseconds. It is checked before it is sent. */
export interface TrackedEvent {
  readonly name: string
  readonly properties: Readonly<Record<string, unknown>>
  readonly at: number
}

type Sink = (event: TrackedEvent) => void

/** As many as are kept in memory until it is known whether anything may be sent. */
const most = 50

let waiting: TrackedEvent[] | null = []
let sink: Sink | null = null

/**
 * Notes that something happened. Does nothing where the visitor has not agreed to it. Never throws, never waits. In the
 * first script of every page, so it knows the events as types only.
 */
export function track<N extends EventName>(name: N, properties: EventProperties<N>): void {
  const event = { name, properties, at: Date.now() }
  if (sink !== null) sink(event)
  else if (waiting !== null && waiting.length < most) waiting.push(event)
}

/** Hands over what was kept, and from now on everything that happens. */
export function openTracking(next: Sink): void {
  const kept = waiting ?? []
  sink = next
  waiting = null
  for (const event of kept) next(event)
}

/** Forgets what was kept, and from now on everything that happens. */
export function closeTracking(): void {
  sink = null
  waiting = null
}
