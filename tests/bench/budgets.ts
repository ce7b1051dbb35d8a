import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod'
import type { Figures, Postponed, Values } from './figures'

const path = 'tests/bench/budgets.json'
const retiredPath = 'tests/bench/retired.json'

const recordSchema = z.string().startsWith('docs/adr/')
const budgetSchema = z.strictObject({
  /** What is measured, for a person. */
  what: z.string().min(10),
  unit: z.enum([
    'kB',
    'requests',
    'files',
    'count',
    'shift',
    'ms',
    'ms more than the bare document',
    'ratio',
    'MB',
    'points',
    'per second',
  ]),
  /** The worst value that passes. */
  limit: z.number(),
  better: z.enum(['lower', 'higher']),
  /** Where the limit is heading when it is not there yet. */
  target: z.number().optional(),
  /** The decision record that allowed a limit to get worse than the committed one. */
  raised: recordSchema.optional(),
})
const idSchema = z.string().regex(/^[a-z]+\.[a-z0-9-]+$/)
const budgetsSchema = z.record(idSchema, budgetSchema)
/** A version of the file that was committed before: its units may be gone. */
const earlierSchema = z.record(idSchema, budgetSchema.extend({ unit: z.string() }))

/** Decision records by the id of the budget that each took out. */
const retiredSchema = z.record(z.string(), recordSchema)

export type Budget = z.infer<typeof budgetSchema>
/** Budgets by id: the group that measures them, a dot, a name. */
export type Budgets = Readonly<Record<string, Budget>>
type Earlier = Readonly<z.infer<typeof earlierSchema>>
export type Retired = Readonly<z.infer<typeof retiredSchema>>

/** What became of one budget. */
export interface Verdict {
  readonly id: string
  /** `printed`: it depends on time, and decides nothing in this run. */
  readonly state: 'passed' | 'failed' | 'skipped' | 'printed'
  readonly text: string
  /** What was measured, where something was. */
  readonly value?: number
}

/** Reads a budget file's text. Throws when it is not what a budget file may hold. */
export function parseBudgets(text: string): Budgets {
  return budgetsSchema.parse(JSON.parse(text))
}

/** The budgets of this checkout. */
export function readBudgets(): Budgets {
  return parseBudgets(readFileSync(path, 'utf8'))
}

/** The budgets that are gone from this checkout, each with the decision record that took it out. */
export function readRetired(): Retired {
  return retiredSchema.parse(JSON.parse(readFileSync(retiredPath, 'utf8')))
}

/** Whether a value keeps a budget. */
export function keeps({ better, limit }: Budget, value: number): boolean {
  return better === 'lower' ? value <= limit : value >= limit
}

const timeUnits: ReadonlySet<Budget['unit']> = new Set([
  'ms',
  'ms more than the bare document',
  'ratio',
  'per second',
  'points',
])

/** Speed as Lighthouse scores it depends on time; its other scores are the page's own, though they are points too. */
const exactPoints: ReadonlySet<string> = new Set(['audits.accessibility', 'audits.best-practices', 'audits.seo'])

/** Whether other work on the machine can make a budget's value worse. Bytes, counts, requests and shifts are the page's own. */
export function dependsOnTime(id: string, { unit }: Budget): boolean {
  return timeUnits.has(unit) && !exactPoints.has(id)
}

/** What a run knows beside its measurements. */
export interface Judging {
  /** Whether budgets that depend on time decide too. */
  readonly gate: boolean
  /** The values that were recorded last, by budget id. */
  readonly recorded: Values
}

function stateOf(id: string, budget: Budget, value: number, gate: boolean): Verdict['state'] {
  if (!gate && dependsOnTime(id, budget)) return 'printed'
  return keeps(budget, value) ? 'passed' : 'failed'
}

const recordedText = (recorded: Values, id: string) => `recorded ${recorded[id] ?? 'never'}`

/** Only a time may be left to another run, and only where it does not decide. */
function postponed(id: string, budget: Budget, { postponed: why }: Postponed, { gate, recorded }: Judging): Verdict {
  const text = `${why}, ${recordedText(recorded, id)}`
  return { id, state: gate || !dependsOnTime(id, budget) ? 'failed' : 'printed', text }
}

/** Holds measured values against the budgets of one group. A budget that nobody measured fails, as does a value without one. */
export function judge(budgets: Budgets, group: string, figures: Figures, { gate, recorded }: Judging): Verdict[] {
  const own = Object.entries(budgets).filter(([id]) => id.startsWith(`${group}.`))
  const strays = Object.keys(figures).filter((id) => budgets[id] === undefined)
  const judged = own.map(([id, budget]): Verdict => {
    const figure = figures[id]
    if (figure === undefined) return { id, state: 'failed', text: 'was not measured' }
    if ('missing' in figure) return { id, state: 'skipped', text: figure.missing }
    if ('postponed' in figure) return postponed(id, budget, figure, { gate, recorded })
    const sign = budget.better === 'lower' ? 'at most' : 'at least'
    const target = budget.target === undefined ? '' : `, heading for ${budget.target}`
    const note = figure.note === undefined ? '' : ` (${figure.note})`
    const before = dependsOnTime(id, budget) ? `, ${recordedText(recorded, id)}` : ''
    const text = `${figure.value} ${budget.unit}, ${sign} ${budget.limit}${target}${before}${note}`
    return { id, state: stateOf(id, budget, figure.value, gate), text, value: figure.value }
  })
  return [...judged, ...strays.map((id): Verdict => ({ id, state: 'failed', text: 'has no budget' }))]
}

/** Reads a decision record; null when there is none of that name. */
export type ReadRecord = (path: string) => string | null

const readRecord: ReadRecord = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : null)

/** Whether a text has a word of its own, not a part of a longer name or number. */
function says(text: string, word: string): boolean {
  return new RegExp(`(?<![\\w.-])${word.replaceAll('.', '[.]')}(?![\\w-]|[.]\\d)`).test(text)
}

/**
 * Whether a record speaks of this very change: one line of it has the budget's id and each of the numbers. A record about
 * something else opens nothing, whatever its name.
 */
function decides(record: string | null, id: string, ...numbers: readonly number[]): boolean {
  const words = [id, ...numbers.map(String)]
  return record?.split('\n').some((line) => words.every((word) => says(line, word))) ?? false
}

function slipOf(id: string, old: Earlier[string], now: Budget, read: ReadRecord): string | null {
  if (now.better !== old.better || now.unit !== old.unit) return `${id} means something else now`
  if (!keeps({ ...now, limit: old.limit }, now.limit)) {
    const slip = `${id} went from ${old.limit} to ${now.limit}`
    if (now.raised === undefined) return slip
    if (!decides(read(now.raised), id, old.limit, now.limit)) return `${slip}, and no line of ${now.raised} says so`
  }
  const reached = old.target !== undefined && keeps({ ...now, limit: old.target }, now.limit)
  const isKept = old.target === undefined || now.target === old.target || reached
  return isKept ? null : `${id} lost its target ${old.target}`
}

/** What got worse from one version of the budgets to the next: limits loosened, budgets or targets removed, signs turned. */
export function loosened(before: Earlier, after: Budgets, retired: Retired = {}, read = readRecord): string[] {
  return Object.entries(before).flatMap(([id, old]) => {
    const now = after[id]
    if (now === undefined) return decides(read(retired[id] ?? ''), id) ? [] : [`${id} is gone`]
    const slip = slipOf(id, old, now, read)
    return slip === null ? [] : [slip]
  })
}

/** Room above a value that does not keep its goal yet: times scatter, bytes and counts hardly do. */
const roomForTimes = 0.15
const roomForCounts = 0.03

/**
 * The budget that a measured value can keep: its goal when it is reached, else the value with a little room. `record` is
 * the decision record that allows a limit to get looser.
 */
export function settled(budget: Budget, value: number, record?: string): Budget {
  const { target, ...plain } = budget
  const goal = { ...plain, limit: target ?? plain.limit }
  if (keeps(goal, value)) return goal
  const room = /ms|second|ratio/.test(plain.unit) ? roomForTimes : roomForCounts
  const decimals = plain.unit === 'ratio' || plain.unit === 'shift' ? 100 : 1
  const factor = plain.better === 'lower' ? 1 + room : 1 - room
  const limit = (plain.better === 'lower' ? Math.ceil : Math.floor)(value * factor * decimals) / decimals
  const looser = !keeps(plain, limit) && record !== undefined
  return { ...goal, limit, target: goal.limit, ...(looser ? { raised: record } : {}) }
}

/** Writes the budgets back with every measured one settled; those that depend on time only when they decided in this run. */
export function settle(budgets: Budgets, values: Values, gate: boolean, record?: string): void {
  const entries = Object.entries(budgets).map(([id, budget]) => {
    const value = values[id]
    const isLeft = value === undefined || (!gate && dependsOnTime(id, budget))
    return [id, isLeft ? budget : settled(budget, value, record)]
  })
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`)
}

function git(...args: string[]): string | null {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return null
  }
}

/** The newest committed version of the file that differs from this one; null when history has none. */
function committed(): Earlier | null {
  const now = readFileSync(path, 'utf8')
  const commits = (git('log', '-5', '--format=%H', '--', path) ?? '').split('\n').filter((line) => line !== '')
  for (const commit of commits) {
    const text = git('show', `${commit}:${path}`)
    if (text !== null && text !== now) return earlierSchema.parse(JSON.parse(text))
  }
  return null
}

/** The promise that limits only get tighter. Skipped where no other version is known. */
export function ratchet(budgets: Budgets): Verdict {
  const id = 'budgets.only-tighten'
  const before = committed()
  if (before === null) return { id, state: 'skipped', text: 'no earlier version is known' }
  const slips = loosened(before, budgets, readRetired())
  return { id, state: slips.length === 0 ? 'passed' : 'failed', text: slips.join('; ') || 'no limit was loosened' }
}
