import type { Area, BandPrice, Travel } from '@/lib/domain/categories/travel-insurance/figures'
import type { TravelScenario } from '@/lib/domain/categories/travel-insurance/scenario'
import type { InsuranceIssuer } from '@/lib/domain/products/issuer'
import { ringgit } from '@/lib/domain/values/money'
import { basisPoints } from '@/lib/domain/values/rate'
import { known, none, productCore, unlimited } from './product'

/** An invented general insurer. */
export const generalInsurer: InsuranceIssuer = {
  slug: 'nusa-general',
  name: 'Nusa General',
  shortName: 'Nusa General',
  code: 'NUSAGEN',
  mark: 'waves',
  colour: 'blue',
  kind: 'general-insurer',
  benefitProtection: true,
  invented: true,
}

/** A row of the table in ringgit: one traveller, two at 1.8 times and a family at 3 times the price. */
export function bandPrice(area: Area, daysFrom: number, daysTo: number, one: number): BandPrice {
  return { area, daysFrom, daysTo, one: ringgit(one), couple: ringgit(one * 1.8), family: ringgit(one * 3) }
}

/** The same without days, for a further week or a year. */
export function areaPrice(area: Area, one: number) {
  const { daysFrom: _, daysTo: __, ...row } = bandPrice(area, 1, 1, one)
  return row
}

/** Japan for a week, alone at 35: a bill of RM30,000, a booking of RM3,000, 8 hours of delay that cost RM300. */
export const usualTrip: TravelScenario = {
  country: 'JP',
  days: 7,
  who: 'one',
  age: 35,
  trips: 1,
  medical: ringgit(30_000),
  cancelled: ringgit(3_000),
  delay: 8,
  'delay-cost': ringgit(300),
}

/**
 * A plain plan: Asia at RM45, 66, 99 and 123 by the days, the rest of the world at twice that, RM20 for a further week and
 * RM180 for a year. It pays bills to RM50,000, a booking to RM2,000 and RM100 for each 6 hours of delay.
 */
export function makeTravel(changes: Partial<Travel> = {}): Travel {
  return {
    ...productCore('travel-insurance'),
    issuer: generalInsurer,
    shariah: null,
    disclosureSource: 'fees',
    requirements: { minAge: known(18), maxAge: known(80), residencies: known(['citizen']) },
    channel: 'online-or-branch',
    promotion: null,
    documents: ['MyKad'],
    audience: [],
    prices: known([
      bandPrice('asia', 1, 5, 45),
      bandPrice('asia', 6, 10, 66),
      bandPrice('asia', 11, 18, 99),
      bandPrice('asia', 19, 31, 123),
      bandPrice('worldwide-1', 1, 31, 200),
    ]),
    weekMore: known([areaPrice('asia', 20), areaPrice('worldwide-1', 40)]),
    yearPrices: known([areaPrice('asia', 180), areaPrice('worldwide-1', 400)]),
    senior: known({ from: 71, price: basisPoints(15_000), cover: basisPoints(5_000) }),
    areas: known({
      listed: [{ area: 'asia', countries: ['JP', 'TH'] }],
      others: 'worldwide-1',
      excluded: ['MY', 'KP'],
    }),
    tripDays: known(90),
    exclusions: known(['mind', 'unattended', 'war']),
    known: known('out'),
    pandemic: known('medical'),
    medical: known(ringgit(50_000)),
    followUpDays: known(30),
    evacuation: unlimited,
    accident: known(ringgit(100_000)),
    cancel: known(ringgit(2_000)),
    cutShort: none,
    delay: known({ afterHours: 6, pays: ringgit(100), eachHours: 6, most: ringgit(1_000) }),
    baggage: known(ringgit(2_000)),
    eachItem: none,
    liability: none,
    sports: none,
    umrah: known(false),
    schengenLetter: known(true),
    underwriter: known('Nusa General'),
    wakalahFee: none,
    surplusPart: none,
    ...changes,
  }
}
