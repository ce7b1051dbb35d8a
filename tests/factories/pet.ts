import type { Pet, PriceRow } from '@/lib/domain/categories/pet-insurance/figures'
import type { PetScenario } from '@/lib/domain/categories/pet-insurance/scenario'
import { ringgit } from '@/lib/domain/values/money'
import { basisPoints } from '@/lib/domain/values/rate'
import { known, none, productCore } from './product'
import { generalInsurer } from './travel'

/** A row of the table for a cat of any size, in ringgit a year. */
export function catPrice(ageFrom: number, ageTo: number, yearly: number, changes: Partial<PriceRow> = {}): PriceRow {
  return { animal: 'cat', size: 'any', breed: 'any', ageFrom, ageTo, yearly: ringgit(yearly), ...changes }
}

/** A mixed cat of three with one bill of RM1,500 for an illness. */
export const usualPet: PetScenario = {
  animal: 'cat',
  age: 3,
  pedigree: false,
  large: false,
  cause: 'illness',
  bills: ringgit(1_500),
  largest: ringgit(1_500),
}

/** A plain plan for cats: RM400 a year, RM480 from age 6; RM6,000 a year, 80% after RM100 of each bill. */
export function makePet(changes: Partial<Pet> = {}): Pet {
  return {
    ...productCore('pet-insurance'),
    issuer: generalInsurer,
    shariah: null,
    disclosureSource: 'fees',
    requirements: { minAge: known(18), maxAge: none, residencies: known(['citizen']) },
    channel: 'online-or-branch',
    promotion: null,
    documents: ['MyKad'],
    audience: [],
    prices: known([catPrice(0, 5, 400), catPrice(6, 8, 480)]),
    annualLimit: known(ringgit(6_000)),
    eachIncident: none,
    paidBack: known(basisPoints(8_000)),
    excess: known(ringgit(100)),
    covers: known([
      { what: 'accident', most: null },
      { what: 'illness', most: null },
    ]),
    exclusions: known(['known', 'inborn', 'vaccination']),
    waitingAccident: known(7),
    waitingIllness: known(30),
    identification: known('either'),
    entryWeeks: known(12),
    entryYears: known(8),
    renewalYears: known(12),
    monthly: none,
    priceChange: known('guaranteed'),
    repricings: none,
    underwriter: known('Nusa General'),
    wakalahFee: none,
    surplusPart: none,
    ...changes,
  }
}
