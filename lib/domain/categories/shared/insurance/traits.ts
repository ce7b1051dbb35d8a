import type { Traits } from '../../../products/traits'

/** What insurers and takaful operators publish beside the figures: income does not matter, and anybody may come back. */
export const insuranceTraits = {
  shariah: true,
  promotion: true,
  disclosure: true,
  applicant: ['minAge', 'maxAge', 'residencies'],
  audience: ['customers', 'members'],
  purpose: [],
} as const satisfies Traits
