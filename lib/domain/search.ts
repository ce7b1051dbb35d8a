/** Longest search that is read, in characters. Longer ones are pasted texts, not names. */
export const longestSearch = 80

/** Most words of a search that are read; the rest would only make every answer empty. */
const mostWords = 8

/** Most results of one kind. */
const mostOfKind = 20

/** Something of the site that can be found by words. */
export interface SearchEntry {
  readonly href: string
  readonly title: string
  /** Who issues it, where it belongs or what it means; searched too, after the title. */
  readonly context: string
}

export interface SearchGroup {
  readonly title: string
  readonly entries: readonly SearchEntry[]
}

/** The results of one kind, best first. `total` counts those beyond the ones given. */
export interface FoundGroup extends SearchGroup {
  readonly total: number
}

/** What a search came to. `searched` is the text as it was read. */
export type SearchOutcome =
  | { readonly state: 'empty' }
  | { readonly state: 'too-long' }
  | { readonly state: 'nothing'; readonly searched: string }
  | {
      readonly state: 'found'
      readonly searched: string
      readonly total: number
      readonly groups: readonly FoundGroup[]
    }

/** Lower case, without accents, as words of letters and digits: `Card-i` gives `card` and `i`. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** How well a word of the search fits an entry: a whole word of the title best, the beginning of any word least; 0: not. */
function standing(word: string, title: readonly string[], context: readonly string[]): number {
  if (title.includes(word)) return 4
  if (title.some((one) => one.startsWith(word))) return 3
  if (context.includes(word)) return 2
  return context.some((one) => one.startsWith(word)) ? 1 : 0
}

/** The sum over the words of a search, each of which must fit; 0: one does not. */
function score(words: readonly string[], { title, context }: SearchEntry): number {
  const [titleWords, contextWords] = [wordsOf(title), wordsOf(context)]
  const fits = words.map((word) => standing(word, titleWords, contextWords))
  return fits.includes(0) ? 0 : fits.reduce((sum, one) => sum + one, 0)
}

function search(words: readonly string[], { title, entries }: SearchGroup): FoundGroup {
  const found = entries
    .map((entry) => ({ entry, score: score(words, entry) }))
    .filter((one) => one.score > 0)
    .sort((a, b) => b.score - a.score || (a.entry.title < b.entry.title ? -1 : 1))
  return { title, entries: found.slice(0, mostOfKind).map(({ entry }) => entry), total: found.length }
}

/**
 * Finds the entries that have every word of the text, or a word that begins with it, in their title or context. Groups
 * keep their order; entries go by how well they fit, then by title. Never throws.
 */
export function searchSite(text: string, groups: readonly SearchGroup[]): SearchOutcome {
  const searched = text.trim().replace(/\s+/g, ' ')
  if (searched.length > longestSearch) return { state: 'too-long' }
  if (searched === '') return { state: 'empty' }
  const words = [...new Set(wordsOf(searched))].slice(0, mostWords)
  if (words.length === 0) return { state: 'nothing', searched }
  const found = groups.map((group) => search(words, group)).filter(({ total }) => total > 0)
  if (found.length === 0) return { state: 'nothing', searched }
  return { state: 'found', searched, total: found.reduce((sum, { total }) => sum + total, 0), groups: found }
}
