import { isMap, isScalar, isSeq, type YAMLMap } from 'yaml'
import type { FieldPath } from '@/lib/domain/validation/field-problem'
import { parseRinggit } from '@/lib/domain/values/money'
import { parseRate } from '@/lib/domain/values/rate'
import { entryOf, hideCommas, parseEditorText, showCommas, spanOf } from './editor-text'

/** A field to set, as a cell of a spreadsheet says it. */
export interface Cell {
  readonly field: string
  readonly text: string
}

/** A field whose value differs now. */
export interface FieldChange {
  readonly field: string
  readonly old: string
  readonly now: string
}

/** A text with its cells set, or the cells that cannot be. */
export type Edited =
  | { readonly ok: true; readonly text: string; readonly changes: readonly FieldChange[] }
  | { readonly ok: false; readonly problems: readonly { readonly field: string; readonly reason: string }[] }

interface Splice {
  readonly start: number
  readonly end: number
  readonly text: string
}

type Outcome = { readonly splice: Splice; readonly change: FieldChange } | { readonly reason: string } | 'same'

const noField = 'the file has no such field: add it there first'

function stepsOf(field: string): FieldPath {
  return field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))
}

function nodeAt(root: unknown, path: FieldPath): unknown {
  let node = root
  for (const step of path) {
    if (isSeq(node) && typeof step === 'number') node = node.items[step]
    else node = entryOf(node, step)?.value
  }
  return node
}

/** Two ways of writing one value: `RM1200` and `RM1,200.00`, `4.1%` and `4.10%`. */
function sameValue(one: string, other: string): boolean {
  if (one === other) return true
  if (one.startsWith('RM') && other.startsWith('RM'))
    return parseRinggit(one) !== null && parseRinggit(one) === parseRinggit(other)
  return one.endsWith('%') && other.endsWith('%') && parseRate(one) !== null && parseRate(one) === parseRate(other)
}

/** What the place of a value asks of how it is written: as text, as quoted text, or as YAML takes it. */
type Style = 'text' | 'quoted' | 'plain'

/** Text that YAML reads back as exactly this, inside or outside braces. Quoted where it has to be. */
function written(text: string, style: Style): string {
  if (style === 'quoted' || /[\r\n]/.test(text)) return JSON.stringify(text)
  const { document } = parseEditorText(`{ v: ${text} }`)
  const node = nodeAt(document.contents, ['v'])
  const alone = isMap(document.contents) && document.contents.items.length === 1 && document.errors.length === 0
  const whole = alone && isScalar(node) && node.type === 'PLAIN' && node.source === hideCommas(text)
  return whole && (style === 'plain' || typeof node.value === 'string') ? text : JSON.stringify(text)
}

function setScalar(root: unknown, { field, text }: Cell): Outcome {
  const node = nodeAt(root, stepsOf(field))
  const span = spanOf(node)
  if (node === undefined || node === null || span === null) return { reason: noField }
  if (!isScalar(node)) return { reason: 'is a list or a map: change it in the file' }
  if (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED')
    return { reason: 'runs over several lines: change it in the file' }
  const old = showCommas(typeof node.value === 'string' ? node.value : (node.source ?? ''))
  if (sameValue(old, text)) return 'same'
  const quoted = node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE'
  const style = quoted ? 'quoted' : typeof node.value === 'string' ? 'text' : 'plain'
  const lead = span[0] === span[1] ? ' ' : ''
  return {
    splice: { start: span[0], end: span[1], text: lead + written(text, style) },
    change: { field, old, now: text },
  }
}

/** The cells of one figure, taken together because its parts depend on each other. */
interface FigureCells {
  readonly field: string
  readonly parts: ReadonlyMap<string, string>
}

/** In the order in which they are written. */
const partNames: readonly string[] = ['state', 'value', 'source']

/** The figure's parts as they will stand, in the file's own words. */
function figureParts(map: YAMLMap, text: string, cells: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const parts = new Map<string, string>()
  for (const part of partNames) {
    const span = spanOf(entryOf(map, part)?.value)
    if (span !== null) parts.set(part, text.slice(span[0], span[1]))
  }
  for (const [part, cell] of cells) parts.set(part, written(cell, 'plain'))
  if (cells.has('value')) parts.delete('state')
  if (cells.has('state')) parts.delete('value')
  if (cells.get('state') === 'missing' && !cells.has('source')) parts.delete('source')
  return new Map([...parts].sort(([a], [b]) => partNames.indexOf(a) - partNames.indexOf(b)))
}

/** Rewrites a figure that changes its form, such as from none to a value. */
function reform(root: unknown, text: string, { field, parts }: FigureCells): Outcome {
  const map = nodeAt(root, stepsOf(field))
  const span = spanOf(map)
  if (!isMap(map) || span === null) return { reason: noField }
  if (parts.has('value') && parts.has('state')) return { reason: 'give a value or a state, not both' }
  const old = text.slice(span[0], span[1]).trimEnd()
  if (/(?:^|\s)#/.test(old)) return { reason: 'has a comment inside: change it in the file' }
  const entries = [...figureParts(map, text, parts)].map(([part, value]) => `${part}: ${value}`)
  const end = span[0] + old.length
  const now = `{ ${entries.join(', ')} }`
  return { splice: { start: span[0], end, text: now }, change: { field, old: showCommas(old), now } }
}

/** Whether setting these cells changes a figure from one form to another. */
function changesForm(root: unknown, { field, parts }: FigureCells): boolean {
  const map = nodeAt(root, stepsOf(field))
  if (!isMap(map) || !(entryOf(map, 'value') || entryOf(map, 'state'))) return false
  return [...parts].some(([part, cell]) => {
    if (part === 'state' && cell === 'missing') return !(entryOf(map, 'state') && !entryOf(map, 'source'))
    return entryOf(map, part) === null
  })
}

function groupFigures(cells: readonly Cell[]): readonly FigureCells[] {
  const groups = new Map<string, Map<string, string>>()
  for (const { field, text } of cells) {
    const match = /^(.+)\.(value|state|source)$/.exec(field)
    if (match?.[1] === undefined || match[2] === undefined) continue
    const parts = groups.get(match[1]) ?? new Map<string, string>()
    groups.set(match[1], parts.set(match[2], text))
  }
  return [...groups].map(([field, parts]) => ({ field, parts }))
}

/**
 * Sets fields of a product's file by their dotted paths. Only the characters of the values change: comments, order
 * and spacing stay. A figure may change its form, as from `{ state: none }` to a value; nothing else is added.
 */
export function editText(text: string, cells: readonly Cell[]): Edited {
  const root = parseEditorText(text).document.contents
  const reformed = groupFigures(cells).filter((group) => changesForm(root, group))
  const inReformed = (field: string) => reformed.some((group) => field === `${group.field}.${field.split('.').at(-1)}`)
  const outcomes = [
    ...reformed.map((group) => ({ field: group.field, outcome: reform(root, text, group) })),
    ...cells
      .filter((cell) => !inReformed(cell.field))
      .map((cell) => ({ field: cell.field, outcome: setScalar(root, cell) })),
  ]
  const problems = outcomes.flatMap(({ field, outcome }) =>
    outcome !== 'same' && 'reason' in outcome ? [{ field, reason: outcome.reason }] : [],
  )
  if (problems.length > 0) return { ok: false, problems }
  const edits = outcomes.flatMap(({ outcome }) => (outcome !== 'same' && 'splice' in outcome ? [outcome] : []))
  const result = edits
    .map((edit) => edit.splice)
    .sort((a, b) => b.start - a.start)
    .reduce((done, { start, end, text: now }) => done.slice(0, start) + now + done.slice(end), text)
  return { ok: true, text: result, changes: edits.map((edit) => edit.change) }
}
