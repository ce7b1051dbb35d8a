import { attributionIn } from './attribution'
import type { Mixpanel } from './mixpanel'
import { watchPage } from './page-events'
import { createGate } from './ready'
import { isRecordable } from './recordable'
import { closeTracking, openTracking } from './track'

/** The measuring of this page, once it has begun. */
export interface Measuring {
  /** Starts or ends the recording. Rejects when the recorder cannot be loaded. */
  readonly record: (on: boolean) => Promise<void>
  /** Ends everything at once and removes what the library keeps on this device. */
  readonly stop: () => Promise<void>
}

const mayRecord = () => isRecordable(location.search, document)

/** Ends the recording as soon as the address gets figures, which only something that the visitor does can bring about. */
function endRecordingWithFigures(library: Promise<Mixpanel>): () => void {
  const ending = new AbortController()
  const look = () =>
    setTimeout(() => {
      if (ending.signal.aborted || mayRecord()) return
      ending.abort()
      void library.then((ready) => ready.record(false))
    })
  for (const name of ['click', 'change', 'input', 'submit', 'popstate']) {
    addEventListener(name, look, { capture: true, signal: ending.signal })
  }
  return () => ending.abort()
}

/**
 * Begins to measure this page: loads the library, sends what was tracked so far and watches what is done. Call it only
 * for a visitor who has agreed. When the library cannot be loaded nothing is measured and nothing else happens.
 */
export function startMeasuring(
  target: { readonly token: string; readonly host: string },
  recording: boolean,
): Measuring {
  const records = recording && mayRecord()
  const library = import('./mixpanel').then(({ startMixpanel }) => startMixpanel(target.token, target.host, records))
  const gate = createGate(
    library,
    library.then(() => attributionIn(location.search)),
    setTimeout,
  )
  openTracking(gate.send)
  const unwatch = watchPage()
  let unguard: () => void = () => undefined
  const record = async (on: boolean) => {
    unguard()
    const ready = await library
    if (on && !mayRecord()) return
    await ready.record(on)
    if (on) unguard = endRecordingWithFigures(library)
  }
  if (records) void record(true).catch(() => undefined)
  return {
    record,
    stop: async () => {
      unguard()
      unwatch()
      gate.shut()
      closeTracking()
      const ready = await library.catch(() => null)
      await ready?.stop()
    },
  }
}
