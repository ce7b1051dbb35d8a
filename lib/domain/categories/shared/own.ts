import type { CategoryId } from '../../categories/ids'
import type { Figure, Sources } from '../../figures/figure'
import { ownSourceName } from '../../figures/own-source'
import type { Issuer } from '../../products/issuer'
import type { ProductCore } from '../../products/product-base'
import type { bankTraits, TraitFields } from '../../products/traits'
import type { IsoDate } from '../../values/iso-date'
import { commonWords } from './common-words'

const { own: words } = commonWords

const ownIssuer: Issuer = {
  slug: 'own',
  name: words.issuer,
  shortName: words.issuer,
  code: 'OWN',
  mark: 'person',
  colour: 'slate',
  kind: 'bank',
  depositProtection: true,
  invented: false,
}

/** A value that the visitor gave. */
export function ownFigure<T>(value: T): Figure<T> {
  return { state: 'known', value, source: ownSourceName }
}

/** A rule that does not apply to what the visitor has, such as a minimum already met. */
export const ownNone: Figure<never> = { state: 'none', source: ownSourceName }

/** A value that the visitor says has no upper end. */
export const ownUnlimited: Figure<never> = { state: 'unlimited', source: ownSourceName }

/** A figure that the form does not ask for. */
export const ownMissing: Figure<never> = { state: 'missing' }

/** True for the column that the visitor filled in. */
export function isOwn({ sources }: { readonly sources: Sources }): boolean {
  return ownSourceName in sources
}

/**
 * The core of "What you have now": from the issuer "Your own", checked today, paying nobody. Its source has no address
 * (`url` is empty) because it is the visitor.
 */
export function ownCore<C extends CategoryId>(category: C, today: IsoDate): ProductCore<C> {
  return {
    category,
    slug: 'own',
    name: words.name,
    issuer: ownIssuer,
    summary: words.summary,
    sources: { [ownSourceName]: { kind: 'terms', title: words.source, url: '', checkedOn: today } },
    officialSource: ownSourceName,
    paid: 'none',
    sample: false,
    updatedOn: today,
  }
}

/** The core and the traits of what the visitor has from a bank now: conventional, without rules or offers. */
export function ownBankProduct<C extends CategoryId>(
  category: C,
  today: IsoDate,
): ProductCore<C> & TraitFields<typeof bankTraits> {
  return {
    ...ownCore(category, today),
    shariah: null,
    disclosureSource: ownSourceName,
    requirements: {
      minAge: ownNone,
      maxAge: ownNone,
      minMonthlyIncome: ownNone,
      residencies: ownNone,
      workerKinds: ownNone,
    },
    newToBankOnly: false,
    channel: 'online-or-branch',
    promotion: null,
    documents: [],
  }
}
