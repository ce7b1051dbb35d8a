import type { EventSpec, PropertiesOf } from './event-spec'
import { memberEvents } from './member-events'
import { siteEvents } from './site-events'

/** Every event that may be sent. What is not here is refused, and so is a property that an event does not list. */
export const events = { ...siteEvents, ...memberEvents } as const satisfies Record<string, EventSpec>

export type EventName = keyof typeof events

/** The properties that an event is sent with: all of them, no others. */
export type EventProperties<N extends EventName> = PropertiesOf<(typeof events)[N]>
