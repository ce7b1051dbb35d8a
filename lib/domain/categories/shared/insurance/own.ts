import type { CategoryId } from '../../../categories/ids'
import { ownSourceName } from '../../../figures/own-source'
import type { ProductCore } from '../../../products/product-base'
import type { TraitFields } from '../../../products/traits'
import type { IsoDate } from '../../../values/iso-date'
import { ownCore, ownNone } from '../own'
import type { insuranceTraits } from './traits'

/**
 * The core and the traits of the cover that a visitor has now: conventional, without rules, offers, fees of an operator or a
 * part of a surplus.
 */
export function ownInsurance<C extends CategoryId>(category: C, today: IsoDate) {
  const traits: TraitFields<typeof insuranceTraits> & ProductCore<C> = {
    ...ownCore(category, today),
    shariah: null,
    disclosureSource: ownSourceName,
    requirements: { minAge: ownNone, maxAge: ownNone, residencies: ownNone },
    channel: 'online-or-branch',
    promotion: null,
    documents: [],
    audience: [],
  }
  return { ...traits, wakalahFee: ownNone, surplusPart: ownNone }
}
