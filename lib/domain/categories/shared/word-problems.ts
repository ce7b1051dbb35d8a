import type { FieldPath, Problem } from '../../field-problem'
import type { ShariahContract } from '../../products/traits'

/** Words of a product that visitors read, and where they stand in its file. */
export interface ProductText {
  readonly path: FieldPath
  readonly text: string
}

const conventionalWords = /\b(interest|loan)s?\b/i

/** Texts that must keep to the words of an Islamic product. A product's name may be what it is. */
export function wordProblems(shariah: ShariahContract | null, texts: readonly ProductText[]): readonly Problem[] {
  if (shariah === null) return []
  return texts.flatMap(({ path, text }) => {
    const word = conventionalWords.exec(text)?.[0]
    return word === undefined
      ? []
      : [{ path, reason: `an Islamic product does not say "${word}": say profit or financing` }]
  })
}
