import { count, money, toggle, type ValuesOf } from '../../fields/field'
import { noLess } from '../../fields/no-less'
import type { IsoDate } from '../../values/iso-date'
import { ringgit } from '../../values/money'
import { ownCore, ownFigure, ownMissing, ownNone, ownUnlimited } from '../shared/own'
import { destinations, type Esim } from './figures'
import { megabytesInGb } from './trip'
import { esimWords } from './words'

const words = esimWords.own

/** What a visitor pays for roaming now: one pass of their operator. */
export const ownEsimFields = {
  price: money({
    label: words.price.label,
    hint: words.price.hint,
    default: ringgit(38),
    min: { at: ringgit(0), because: noLess },
    max: { at: ringgit(1_000), because: words.price.most },
  }),
  length: count({
    label: words.length.label,
    unit: words.length.unit,
    default: 1,
    min: { at: 1, because: words.least },
    max: { at: 90, because: words.length.most },
  }),
  unlimited: toggle({ label: words.unlimited, default: false }),
  size: count({
    label: words.size.label,
    unit: words.size.unit,
    default: 1,
    min: { at: 1, because: words.least },
    max: { at: 100, because: words.size.most },
    when: { field: 'unlimited', is: [false] },
  }),
}

/** The visitor's roaming pass as a plan that works wherever they go; bought again as often as the trip needs it. */
export function ownEsim({ price, length, unlimited, size }: ValuesOf<typeof ownEsimFields>, today: IsoDate): Esim {
  return {
    ...ownCore('esim', today),
    promotion: null,
    reach: 'world',
    price: ownFigure(price),
    data: unlimited ? ownUnlimited : ownFigure(size * megabytesInGb),
    fairUse: ownMissing,
    speedAfter: ownMissing,
    topSpeed: ownMissing,
    network: ownMissing,
    days: ownFigure(length),
    startsOn: ownMissing,
    activateWithin: ownNone,
    countries: ownFigure(destinations),
    hotspot: ownMissing,
    voice: ownMissing,
    topUp: ownMissing,
    refund: ownMissing,
    phones: ownMissing,
    delivery: ownMissing,
  }
}
