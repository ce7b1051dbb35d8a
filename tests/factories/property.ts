import type { PerilRow, Property, RateRow } from '@/lib/domain/categories/property-insurance/figures'
import type { PropertyScenario } from '@/lib/domain/categories/property-insurance/scenario'
import { ringgit } from '@/lib/domain/values/money'
import { basisPoints } from '@/lib/domain/values/rate'
import { known, none, productCore } from './product'
import { generalInsurer } from './travel'

/** A rate in basis points of the sum, without a lowest price. */
export function propertyRate(part: RateRow['part'], home: RateRow['home'], points: number, least?: number): RateRow {
  return { part, home, rate: basisPoints(points), least: least === undefined ? null : ringgit(least) }
}

/** An event that is covered, with an excess in ringgit. */
export function perilRow(peril: PerilRow['peril'], excess?: number, changes: Partial<PerilRow> = {}): PerilRow {
  return {
    peril,
    cover: 'in',
    excess: excess === undefined ? null : ringgit(excess),
    excessPart: null,
    rate: null,
    ...changes,
  }
}

/** The owner of a terrace house of RM300,000 and RM50,000 of contents, and a flood of RM30,000 and RM10,000. */
export const usualHome: PropertyScenario = {
  tenure: 'owner',
  home: 'attached',
  rebuild: ringgit(300_000),
  insured: basisPoints(10_000),
  contents: ringgit(50_000),
  peril: 'flood',
  'building-loss': ringgit(30_000),
  'contents-loss': ringgit(10_000),
}

/** A plain houseowner plan: 0.12% of the building, flood after RM2,500, paid in proportion below the whole cost. */
export function makeProperty(changes: Partial<Property> = {}): Property {
  return {
    ...productCore('property-insurance'),
    issuer: generalInsurer,
    shariah: null,
    disclosureSource: 'fees',
    requirements: { minAge: known(18), maxAge: none, residencies: known(['citizen']) },
    channel: 'online-or-branch',
    promotion: null,
    documents: ['MyKad'],
    audience: [],
    rates: known([propertyRate('building', 'detached', 14), propertyRate('building', 'attached', 12)]),
    packages: none,
    perils: known([perilRow('fire'), perilRow('theft'), perilRow('pipe'), perilRow('flood', 2_500)]),
    averageFrom: known(basisPoints(10_000)),
    settlement: known('less-wear'),
    rent: none,
    stay: none,
    liability: known(ringgit(50_000)),
    away: none,
    valuablesEach: none,
    emptyDays: known(90),
    strata: known('not'),
    mortgagee: known(true),
    exclusions: known(['wear', 'empty', 'land']),
    priceChange: known('guaranteed'),
    underwriter: known('Nusa General'),
    wakalahFee: none,
    surplusPart: none,
    ...changes,
  }
}
