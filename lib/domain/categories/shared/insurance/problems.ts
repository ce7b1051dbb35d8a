import type { FiguresOf } from '../../../figures/figure-table'
import type { AnyProduct } from '../../../products/product-base'
import type { Problem } from '../../../validation/field-problem'
import { wordProblems } from '../word-problems'
import type { takafulFigures } from './figures'

type Takaful = AnyProduct & FiguresOf<typeof takafulFigures>

/** Words of insurance with those of takaful. */
const takafulWords: Readonly<Record<string, string>> = {
  premium: 'contribution',
  policy: 'certificate',
  policyholder: 'participant',
  insurer: 'takaful operator',
}

function feeYearProblems({ wakalahFee }: Takaful): readonly Problem[] {
  if (wakalahFee.state !== 'known') return []
  const parts = wakalahFee.value
  const at = ['wakalahFee', 'value']
  if (parts.length === 0) return [{ path: at, reason: 'is an empty list' }]
  return parts.flatMap((part, index): Problem[] => {
    const before = parts[index - 1]
    const first = before === undefined ? 1 : (before.toYear ?? 0) + 1
    if (part.fromYear !== first) return [{ path: [...at, index, 'fromYear'], reason: `must be ${first}` }]
    const isLast = index === parts.length - 1
    if (isLast !== (part.toYear === null)) {
      return [{ path: [...at, index, 'toYear'], reason: isLast ? 'must be none: the last years' : 'must not be none' }]
    }
    return part.part > 10_000 ? [{ path: [...at, index, 'part'], reason: 'is more than the contribution' }] : []
  })
}

function textProblems({ shariah = null, summary, promotion = null }: AnyProduct): readonly Problem[] {
  const texts = [
    { path: ['summary'], text: summary },
    ...(promotion === null ? [] : [{ path: ['promotion', 'text'], text: promotion.text }]),
  ]
  return wordProblems(shariah, texts, takafulWords)
}

/** Parts of the contribution that leave a gap or go to nobody, and words that takaful does not use. */
export function takafulProblems(product: Takaful): readonly Problem[] {
  return [...feeYearProblems(product), ...textProblems(product)]
}

/** A fee of the operator in a policy that has no operator. */
export function conventionalProblems({ shariah = null, wakalahFee }: Takaful): readonly Problem[] {
  if (shariah !== null || wakalahFee.state !== 'known') return []
  return [{ path: ['wakalahFee'], reason: 'a conventional policy has no wakalah fee' }]
}
