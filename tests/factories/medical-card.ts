import type { AgePrice, MedicalCard } from '@/lib/domain/categories/medical-card-insurance/figures'
import type { MedicalScenario } from '@/lib/domain/categories/medical-card-insurance/scenario'
import { ringgit } from '@/lib/domain/values/money'
import { known, missing, none, productCore, unlimited } from './product'
import { lifeInsurer } from './term-life'

/** A row of the table, in ringgit a year. */
export function agePrice(ageFrom: number, ageTo: number, women: number, men = women): AgePrice {
  return { ageFrom, ageTo, women: ringgit(women), men: ringgit(men) }
}

/** A woman of 31 with a bill of RM20,000, who wants no dearer room than any card has. */
export const usualStay: MedicalScenario = {
  age: 31,
  sex: 'female',
  bill: 'stay',
  amount: ringgit(20_000),
  years: 10,
  room: ringgit(100),
  nights: 4,
}

/** A card without a share of the visitor's own: RM2,000 a year, RM3,000 from 41; RM1 million a year, a room of RM200 a day. */
export function makeCard(changes: Partial<MedicalCard> = {}): MedicalCard {
  return {
    ...productCore('medical-card-insurance'),
    issuer: lifeInsurer,
    shariah: null,
    disclosureSource: 'fees',
    requirements: { minAge: known(19), maxAge: known(60), residencies: none },
    channel: 'online-or-branch',
    promotion: null,
    documents: ['MyKad'],
    audience: [],
    kind: known('standalone'),
    agePrices: known([agePrice(19, 40, 2_000, 1_900), agePrice(41, 60, 3_000)]),
    stampDuty: none,
    annualLimit: known(ringgit(1_000_000)),
    limitFrom: none,
    lifetimeLimit: unlimited,
    room: known(ringgit(200)),
    roomUpgrade: none,
    deductible: none,
    coInsurance: none,
    noCoPayFor: none,
    exclusions: known(['known', 'maternity', 'dental']),
    waitingDays: known(30),
    waitingListed: known(120),
    accidentDays: none,
    before: known(60),
    after: known(90),
    outpatient: known([
      { what: 'cancer', most: null },
      { what: 'dialysis', most: null },
    ]),
    abroad: none,
    renewal: known('guaranteed'),
    renewalAge: known(80),
    priceChange: known('with-notice'),
    repricings: none,
    movesWithoutQuestions: known(true),
    panel: known(100),
    guaranteeLetter: known(true),
    health: known('questions'),
    freeLookDays: known(15),
    wakalahFee: none,
    surplusPart: none,
    ...changes,
  }
}

/** The base plan as it was announced, without a price. */
export const announcedCard: MedicalCard = makeCard({
  kind: known('base-standard'),
  agePrices: missing,
  annualLimit: known(ringgit(100_000)),
  limitFrom: known({ age: 61, limit: ringgit(150_000) }),
  room: none,
  noCoPayFor: missing,
  deductible: known({
    amount: ringgit(500),
    each: 'disability',
    later: { fromAge: 61, amount: ringgit(1_000) },
  }),
})
