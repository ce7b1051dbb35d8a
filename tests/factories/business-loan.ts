import type { BusinessLoan, Pricing, Scheme } from '@/lib/domain/categories/business-loan/figures'
import { ringgit } from '@/lib/domain/values/money'
import { basisPoints } from '@/lib/domain/values/rate'
import { bankProduct, known, none } from './product'

/** A rate in basis points a year on what is owed. */
export function yearly(rate: number, rateTo = rate): Pricing {
  return { kind: 'fixed', rate: basisPoints(rate), rateTo: basisPoints(rateTo) }
}

/** 1% a year in advance on 80%, paid by the business. */
export function makeScheme(changes: Partial<Scheme> = {}): Scheme {
  return {
    kind: 'sjpp',
    cover: basisPoints(8_000),
    fee: basisPoints(100),
    when: 'yearly',
    paidBy: 'borrower',
    ...changes,
  }
}

/** A plain term loan at 7.67% without fees, security or a rule for the business. */
export function makeBusinessLoan(changes: Partial<BusinessLoan> = {}): BusinessLoan {
  return {
    ...bankProduct('business-loan'),
    facility: 'term',
    pricing: known(yearly(767)),
    minAmount: none,
    maxAmount: known(ringgit(5_000_000)),
    minMonths: none,
    maxMonths: none,
    margin: none,
    moratorium: none,
    security: none,
    personalGuarantee: known('none'),
    scheme: none,
    processing: none,
    stampDuty: none,
    legal: none,
    commitment: none,
    commission: none,
    rebate: none,
    early: none,
    lateCharge: known(basisPoints(100), 'fees'),
    yearlyReview: false,
    purposes: known(['working-capital', 'equipment', 'green', 'refinance']),
    entities: known(['sole-proprietor', 'partnership', 'llp', 'sdn-bhd', 'cooperative']),
    sizes: none,
    sectors: none,
    programmes: none,
    yearsInOperation: none,
    minTurnover: none,
    maxTurnover: none,
    malaysianPart: none,
    bumiputeraPart: none,
    statements: known(6),
    auditedYears: none,
    decisionDays: known(5),
    disbursalDays: known(3),
    branchVisit: false,
    papers: [{ class: 'statutory', name: 'Registration of the business' }],
    ...changes,
  }
}
