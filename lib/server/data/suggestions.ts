import { isSuggested, type Suggestion } from '@/lib/domain/suggestion'
import { type Hit, hitsFor, type SearchIndex } from './site-search'

/** Most suggestions at a time: more would not be read while typing. */
const mostSuggestions = 8

/**
 * What a search that is still being typed may be meant for, by kind: the kind of the best first, in each the best first. None for
 * a text that is too short or too long. Never throws.
 */
export function suggestionsFor(text: string, index: SearchIndex): readonly Suggestion[] {
  const typed = text.trim()
  if (!isSuggested(typed)) return []
  const isUnfinished = !/\s$/.test(text)
  const chosen = mixed(hitsFor(typed, index, isUnfinished).hits)
  const kinds = [...new Set(chosen.map(({ group }) => group))]
  return kinds.flatMap((kind) =>
    chosen
      .filter(({ group }) => group === kind)
      .flatMap(({ group, at }) => {
        const of = index.groups[group]
        const entry = of?.entries[at]
        return of === undefined || entry === undefined
          ? []
          : [{ href: entry.href, title: entry.title, kind: of.singular }]
      }),
  )
}

/** The best of each kind, then the second best of each, and so on, until there are enough; best first. */
function mixed(hits: readonly Hit[]): readonly Hit[] {
  const ofKind = new Map<number, number>()
  const ranked = hits.map((hit) => {
    const rank = ofKind.get(hit.group) ?? 0
    ofKind.set(hit.group, rank + 1)
    return { hit, rank }
  })
  const chosen = ranked.toSorted((one, two) => one.rank - two.rank).slice(0, mostSuggestions)
  return hits.filter((hit) => chosen.some((one) => one.hit === hit))
}
