import { figureReader } from '../../figures/figure-reader'
import { published, stated } from '../../figures/figure-table'
import {
  cases,
  choice,
  count,
  list,
  money,
  months,
  optional,
  rate,
  record,
  share,
  text,
  type ValueOf,
  yesNo,
} from '../../figures/shape'
import type { ProductOfTable } from '../../products/product-base'
import { bankTraits, type Traits } from '../../products/traits'
import { disbursalDays, lateCharge, loanLimits } from '../shared/instalment-loan/figures'
import { upfrontFeeShape, upfrontFeeText } from '../shared/loans/upfront-fee'
import { businessLoanWords } from './words'
import { moratoriumText, papersText, pricingText, rebateText, schemeText } from './words-detail'

const { figures: words, choices } = businessLoanWords

const pricing = cases({
  fixed: { rate, rateTo: rate },
  floating: { reference: choice(choices.reference), at: optional(rate), spread: rate, spreadTo: rate },
  factor: { part: share, partTo: share },
  discount: { part: rate, partTo: rate, every: count },
})
/** How the money is priced. */
export type Pricing = ValueOf<typeof pricing>

const scheme = record({
  kind: choice(choices.scheme),
  cover: share,
  fee: rate,
  when: choice(choices.when),
  paidBy: choice(choices.paidBy),
})
export type Scheme = ValueOf<typeof scheme>

const rebate = record({ rate, months })
const moratorium = record({ months, interest: choice(choices.moratorium) })
const papers = list(record({ class: choice(choices.papers), name: text(80) }))

const rule = { life: 'rule' } as const
const ruleRanked = { life: 'rule', ranked: true } as const
const fee = { life: 'fee', ranked: true } as const

/** Every figure of a facility for businesses: the schema of Bank Negara Malaysia for SMEs, with what it lacks. */
const businessLoanFigures = {
  facility: stated(choice(choices.facility), { ...words.facility, ...rule }),
  pricing: published(pricing, {
    ...words.pricing,
    life: 'rate',
    ranked: true,
    about:
      'By the year on what is owed (`fixed`, `floating`), as the part of an advance that is taken back (`factor`, 118% for RM118 of RM100), or as a part of the invoice for each `every` days (`discount`). The ends differ where the price depends on approval. `at` is the level of a reference that the lender itself publishes, none for the SBR.',
    print: pricingText,
  }),
  ...loanLimits,
  margin: published(share, { ...words.margin, ...ruleRanked }),
  moratorium: published(moratorium, {
    ...words.moratorium,
    ...ruleRanked,
    about:
      'They count within the term. Of a facility that does not say what interest does meanwhile, the figure is missing.',
    print: moratoriumText,
  }),
  security: published(list(choice(choices.security)), {
    ...words.security,
    ...ruleRanked,
    about: 'One of them is enough. What is bought, the invoices and a guarantor ask for nothing else to pledge.',
  }),
  personalGuarantee: published(choice(choices.personalGuarantee), { ...words.personalGuarantee, ...rule }),
  scheme: published(scheme, {
    ...words.scheme,
    ...fee,
    about:
      'The fee is a part of what is covered. Yearly fees are paid in advance on what is owed then, of a line on its limit.',
    print: schemeText,
  }),
  processing: published(upfrontFeeShape, { ...words.processing, ...fee, print: (value) => upfrontFeeText(value) }),
  stampDuty: published(upfrontFeeShape, { ...words.stampDuty, ...fee, print: (value) => upfrontFeeText(value) }),
  legal: published(money, { ...words.legal, ...fee }),
  commitment: published(rate, { ...words.commitment, ...fee }),
  commission: published(rate, { ...words.commission, ...fee }),
  rebate: published(rebate, { ...words.rebate, ...fee, print: rebateText }),
  early: published(rate, { ...words.early, life: 'fee' }),
  lateCharge,
  yearlyReview: stated(yesNo, { ...words.yearlyReview, ...rule }),
  purposes: published(list(choice(choices.purposes)), { ...words.purposes, ...ruleRanked }),
  entities: published(list(choice(choices.entities)), { ...words.entities, ...ruleRanked }),
  sizes: published(list(choice(choices.sizes)), { ...words.sizes, ...ruleRanked }),
  sectors: published(list(choice(choices.sectors)), { ...words.sectors, ...ruleRanked }),
  programmes: published(list(choice(choices.programmes)), { ...words.programmes, ...rule }),
  yearsInOperation: published(count, { ...words.yearsInOperation, ...ruleRanked }),
  minTurnover: published(money, { ...words.minTurnover, ...ruleRanked }),
  maxTurnover: published(money, { ...words.maxTurnover, ...ruleRanked }),
  malaysianPart: published(share, { ...words.malaysianPart, ...ruleRanked }),
  bumiputeraPart: published(share, { ...words.bumiputeraPart, ...rule }),
  statements: published(count, { ...words.statements, ...rule }),
  auditedYears: published(count, { ...words.auditedYears, ...rule }),
  decisionDays: published(count, { ...words.decisionDays, ...ruleRanked }),
  disbursalDays,
  branchVisit: stated(yesNo, { ...words.branchVisit, ...rule }),
  papers: stated(papers, { ...words.papers, ...rule, print: papersText }),
}

/** What lenders to businesses publish; of the owner they ask less than of somebody who borrows for themselves. */
const traits = { ...bankTraits, applicant: ['minAge', 'maxAge', 'residencies'] } as const satisfies Traits

/** What a product of this kind has. */
export const businessLoanTable = { traits, figures: businessLoanFigures }

export type BusinessLoan = ProductOfTable<'business-loan', typeof businessLoanTable>
export type FacilityKind = BusinessLoan['facility']

/** Reads the figures of a facility as its table says. */
export const businessLoanReader = figureReader('business-loan', businessLoanTable)
