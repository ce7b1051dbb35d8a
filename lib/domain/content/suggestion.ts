import { longestSearch } from './search'

/** Fewest letters for which suggestions are made: one begins nearly everything. */
const shortest = 2

/** Whether a text, without spaces around it, is one that suggestions are made for. */
export function isSuggested(text: string): boolean {
  return text.length <= longestSearch && (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= shortest
}

/** Something of the site that a few letters of a search may be meant for. */
export interface Suggestion {
  /** An address of this site: a path. */
  readonly href: string
  readonly title: string
  /** What kind of thing it is, as a word for a reader: `Product`. */
  readonly kind: string
}

/** A path of this site, and no way to another host. */
const ownPath = /^\/(?![/\\])/

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function readSuggestion(value: unknown): Suggestion | null {
  if (!isObject(value)) return null
  const { href, title, kind } = value
  if (typeof href !== 'string' || typeof title !== 'string' || typeof kind !== 'string') return null
  return ownPath.test(href) && title !== '' ? { href, title, kind } : null
}

/** Reads the answer of the site to a few letters; null when it is not that. Never throws. */
export function parseSuggestions(value: unknown): readonly Suggestion[] | null {
  if (!Array.isArray(value)) return null
  const read = value.map(readSuggestion)
  return read.every((one) => one !== null) ? read : null
}
