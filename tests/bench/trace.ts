import * as z from 'zod'

/** Microseconds. `tdur` is what the thread itself worked, without the time in which neighbours had its processor. */
export const traceEventSchema = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number().optional(),
  tdur: z.number().optional(),
  args: z.object({ data: z.object({ type: z.string().optional() }).optional() }).optional(),
})
export type TraceEvent = z.infer<typeof traceEventSchema>

/** What a thread itself worked in tasks from one time to another; of a task that one of them cuts, its share. Microseconds. */
function workedBetween(tasks: readonly TraceEvent[], from: number, until: number): number {
  return tasks.reduce((sum, { ts, dur = 0, tdur = 0 }) => {
    const within = Math.min(ts + dur, until) - Math.max(ts, from)
    return within <= 0 ? sum : sum + tdur * Math.min(1, within / Math.max(1, dur))
  }, 0)
}

/** Milliseconds from letting go, each on the slower processor. */
export interface Answered {
  /** To the end of the first frame after the click. */
  readonly painted: number
  /** To the last change of the document. */
  readonly finished: number
  /** To the end of the frame that shows it. */
  readonly shown: number
}

/** The mark that a page sets whenever its document has changed. */
export const changedMark = 'bench-changed'
/** The time that a compositor takes to put a frame on the screen, on a thread of its own. */
const presentingMs = 16

/**
 * What the thread of a page worked for its last press, on a processor that is `slowdown` times slower, and one frame to put it on the screen.
 * Throws when the trace has no press, or nothing changed after it.
 */
export function answered(events: readonly TraceEvent[], slowdown: number): Answered {
  const isEvent = (type: string) => (one: TraceEvent) => one.name === 'EventDispatch' && one.args?.data?.type === type
  const click = events.findLast(isEvent('click'))
  const own = events.filter(({ pid, tid }) => pid === click?.pid && tid === click.tid)
  const released = own.findLast((one) => isEvent('pointerup')(one) && one.ts <= (click?.ts ?? 0))
  if (click === undefined || released === undefined) throw new Error('The trace has no press')
  const changed = own.findLast(({ name, ts }) => name === changedMark && ts > click.ts)
  if (changed === undefined) throw new Error('The press changed nothing')
  const frames = own.filter(({ name }) => name === 'ProxyMain::BeginMainFrame')
  const tasks = own.filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
  const until = (ts: number) => (slowdown * workedBetween(tasks, released.ts, ts)) / 1000
  const shownAfter = (ts: number) => {
    const frame = frames.find((one) => one.ts >= ts)
    if (frame === undefined) throw new Error('No frame came after a change')
    return until(frame.ts + (frame.dur ?? 0)) + presentingMs
  }
  return { painted: shownAfter(click.ts), finished: until(changed.ts), shown: shownAfter(changed.ts) }
}
