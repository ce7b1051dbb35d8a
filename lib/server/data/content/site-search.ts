import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import { plainWord } from '@/lib/domain/content/highlight'
import {
  type FoundGroup,
  longestSearch,
  type SearchEntry,
  type SearchFit,
  type SearchGroup,
  type SearchOutcome,
} from '@/lib/domain/content/search'
import { everyWord, someWords, speltAlike } from './search-query'
import { namingWords } from './search-words'

/** Most words of a search that are read; the rest would only make every answer empty. */
const mostWords = 8

/** Most results of one kind. */
const mostOfKind = 20

/** Everything that can be found, ready to be asked. */
export interface SearchIndex {
  readonly groups: readonly SearchGroup[]
  readonly of: MiniSearch<IndexedEntry>
}

interface IndexedEntry extends SearchEntry {
  /** Place of the group and of the entry in it. */
  readonly id: string
}

/** Lower case, without accents, as words of letters and digits: `Card-i` gives `card` and `i`. */
export function wordsOf(text: string): string[] {
  return plainWord(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Makes an index of all groups. Costs some milliseconds for a thousand entries: keep it while they stay the same. */
export function createSearchIndex(groups: readonly SearchGroup[]): SearchIndex {
  const of = new MiniSearch<IndexedEntry>({
    fields: ['title', 'context', 'also'],
    tokenize: wordsOf,
    processTerm: (term) => term,
    searchOptions: { boost: { title: 4, context: 2 } },
  })
  of.addAll(groups.flatMap(({ entries }, group) => entries.map((entry, at) => ({ ...entry, id: `${group} ${at}` }))))
  return { groups, of }
}

/** Something that was found: the place of its group and its own in that, and how well it fits. */
export interface Hit {
  readonly group: number
  readonly at: number
  readonly score: number
  /** Its words that fitted, lower case, without accents. */
  readonly found: readonly string[]
}

/** What fits the words of a search, best first. */
export interface Hits {
  readonly fit: SearchFit
  readonly hits: readonly Hit[]
}

const none: Hits = { fit: 'every-word', hits: [] }

/**
 * Finds the entries that have every word of the text, a word that begins with it, or another name for the same; if there are
 * none, those with words that are spelt alike; then those with some of the words. `unfinished`: the last word is still being typed.
 * Never throws.
 */
export function hitsFor(text: string, { of }: SearchIndex, unfinished: boolean): Hits {
  const words = namingWords([...new Set(wordsOf(text))]).slice(0, mostWords)
  if (words.length === 0) return none
  const ways: readonly (readonly [SearchFit, () => Query])[] = [
    ['every-word', () => everyWord(words, unfinished)],
    ['every-word', () => everyWord(words, true)],
    ['spelt-alike', () => speltAlike(words)],
    ['some-words', () => someWords(words)],
  ]
  for (const [fit, query] of ways) {
    const results = of.search(query())
    if (results.length > 0) return { fit, hits: results.map(hitOf) }
  }
  return none
}

function hitOf({ id, score, terms }: SearchResult): Hit {
  const [group = 0, at = 0] = String(id).split(' ').map(Number)
  return { group, at, score, found: terms }
}

/** Searches the site for a text as it was sent. Groups keep their order; entries go by how well they fit, then by title. Never throws. */
export function searchSite(text: string, index: SearchIndex): SearchOutcome {
  const searched = text.trim().replace(/\s+/g, ' ')
  if (searched.length > longestSearch) return { state: 'too-long' }
  if (searched === '') return { state: 'empty' }
  const { fit, hits } = hitsFor(searched, index, false)
  const groups = found(index, hits)
  if (groups.length === 0) return { state: 'nothing', searched }
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  return { state: 'found', searched, fit, total, groups }
}

/** The results by group, in the groups' order. */
function found({ groups }: SearchIndex, hits: readonly Hit[]): readonly FoundGroup[] {
  return groups.flatMap(({ title, entries }, group) => {
    const fitting = hits
      .flatMap((hit) => {
        const entry = hit.group === group ? entries[hit.at] : undefined
        return entry === undefined ? [] : [{ entry, hit }]
      })
      .sort((a, b) => b.hit.score - a.hit.score || (a.entry.title < b.entry.title ? -1 : 1))
    if (fitting.length === 0) return []
    const listed = fitting.slice(0, mostOfKind).map(({ entry, hit }) => ({ ...entry, found: hit.found }))
    return [{ title, entries: listed, total: fitting.length }]
  })
}
