import { listKind } from '@/lib/domain/content/search'
import { isSuggested, type Suggestion } from '@/lib/domain/content/suggestion'
import { hitsFor, type SearchIndex, wordsOf } from './site-search'

/** Most suggestions at a time: more would not be read while typing. */
const mostSuggestions = 8

/** A suggestion, and how much of its title the typed words are: 1 for all of it. */
interface Likely extends Suggestion {
  readonly named: number
}

/**
 * What a search that is still being typed may be meant for, by kind: lists first where a word of their title was typed, then the
 * kind of the title that was typed the most of, in each the best first. None for a text that is too short or too long. Never throws.
 */
export function suggestionsFor(text: string, index: SearchIndex): readonly Suggestion[] {
  const typed = text.trim()
  if (!isSuggested(typed)) return []
  const likely = likelyFor(typed, index, !/\s$/.test(text))
  const chosen = mixed(likely)
  return [...Map.groupBy(chosen, ({ kind }) => kind).values()]
    .flat()
    .map(({ href, title, kind }) => ({ href, title, kind }))
}

function likelyFor(typed: string, index: SearchIndex, isUnfinished: boolean): readonly Likely[] {
  const found = hitsFor(typed, index, isUnfinished).hits.flatMap((hit): readonly Likely[] => {
    const of = index.groups[hit.group]
    const entry = of?.entries[hit.at]
    if (of === undefined || entry === undefined) return []
    const words = wordsOf(entry.title)
    const named = words.filter((word) => hit.found.includes(word)).length / words.length
    return [{ href: entry.href, title: entry.title, kind: of.singular, named }]
  })
  const leads = ({ kind, named }: Likely) => Number(kind === listKind && named > 0)
  return found.toSorted((one, two) => leads(two) - leads(one) || two.named - one.named)
}

/** The best of each kind, then the second best of each, and so on, until there are enough; best first. */
function mixed(likely: readonly Likely[]): readonly Likely[] {
  const ofKind = new Map<string, number>()
  const ranked = likely.map((one) => {
    const rank = ofKind.get(one.kind) ?? 0
    ofKind.set(one.kind, rank + 1)
    return { one, rank }
  })
  const chosen = new Set(
    ranked
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, mostSuggestions)
      .map(({ one }) => one),
  )
  return likely.filter((one) => chosen.has(one))
}
