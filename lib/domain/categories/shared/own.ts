import type { CategoryId } from '../../categories/registry'
import type { Figure } from '../../figure'
import { ownSourceName } from '../../figures/own-source'
import type { IsoDate } from '../../iso-date'
import type { Product } from '../../products/product'
import type { Issuer, ProductBase } from '../../products/product-base'

const ownIssuer: Issuer = {
  slug: 'own',
  name: 'Your own',
  shortName: 'Your own',
  code: 'OWN',
  monogram: 'YO',
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

/** A figure that the form does not ask for. */
export const ownMissing: Figure<never> = { state: 'missing' }

/** True for the column that the visitor filled in. */
export function isOwn(product: Product): boolean {
  return ownSourceName in product.sources
}

/**
 * The common part of "What you have now": conventional, from the issuer "Your own", checked today, paying nobody. Its
 * source has no address (`url` is empty) because it is the visitor.
 */
export function ownBase<C extends CategoryId>(category: C, today: IsoDate): ProductBase<C> {
  return {
    category,
    slug: 'own',
    name: 'What you have now',
    issuer: ownIssuer,
    summary: 'The figures you entered.',
    shariah: null,
    sources: { [ownSourceName]: { kind: 'terms', title: 'What you entered', url: '', checkedOn: today } },
    officialSource: ownSourceName,
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
    paid: 'none',
    sample: false,
    updatedOn: today,
  }
}
