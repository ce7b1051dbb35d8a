import MiniSearch, { type Query, type SearchOptions } from 'minisearch'
import { meaningsOf, type NameWords, namesFor, singleNames } from './search-words'

/** Fewest letters of a word that alone says what is looked for, unless it is a name. */
const shortestTelling = 3

/** Every word, or the beginning of a word. */
const begins = (words: NameWords): Query => ({
  combineWith: 'AND',
  prefix: true,
  weights: { prefix: 0.4, fuzzy: 0 },
  queries: [...words],
})

/** Every word as it stands, or as more of the same: a car is no card. */
const whole = (words: NameWords, boost = 1): Query => ({
  combineWith: 'AND',
  boostTerm: () => boost,
  queries: words.map((word) => ({ combineWith: 'OR', prefix: false, queries: [word, `${word}s`] })),
})

const asNamed = (names: readonly NameWords[]): Query[] => names.map((name) => whole(name, 0.5))

/**
 * Finds what has every word. Words as they are typed count more than their beginnings, and these more than another name for
 * the same. What is a name is meant whole, unless it is still being typed.
 */
export function everyWord(words: readonly string[], unfinished: boolean): Query {
  const meanings = meaningsOf(words, unfinished)
  const queries = meanings.map(({ typed, others }, at): Query => {
    const isBegun = others.length === 0 || (unfinished && at === meanings.length - 1)
    return { combineWith: 'OR', queries: [isBegun ? begins(typed) : whole(typed), ...asNamed(others)] }
  })
  return { combineWith: 'AND', queries }
}

/** In a word of four letters one may be wrong, missing or too many, in one of eight two. */
const fuzzy = (term: string) => (term.length < 4 ? false : Math.min(2, Math.floor(term.length / 4)))

// Beginnings of one or two letters are those of thousands of words.
const slips: SearchOptions = { prefix: (term) => term.length > 2, fuzzy }

const names = new MiniSearch<{ readonly id: string }>({ fields: ['id'] })
names.addAll(singleNames.map((id) => ({ id })))

/** A word with each two letters that stand side by side changed over, the slip of a quick hand. */
function turned(word: string): readonly string[] {
  if (word.length < 4) return []
  const letters = [...word]
  return letters.slice(1).map((letter, at) => word.slice(0, at) + letter + letters[at] + word.slice(at + 2))
}

/** Finds what has words that are spelt like all of these, or names for what such a word says. */
export function speltAlike(words: readonly string[]): Query {
  const queries = words.map((word): Query => {
    const swapped = turned(word)
    const meant = [
      ...names.search(word, { fuzzy }).map(({ id }) => String(id)),
      ...swapped.filter((one) => singleNames.includes(one)),
    ].flatMap((name) => [[name], ...namesFor(name)])
    return {
      combineWith: 'OR',
      queries: [{ ...slips, queries: [word] }, ...asNamed([...swapped.map((one) => [one]), ...meant])],
    }
  })
  return { combineWith: 'AND', queries }
}

/** Finds what has one or more of the names and longer words of a search, each as it stands. */
export function someWords(words: readonly string[]): Query {
  const telling = meaningsOf(words).filter(
    ({ typed, others }) => others.length > 0 || typed.join('').length >= shortestTelling,
  )
  const queries = telling.map(
    ({ typed, others }): Query => ({ combineWith: 'OR', queries: [whole(typed), ...asNamed(others)] }),
  )
  return { combineWith: 'OR', queries }
}
