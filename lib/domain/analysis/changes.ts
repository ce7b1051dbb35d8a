import { daysBetween, type IsoDate, parseIsoDate } from '../values/iso-date'
import { type FindingId, type FindingState, findingIds } from './finding'
import { figureIn } from './finding-figure'

/** A report as it was kept. */
export interface KeptReport {
  /** The day in Malaysia, `YYYY-MM-DD`. */
  readonly keptOn: string
  /** null when it can no longer be opened. */
  readonly findings:
    | readonly { readonly id: FindingId; readonly state: FindingState; readonly value: string | null }[]
    | null
}

/** A figure as one report has it. */
export interface KeptPoint {
  /** Where it lies in time: 0 is the first report, 1 the last. */
  readonly at: number
  readonly day: IsoDate
  /** `38.5%` */
  readonly text: string
  readonly state: Exclude<FindingState, 'unknown'>
  /** In the unit of its kind; null where the text holds no number. */
  readonly figure: number | null
}

/** How a figure went from report to report. */
export interface Change {
  readonly id: FindingId
  /** One for each report, oldest first; null where the figure was not known. */
  readonly points: readonly (KeptPoint | null)[]
  /** The oldest and the latest report that know it. */
  readonly first: KeptPoint
  readonly last: KeptPoint
  /** False when every report that knows it says the same. */
  readonly differs: boolean
  /** Which way the number went; `words` where one of the two has none. */
  readonly way: 'up' | 'down' | 'same' | 'words'
  /** What became of its state. */
  readonly turn: 'better' | 'worse' | 'same'
}

interface Dated extends KeptReport {
  readonly day: IsoDate
  readonly at: number
}

/** Only the day of a report is known: those of one day share it evenly, so that none hides another. */
function dated(reports: readonly KeptReport[]): readonly Dated[] {
  const days = reports.flatMap((report) => {
    const day = parseIsoDate(report.keptOn)
    return day === null ? [] : [{ ...report, day }]
  })
  const [first] = days
  if (first === undefined) return []
  const times = days.map(({ day }, index) => {
    const ofThatDay = days.filter((one) => one.day === day).length
    const before = index - days.findIndex((one) => one.day === day)
    return daysBetween(first.day, day) + before / ofThatDay
  })
  const whole = Math.max(...times)
  return days.map((report, index) => ({ ...report, at: whole === 0 ? 0 : (times[index] ?? 0) / whole }))
}

function pointOf(id: FindingId, { day, at, findings }: Dated): KeptPoint | null {
  const found = findings?.find((one) => one.id === id)
  if (found === undefined || found.value === null || found.state === 'unknown') return null
  return { at, day, text: found.value, state: found.state, figure: figureIn(id, found.value) }
}

function wayOf(first: KeptPoint, last: KeptPoint): Change['way'] {
  if (first.text === last.text) return 'same'
  if (first.figure === null || last.figure === null) return 'words'
  return last.figure > first.figure ? 'up' : last.figure < first.figure ? 'down' : 'same'
}

const ranks = { good: 0, watch: 1, act: 2 } as const

function turnOf(first: KeptPoint, last: KeptPoint): Change['turn'] {
  const worse = ranks[last.state] - ranks[first.state]
  return worse === 0 ? 'same' : worse > 0 ? 'worse' : 'better'
}

/**
 * How each figure went over reports, oldest first. A figure that fewer than two of them know has not changed as far as
 * anybody can tell and is left out.
 */
export function changesOf(reports: readonly KeptReport[]): readonly Change[] {
  const inTime = dated(reports)
  return findingIds.flatMap((id) => {
    const points = inTime.map((report) => pointOf(id, report))
    const known = points.filter((point) => point !== null)
    const [first, last] = [known[0], known.at(-1)]
    if (first === undefined || last === undefined || known.length < 2) return []
    const differs = known.some(({ text, state }) => text !== first.text || state !== first.state)
    return [{ id, points, first, last, differs, way: wayOf(first, last), turn: turnOf(first, last) }]
  })
}
