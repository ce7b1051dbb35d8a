/** Longest search that is read, in characters. Longer ones are pasted texts, not names. */
export const longestSearch = 80

/** Something of the site that can be found by words. */
export interface SearchEntry {
  readonly href: string
  readonly title: string
  /** Who issues it, where it belongs or what it means; searched too, after the title. */
  readonly context: string
  /** What else it is found by and does not show: what it offers, what kind of thing it is. */
  readonly also?: string
  /** What its figure is called, its value, and the case behind it; null: its title and its words say that. */
  readonly figure?: { readonly name: string | null; readonly value: string; readonly scenario: string | null }
  /** Where to go on from it, where it is no page of its own that helps. */
  readonly next?: readonly { readonly href: string; readonly label: string }[]
}

/** An entry that was found, with the words of it that fitted: lower case, without accents. */
export interface FoundEntry extends SearchEntry {
  readonly found: readonly string[]
}

/** What a list of products is called among the results. */
export const listKind = 'List'

export interface SearchGroup {
  readonly title: string
  /** What one of them is called: `Product`. */
  readonly singular: string
  readonly entries: readonly SearchEntry[]
}

/** The results of one kind, best first. `total` counts those beyond the ones given. */
export interface FoundGroup {
  readonly title: string
  readonly entries: readonly FoundEntry[]
  readonly total: number
}

/** How what was found fits: it has every word; words that are spelt alike, where nothing has these; only some of the words. */
export type SearchFit = 'every-word' | 'spelt-alike' | 'some-words'

/** What a search came to. `searched` is the text as it was read. */
export type SearchOutcome =
  | { readonly state: 'empty' }
  | { readonly state: 'too-long' }
  | { readonly state: 'nothing'; readonly searched: string }
  | {
      readonly state: 'found'
      readonly searched: string
      readonly fit: SearchFit
      readonly total: number
      readonly groups: readonly FoundGroup[]
    }
