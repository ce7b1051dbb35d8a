import type { Source } from '../figures/figure'
import type { BasisPoints } from '../values/rate'
import type { IssuerMark } from './issuer-mark'

/** What is known of any company behind a product. `shortName` fits a button, `mark` is its drawing, `colour` one of the set. */
interface Company {
  readonly slug: string
  readonly name: string
  readonly shortName: string
  readonly code: string
  readonly mark: IssuerMark
  readonly colour: 'blue' | 'plum' | 'brown' | 'green' | 'slate' | 'rust' | 'indigo' | 'olive'
  readonly invented: boolean
}

export const depositTakerKinds = ['bank', 'islamic-bank', 'digital-bank', 'development-institution'] as const
export const insurerKinds = ['insurer', 'takaful-operator', 'general-insurer', 'general-takaful'] as const
export const otherIssuerKinds = [
  'money-lender',
  'p2p-operator',
  'broker',
  'solar-installer',
  'law-firm',
  'credit-bureau',
  'telco',
] as const

/** A company that takes deposits. */
export interface DepositTaker extends Company {
  readonly kind: (typeof depositTakerKinds)[number]
  /** Deposits here are protected by PIDM. */
  readonly depositProtection: boolean
}

/** What the claims that a company paid in a year are a part of: the claims that it decided, or the premiums of that year. */
export const claimsPaidBases = ['claims', 'premiums'] as const

/** How much of its claims or premiums a company paid out in a year, as it or somebody else publishes it. */
export interface ClaimsPaid {
  readonly part: BasisPoints
  readonly year: number
  readonly basis: (typeof claimsPaidBases)[number]
  readonly source: Source
}

/** A company that promises to pay when something happens. */
export interface InsuranceIssuer extends Company {
  readonly kind: (typeof insurerKinds)[number]
  /** What it owes to its customers is protected by PIDM's system for takaful and insurance benefits. */
  readonly benefitProtection: boolean
  /** Absent: nobody publishes it. */
  readonly claimsPaid?: ClaimsPaid
}

/** A company that holds nothing of its customers that PIDM protects. */
interface OtherIssuer extends Company {
  readonly kind: (typeof otherIssuerKinds)[number]
}

/** The company behind a product. */
export type Issuer = DepositTaker | InsuranceIssuer | OtherIssuer

/** Whether PIDM protects what is deposited with the issuer; false for one that takes no deposits. */
export function protectsDeposits(issuer: Issuer): boolean {
  return 'depositProtection' in issuer && issuer.depositProtection
}

/** Whether PIDM protects what an insurer or takaful operator owes; false for any other company. */
export function protectsBenefits(issuer: Issuer): boolean {
  return 'benefitProtection' in issuer && issuer.benefitProtection
}

/** What an insurer or takaful operator paid out in a year; null where nobody publishes it, and for any other company. */
export function claimsPaidOf(issuer: Issuer): ClaimsPaid | null {
  return ('claimsPaid' in issuer ? issuer.claimsPaid : null) ?? null
}
