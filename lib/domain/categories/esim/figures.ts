import { figureReader } from '../../figures/figure-reader'
import { published, stated } from '../../figures/figure-table'
import { choice, choiceValues, count, list, money, record, text, type ValueOf, yesNo } from '../../figures/shape'
import type { ProductOfTable } from '../../products/product-base'
import type { Traits } from '../../products/traits'
import { esimWords } from './words'

const { choices, figures: words } = esimWords

/** A country or territory by its code of ISO 3166-1. */
const destination = choice(esimWords.countries)
export type Destination = ValueOf<typeof destination>

/** Every destination, in the order of their names. */
export const destinations: readonly Destination[] = choiceValues(destination)

/** How far a plan reaches. */
export const reach = choice(choices.reach)

const fairUse = record({ megabytes: count, per: choice(choices.per) })
/** Full-speed data of an unlimited plan. */
export type FairUse = ValueOf<typeof fairUse>

/** `2 GB a day` */
export function fairUseText({ megabytes, per }: FairUse): string {
  return words.fairUse.print(megabytes, choices.per[per])
}

/** Every figure of a travel eSIM. Data is in megabytes, speeds are in kilobits a second. */
const esimFigures = {
  reach: stated(reach, { ...words.reach, life: 'rule' }),
  price: published(money, { ...words.price, life: 'fee', ranked: true }),
  data: published(count, { ...words.data, life: 'fee', ranked: true }),
  fairUse: published(fairUse, { ...words.fairUse, life: 'fee', print: fairUseText }),
  speedAfter: published(count, { ...words.speedAfter, life: 'fee' }),
  topSpeed: published(count, { ...words.topSpeed, life: 'rule' }),
  network: published(choice(choices.network), { ...words.network, life: 'rule' }),
  days: published(count, { ...words.days, life: 'fee', ranked: true }),
  startsOn: published(choice(choices.startsOn), { ...words.startsOn, life: 'rule' }),
  activateWithin: published(count, { ...words.activateWithin, life: 'rule' }),
  countries: published(list(destination), {
    ...words.countries,
    life: 'rule',
    ranked: true,
    print: (codes) => words.countries.print(codes.map((code) => esimWords.countries[code])),
  }),
  hotspot: published(yesNo, { ...words.hotspot, life: 'rule' }),
  voice: published(choice(choices.voice), { ...words.voice, life: 'rule' }),
  topUp: published(yesNo, { ...words.topUp, life: 'rule' }),
  refund: published(count, { ...words.refund, life: 'rule' }),
  phones: published(text(160), { ...words.phones, life: 'rule' }),
  delivery: published(list(choice(choices.delivery)), {
    ...words.delivery,
    life: 'rule',
    print: (ways) => words.delivery.print(ways.map((way) => choices.delivery[way])),
  }),
}

/** Whoever pays may have one: there is nobody to apply, no bank, no Islamic twin and no disclosure sheet. */
const traits = {
  shariah: false,
  promotion: true,
  disclosure: false,
  applicant: null,
  audience: [],
  purpose: [],
} as const satisfies Traits

/** Traits and figures of a travel eSIM. */
export const esimTable = { traits, figures: esimFigures }

export type Esim = ProductOfTable<'esim', typeof esimTable>

/** Reads the figures of a travel eSIM as its table says. */
export const esimReader = figureReader('esim', esimTable)
