import type { Applicant, ExtraRule } from '../categories/category'
import { type AnyProduct, termsSource } from '../products/product-base'
import type { Audience, Purpose } from '../products/restriction'
import { assertNever } from '../values/assert-never'
import { eligibilityWords } from './eligibility-words'

const { restrictions: words } = eligibilityWords

const yesOrNo = (said: boolean | null) => (said === null ? 'cannot-tell' : said ? 'pass' : 'fail')

type Rule = Pick<ExtraRule, 'label' | 'reads' | 'check'>

/** The rule that holds for an audience; null where the published age or kind of work says it already. */
function audienceRule(audience: Audience): Rule | null {
  switch (audience) {
    case 'members':
      return { label: words.members, reads: ['member'], check: ({ member }) => yesOrNo(member) }
    case 'customers':
      return {
        label: words.customers,
        reads: ['newToBank'],
        check: ({ newToBank }) => yesOrNo(newToBank === null ? null : !newToBank),
      }
    case 'guarantor':
      return { label: words.guarantor, reads: ['guarantor'], check: ({ guarantor }) => yesOrNo(guarantor) }
    case 'government':
    case 'pensioner':
    case 'junior':
    case 'student':
    case 'senior':
    case 'first-job':
      return null
    default:
      return assertNever(audience)
  }
}

function purposeRule(purpose: readonly Purpose[]): Rule {
  return {
    label: words.purpose(purpose.map((one) => words.purposes[one])),
    reads: ['purpose'],
    check: (said: Applicant) => yesOrNo(said.purpose === null ? null : purpose.some((one) => one === said.purpose)),
  }
}

/**
 * Rules of for whom and for what alone a product is, as far as its published requirements do not say them. That an
 * audience of an age or a kind of work publishes these is held by the catalogue's check.
 */
export function restrictionRules(product: AnyProduct): readonly ExtraRule[] {
  const { audience = [], purpose = [] } = product
  const source = { kind: 'product', key: termsSource(product) } as const
  const people = audience.flatMap((one): ExtraRule[] => {
    const rule = audienceRule(one)
    return rule === null ? [] : [{ id: one, ...rule, source }]
  })
  return purpose.length === 0 ? people : [...people, { id: 'purpose', ...purposeRule(purpose), source }]
}
