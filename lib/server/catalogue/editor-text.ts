import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Pair, parseDocument } from 'yaml'
import type { FieldPath } from '@/lib/domain/validation/field-problem'
import { cachedReading } from '@/lib/server/content/cached-readings'

/**
 * Stands in for the commas of an amount while YAML reads the text. YAML ends an unquoted value at a comma inside
 * `{ }`, so `{ value: RM1,200 }` would be read as RM1. One character for one keeps every line and offset true.
 */
const comma = '\uE000'
const amountComma = /(?<=\bRM\d{1,3}(?:,\d{3})*),(?=\d{3}(?!\d))/g

/** A problem that YAML itself has with the text. */
interface SyntaxProblem {
  readonly line: number
  readonly reason: string
}

/** A file's text as plain data, or what stops it from being read. */
export type ReadText =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly problems: readonly SyntaxProblem[] }

/** Hides the commas of amounts from YAML; the length stays the same. */
export function hideCommas(text: string): string {
  return text.replace(amountComma, comma)
}

/** Undoes {@link hideCommas}. */
export function showCommas(text: string): string {
  return text.replaceAll(comma, ',')
}

function showAll(value: unknown): unknown {
  if (typeof value === 'string') return showCommas(value)
  if (Array.isArray(value)) return value.map(showAll)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [showCommas(key), showAll(entry)]))
}

/** The YAML document of a text whose amounts keep their commas hidden, with the means to count lines. */
export function parseEditorText(text: string): { readonly document: Document; readonly lines: LineCounter } {
  const lines = new LineCounter()
  const document = parseDocument(hideCommas(text), { lineCounter: lines, prettyErrors: false })
  return { document, lines }
}

const syntaxWords: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: 'the same key is written twice in one map',
  TAB_AS_INDENT: 'a tab is used for indentation: use spaces',
  MULTIPLE_DOCS: 'holds more than one document: one file is one product',
}

/** Reads a file's text. Aliases and tags are refused: a file says what it says where it says it. */
export function readEditorText(text: string): ReadText {
  const kept = cachedReading('yaml', text)
  if (kept !== undefined) return { ok: true, data: kept }
  if (text.includes(comma))
    return { ok: false, problems: [{ line: 1, reason: 'holds a private-use character U+E000' }] }
  const { document, lines } = parseEditorText(text)
  const problems = [...document.errors, ...document.warnings].map((error) => ({
    line: Math.max(1, lines.linePos(error.pos[0]).line),
    reason: `is not valid YAML: ${syntaxWords[error.code] ?? error.message}`,
  }))
  if (problems.length > 0) return { ok: false, problems }
  try {
    const data: unknown = document.toJS({ maxAliasCount: 0 })
    return { ok: true, data: text.includes('RM') ? showAll(data) : data }
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error
    return { ok: false, problems: [{ line: 1, reason: 'refers to another place with `*`: write the value out' }] }
  }
}

/** The entry of a map by its key. */
export function entryOf(node: unknown, key: string | number): Pair | null {
  if (!isMap(node)) return null
  return node.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === String(key)) ?? null
}

/** First and last offset of a node's own text, without the blanks and comments after it. */
export function spanOf(node: unknown): readonly [number, number] | null {
  if (!isMap(node) && !isSeq(node) && !isScalar(node) && !isAlias(node)) return null
  return node.range ? [node.range[0], node.range[1]] : null
}

/** The line of a field, counted from 1; of the nearest part above it that the text has, where the field is absent. */
export function lineOf(text: string, path: FieldPath): number {
  const { document, lines } = parseEditorText(text)
  let node: unknown = document.contents
  let offset = 0
  for (const step of path) {
    const pair = entryOf(node, step)
    const item = isSeq(node) && typeof step === 'number' ? node.items[step] : undefined
    const start = spanOf(pair === null ? item : pair.key)
    if (start === null) break
    offset = start[0]
    node = pair === null ? item : pair.value
  }
  return Math.max(1, lines.linePos(offset).line)
}
