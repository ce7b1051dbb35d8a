import { inForce, latest } from '../../../country-rates/dated'
import { policyTaxes } from '../../../country-rates/policy-taxes'
import { dutyFreePremiums } from '../../../country-rates/small-policies'
import type { DetailRow } from '../../../figures/row'
import type { AnyProduct } from '../../../products/product-base'
import type { IsoDate } from '../../../values/iso-date'
import { ruleRow, sourceNote } from './detail'
import { insuranceWords } from './words'

const { detail: words } = insuranceWords

/** What the country puts on a price, with its sources. `dutyFree`: a small policy of this kind may bear no duty. */
export function taxRows<P extends AnyProduct>(dutyFree: boolean): (product: P, today: IsoDate) => readonly DetailRow[] {
  return (product, today) => {
    const taxes = latest(policyTaxes)
    const free = dutyFree ? inForce(dutyFreePremiums, today) : null
    const { serviceTax, stampDuty } = taxes.value
    const duty = words.dutyText(stampDuty, free?.value ?? null)
    const dutySource = dutyFree ? (free?.source ?? null) : taxes.source
    return [
      ruleRow('service-tax', words.tax, words.taxRate(serviceTax), product, today, sourceNote(taxes.source, today)),
      ruleRow('stamp-duty', words.duty, duty, product, today, sourceNote(dutySource, today)),
    ]
  }
}
