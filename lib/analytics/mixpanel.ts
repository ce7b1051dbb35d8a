import mixpanel from 'mixpanel-browser/dist/mixpanel-core.cjs.js'
import { checkEvent } from './check-event'
import { forgetAnalytics, forgetRecordings, letDatabasesGo } from './forget'
import { mixpanelOptions } from './mixpanel-options'
import type { Provider } from './ready'

/** The analytics library, opted in. */
export interface Mixpanel extends Provider {
  /** Starts or ends the recording of this tab. What was recorded and not sent is removed at the end. */
  readonly record: (on: boolean) => Promise<void>
  /** Opts out and removes everything that the library keeps on this device. */
  readonly stop: () => Promise<void>
}

let started = false

const recorder: Mixpanel['record'] = async (on) => {
  if (on) {
    await import('./recorder')
    mixpanel.start_session_recording()
    return
  }
  // Ends with the last batch handed in, which opting out keeps from being sent.
  await mixpanel.stop_session_recording()
  forgetRecordings()
}

async function stop(): Promise<void> {
  mixpanel.opt_out_tracking({ delete_user: false })
  forgetAnalytics()
  try {
    await mixpanel.stop_session_recording()
  } finally {
    // The library's queue ends with a write of its own.
    forgetAnalytics()
  }
}

/**
 * Starts the library and opts in. `recording`: the visitor has agreed to it; the recorder has to be there before the
 * library looks for a recording to go on with. The id that events carry is random and the library's own: it is never
 * told who somebody is.
 */
export async function startMixpanel(token: string, host: string, recording: boolean): Promise<Mixpanel> {
  if (recording) await import('./recorder')
  else if (!started) forgetRecordings()
  if (!started) {
    letDatabasesGo()
    mixpanel.init(token, mixpanelOptions(host))
    started = true
  }
  // Opting in would be an event of the library's own.
  if (!mixpanel.has_opted_in_tracking()) mixpanel.opt_in_tracking({ track: () => undefined })
  return {
    attribute: (attribution) => {
      if (Object.keys(attribution).length > 0) mixpanel.register(attribution)
    },
    send: ({ name, properties, at }) => {
      const checked = checkEvent(name, properties)
      if (checked.ok) mixpanel.track(name, { ...checked.properties, time: at / 1000 })
    },
    record: recorder,
    stop,
  }
}
