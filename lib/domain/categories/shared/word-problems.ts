import type { ShariahContract } from '../../products/traits'
import type { FieldPath, Problem } from '../../validation/field-problem'

/** Words of a product that visitors read, and where they stand in its file. */
export interface ProductText {
  readonly path: FieldPath
  readonly text: string
}

/** Conventional words with what an Islamic product says in their place. */
const conventionalWords: Readonly<Record<string, string>> = {
  interest: 'profit',
  loan: 'financing',
  insurance: 'takaful',
}

/**
 * Texts that must keep to the words of an Islamic product. A product's name may be what it is. `words` in the
 * singular: those that no Islamic product uses, or those of one category.
 */
export function wordProblems(
  shariah: ShariahContract | null,
  texts: readonly ProductText[],
  words: Readonly<Record<string, string>> = conventionalWords,
): readonly Problem[] {
  if (shariah === null) return []
  return texts.flatMap(({ path, text }) =>
    Object.entries(words)
      .filter(([word]) => new RegExp(`\\b${word}s?\\b`, 'i').test(text))
      .map(([word, islamic]) => ({ path, reason: `an Islamic product does not say "${word}": say ${islamic}` })),
  )
}
