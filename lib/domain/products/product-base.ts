import type { CategoryId } from '../categories/registry'
import type { Figure, Sources } from '../figure'
import type { IsoDate } from '../iso-date'
import type { Sen } from '../money'

/** How we are paid for a product. Shown on every row; nothing that orders products may read it. */
export const paidKinds = ['none', 'click', 'lead', 'approval'] as const
export type PaidKind = (typeof paidKinds)[number]

export const shariahContracts = [
  'tawarruq',
  'murabahah',
  'ijarah',
  'ujrah',
  'qard',
  'wadiah',
  'mudarabah',
  'wakalah',
  'musharakah-mutanaqisah',
] as const
export type ShariahContract = (typeof shariahContracts)[number]

export const residencies = ['citizen', 'permanent-resident', 'foreigner'] as const
export type Residency = (typeof residencies)[number]

export const workerKinds = ['employed', 'government', 'self-employed', 'student', 'retired', 'not-working'] as const
export type WorkerKind = (typeof workerKinds)[number]

export const channels = ['online', 'branch', 'online-or-branch'] as const
export type Channel = (typeof channels)[number]

/** Who may apply, as rules that can be checked one by one. `none` is a published absence of the rule. */
export interface Requirements {
  readonly minAge: Figure<number>
  readonly maxAge: Figure<number>
  readonly minMonthlyIncome: Figure<Sen>
  readonly residencies: Figure<readonly Residency[]>
  readonly workerKinds: Figure<readonly WorkerKind[]>
}

/** A dated offer on top of the standing terms. `end` null: no end was published. */
export interface Promotion {
  readonly text: string
  readonly start: IsoDate
  readonly end: IsoDate | null
  readonly source: string
}

/** The company behind a product. `shortName` fits a button, `monogram` is two letters, `colour` one of the set. */
export interface Issuer {
  readonly slug: string
  readonly name: string
  readonly shortName: string
  readonly code: string
  readonly monogram: string
  readonly colour: 'blue' | 'plum' | 'brown' | 'green' | 'slate' | 'rust' | 'indigo' | 'olive'
  readonly kind: 'bank' | 'islamic-bank' | 'digital-bank' | 'development-institution' | 'money-lender'
  /** Deposits here are protected by PIDM. */
  readonly depositProtection: boolean
  readonly invented: boolean
}

/** What every product has, whatever its category. */
export interface ProductBase<C extends CategoryId> {
  readonly category: C
  readonly slug: string
  readonly name: string
  readonly issuer: Issuer
  readonly summary: string
  /** The Shariah contract of an Islamic product; null for a conventional one. */
  readonly shariah: ShariahContract | null
  readonly sources: Sources
  /** Names the source that is the product's own page and the one that is its disclosure sheet. */
  readonly officialSource: string
  readonly disclosureSource: string
  readonly requirements: Requirements
  readonly newToBankOnly: boolean
  readonly channel: Channel
  readonly promotion: Promotion | null
  readonly documents: readonly string[]
  readonly paid: PaidKind
  /** Invented for demonstration; pages that show it say so. */
  readonly sample: boolean
  /** Day the file last changed in substance: the sitemap's lastmod. */
  readonly updatedOn: IsoDate
}
