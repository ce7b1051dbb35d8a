import type { Figure } from '../figures/figure'
import type { IsoDate } from '../values/iso-date'
import type { Sen } from '../values/money'
import type { Audience, Purpose } from './restriction'

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

/** A dated offer. `end` null: no end was published. `F` are the figures of its product. */
export interface Promotion<F = object> {
  readonly text: string
  readonly start: IsoDate
  readonly end: IsoDate | null
  readonly source: string
  /**
   * What holds on other days: the figures that stand in place of the product's own. Empty: its own hold always, because
   * none of them counts the offer. null: the product is had in the offer alone.
   */
  readonly ordinary: Partial<F> | null
}

/** Who may apply, as rules that can be checked one by one. `none` is a published absence of the rule. */
export interface Requirements {
  readonly minAge: Figure<number>
  readonly maxAge: Figure<number>
  readonly minMonthlyIncome: Figure<Sen>
  readonly residencies: Figure<readonly Residency[]>
  readonly workerKinds: Figure<readonly WorkerKind[]>
}

/** A rule of who may apply that products of any category may publish. */
export type RuleKind = keyof Requirements | 'newToBank'

/** What a category's products have beside their core and their figures. */
export interface Traits {
  /** Conventional or Islamic: the field names the Shariah contract. */
  readonly shariah: boolean
  /** A dated offer. */
  readonly promotion: boolean
  /** A product disclosure sheet; without it, terms that have no source of their own were read on the product's page. */
  readonly disclosure: boolean
  /** The rules of who may apply, in the order in which they are shown; null: whoever pays may have it. */
  readonly applicant: readonly RuleKind[] | null
  /** The people for whom alone some of its products are. Empty: each of them is for whoever comes. */
  readonly audience: readonly Audience[]
  /** What alone some of its products may be used for. Empty: each of them for anything. */
  readonly purpose: readonly Purpose[]
}

interface ShariahFields {
  /** The Shariah contract of an Islamic product; null for a conventional one. */
  readonly shariah: ShariahContract | null
}

interface PromotionFields<F = object> {
  readonly promotion: Promotion<F> | null
}

interface DisclosureFields {
  /** Names the source that is the product's disclosure sheet. */
  readonly disclosureSource: string
}

interface ApplicationFields<K extends RuleKind> {
  readonly requirements: Pick<Requirements, K & keyof Requirements>
  readonly channel: Channel
  readonly documents: readonly string[]
}

interface NewToBankFields {
  /** Open only to people who are not customers yet. */
  readonly newToBankOnly: boolean
}

interface AudienceFields<A extends Audience> {
  /** One has to belong to all of them; empty: it is for everybody. */
  readonly audience: readonly A[]
}

interface PurposeFields<U extends Purpose> {
  /** One has to want one of them; empty: it is for anything. */
  readonly purpose: readonly U[]
}

type ApplicantFields<K extends RuleKind> = ApplicationFields<K> & ('newToBank' extends K ? NewToBankFields : unknown)

/** The fields that a category's traits give its products, whose figures are `F`. */
export type TraitFields<T extends Traits, F = object> = (T['shariah'] extends true ? ShariahFields : unknown) &
  (T['promotion'] extends true ? PromotionFields<F> : unknown) &
  (T['disclosure'] extends true ? DisclosureFields : unknown) &
  (T['applicant'] extends readonly (infer K extends RuleKind)[] ? ApplicantFields<K> : unknown) &
  (T['audience'] extends readonly [infer A extends Audience, ...infer R extends readonly Audience[]]
    ? AudienceFields<A | R[number]>
    : unknown) &
  (T['purpose'] extends readonly [infer U extends Purpose, ...infer R extends readonly Purpose[]]
    ? PurposeFields<U | R[number]>
    : unknown)

/** The fields of any trait, each of which a product may lack. */
export interface AnyTraitFields
  extends Partial<ShariahFields & PromotionFields & DisclosureFields & Omit<ApplicationFields<never>, 'requirements'>>,
    Partial<NewToBankFields & AudienceFields<Audience> & PurposeFields<Purpose>> {
  readonly requirements?: Partial<Requirements>
}

/** What banks and lenders publish of what they offer; for whom and for what their products are differs by category. */
export const bankTraits = {
  shariah: true,
  promotion: true,
  disclosure: true,
  applicant: ['minAge', 'maxAge', 'minMonthlyIncome', 'residencies', 'workerKinds', 'newToBank'],
  audience: [],
  purpose: [],
} as const satisfies Traits
