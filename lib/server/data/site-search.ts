import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch'
import { plainWord } from '@/lib/domain/highlight'
import {
  type FoundGroup,
  longestSearch,
  type SearchEntry,
  type SearchGroup,
  type SearchOutcome,
} from '@/lib/domain/search'
import { meaningsOf, type NameWords, namingWords } from './search-words'

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
function wordsOf(text: string): string[] {
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

const all = (words: NameWords, options: SearchOptions = {}): Query => ({
  combineWith: 'AND',
  prefix: true,
  weights: { prefix: 0.4, fuzzy: 0 },
  queries: [...words],
  ...options,
})

/** Another name of three letters, such as “car” or “sim”, begins “card” and “simple” too. */
const isLong = (term: string) => term.length > 3

/** Words as they are typed count more than their beginnings, and these more than another name for the same. */
function queryOf(words: readonly string[]): Query {
  const queries = meaningsOf(words).map(
    ({ typed, others }): Query => ({
      combineWith: 'OR',
      queries: [all(typed), ...others.map((name) => all(name, { boostTerm: () => 0.5, prefix: isLong }))],
    }),
  )
  return { combineWith: 'AND', queries }
}

/** In a word of four letters one may be wrong, missing or too many, in one of eight two. */
const alike: SearchOptions = {
  combineWith: 'AND',
  // Beginnings of one or two letters are those of thousands of words.
  prefix: (term) => term.length > 2,
  fuzzy: (term) => (term.length < 4 ? false : Math.min(2, Math.floor(term.length / 4))),
}

/**
 * Finds the entries that have every word of the text, a word that begins with it, or another name for the same; if there are
 * none, those with words that are spelt alike. Groups keep their order; entries go by how well they fit, then by title.
 * Never throws.
 */
export function searchSite(text: string, index: SearchIndex): SearchOutcome {
  const searched = text.trim().replace(/\s+/g, ' ')
  if (searched.length > longestSearch) return { state: 'too-long' }
  if (searched === '') return { state: 'empty' }
  const words = namingWords([...new Set(wordsOf(searched))]).slice(0, mostWords)
  if (words.length === 0) return { state: 'nothing', searched }
  const exact = found(index, index.of.search(queryOf(words)))
  const groups = exact.length > 0 ? exact : found(index, index.of.search(words.join(' '), alike))
  if (groups.length === 0) return { state: 'nothing', searched }
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  return { state: 'found', searched, near: exact.length === 0, total, groups }
}

/** The results by group, in the groups' order. */
function found({ groups }: SearchIndex, results: readonly SearchResult[]): readonly FoundGroup[] {
  const byId = new Map(results.map((result) => [String(result.id), result]))
  return groups.flatMap(({ title, entries }, group) => {
    const fitting = entries
      .flatMap((entry, at) => {
        const result = byId.get(`${group} ${at}`)
        return result === undefined ? [] : [{ entry, result }]
      })
      .sort((a, b) => b.result.score - a.result.score || (a.entry.title < b.entry.title ? -1 : 1))
    if (fitting.length === 0) return []
    const listed = fitting.slice(0, mostOfKind).map(({ entry, result }) => ({ ...entry, found: result.terms }))
    return [{ title, entries: listed, total: fitting.length }]
  })
}
