import { assertNever } from '../values/assert-never'
import type { IsoDate } from '../values/iso-date'
import { type QuestionName, steps } from './questions'
import { type AnswerProblem, type AnswerReading, readAnswers } from './read-answers'

/** A step of the questions, by its place, or the report. */
export type View = number | 'report'

/** Where a visitor stands in the analysis. */
export interface Progress {
  readonly view: View
  readonly reading: AnswerReading
  /** Counts the times that the fields were filled anew: they are drawn again then. */
  readonly fills: number
  /** Counts moves, so that the page can bring the focus to where they led. */
  readonly moves: number
  /** What a start again threw away; null once it was brought back. */
  readonly thrownAway: { readonly params: URLSearchParams; readonly view: View } | null
  /** Questions whose problem is shown: their step was left, or the report asked for. */
  readonly shown: ReadonlySet<QuestionName>
}

/** What a visitor does; `params` is what the form says at that moment. */
export type Move =
  | { readonly kind: 'next' | 'back' | 'skip' | 'start-again'; readonly params: URLSearchParams }
  | { readonly kind: 'edit'; readonly step: number }
  | { readonly kind: 'undo' }
  | { readonly kind: 'resume'; readonly kept: string }

/** The step that asks a question. */
function stepOf(name: QuestionName): number {
  return steps.findIndex(({ names }) => names.includes(name))
}

const following = (view: View): View => (view === 'report' || view + 1 >= steps.length ? 'report' : view + 1)
const preceding = (view: View): View => (view === 'report' ? steps.length - 1 : Math.max(0, view - 1))

/** Where to start: at the first question, or at the report of what a form sent, or at what cannot be used of it. */
export function startOf(params: URLSearchParams, today: IsoDate): Progress {
  const reading = readAnswers(params, today)
  const [first] = reading.problems
  const view: View = params.size === 0 ? 0 : first === undefined ? 'report' : stepOf(first.name)
  const shown = new Set(reading.problems.map(({ name }) => name))
  return { view, reading, fills: 0, moves: 0, thrownAway: null, shown }
}

/** Under this name the kept text says where the visitor was. */
const placeKey = 'at'

/** What a tab keeps of a form that its visitor emptied: it holds no answer, and is not to be filled in again. */
export const keptEmpty = `${placeKey}=0`

/** The answers of a form and where its visitor is, as one text for the tab; null where nothing is answered. */
export function printKept(params: URLSearchParams, view: View): string | null {
  const kept = new URLSearchParams([...params].filter(([, text]) => text.trim() !== ''))
  if (kept.size === 0) return null
  kept.set(placeKey, String(view))
  return kept.toString()
}

/** What {@link printKept} wrote, or null for a text that holds no answer. Never throws. */
export function readKept(text: string, today: IsoDate): Progress | null {
  const params = new URLSearchParams(text)
  const place = params.get(placeKey)
  params.delete(placeKey)
  if (params.size === 0) return null
  const step = /^\d$/.test(place ?? '') ? Number(place) : 0
  const view: View = place === 'report' ? 'report' : Math.min(step, steps.length - 1)
  const start = startOf(params, today)
  // A problem that was not shown before is shown when its step is left.
  return { ...start, view, shown: new Set() }
}

/** The problems of a step; of the whole form where the report comes next. */
function problemsAt({ problems }: AnswerReading, view: View): readonly AnswerProblem[] {
  if (following(view) === 'report') return problems
  return problems.filter(({ name }) => stepOf(name) === view)
}

/** Goes on, or stays where an answer cannot be used. */
function goOn(old: Progress, params: URLSearchParams, today: IsoDate): Progress {
  const reading = readAnswers(params, today)
  const wrong = problemsAt(reading, old.view)
  const [first] = wrong
  return {
    ...old,
    reading,
    view: first === undefined ? following(old.view) : stepOf(first.name),
    shown: new Set([...old.shown, ...wrong.map(({ name }) => name)]),
  }
}

/** Goes on with the answers of this step thrown away: they are not known. */
function skip(old: Progress, params: URLSearchParams, today: IsoDate): Progress {
  const left = new URLSearchParams(params)
  for (const name of old.view === 'report' ? [] : (steps[old.view]?.names ?? [])) left.delete(name)
  return { ...goOn(old, left, today), fills: old.fills + 1 }
}

function moved(old: Progress, move: Move, today: IsoDate): Progress {
  switch (move.kind) {
    case 'next':
      return goOn(old, move.params, today)
    case 'skip':
      return skip(old, move.params, today)
    case 'back':
      return { ...old, reading: readAnswers(move.params, today), view: preceding(old.view) }
    case 'edit':
      return { ...old, view: move.step }
    case 'start-again': {
      const thrownAway = { params: move.params, view: old.view }
      return { ...startOf(new URLSearchParams(), today), fills: old.fills + 1, thrownAway }
    }
    case 'undo': {
      if (old.thrownAway === null) return old
      const { params, view } = old.thrownAway
      return { ...startOf(params, today), view, fills: old.fills + 1 }
    }
    case 'resume': {
      const resumed = readKept(move.kept, today)
      return resumed === null ? old : { ...resumed, fills: old.fills + 1 }
    }
    default:
      return assertNever(move)
  }
}

/** Where a move leads. Pure: the same on every device. Going on where a visitor was is no move of theirs. */
export function progressAfter(old: Progress, move: Move, today: IsoDate): Progress {
  return { ...moved(old, move, today), moves: move.kind === 'resume' ? old.moves : old.moves + 1 }
}

/** The problems to show. */
export function shownProblems({ reading, shown }: Progress): readonly AnswerProblem[] {
  return reading.problems.filter(({ name }) => shown.has(name))
}
