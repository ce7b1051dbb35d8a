import type { Sen } from '../../values/money'
import { type BasisPoints, formatRate } from '../../values/rate'
import { capitalised, counted } from '../../values/words'
import { priceRange } from '../shared/insurance/words'

const partText = (part: BasisPoints) => formatRate(part, 'trim')

/** What may happen to a home, as a row and a page name it. */
const perils = {
  fire: 'fire',
  lightning: 'lightning',
  explosion: 'a gas explosion',
  smoke: 'smoke',
  aircraft: 'aircraft',
  vehicles: 'vehicles',
  pipe: 'burst pipes',
  theft: 'break-in',
  'theft-without-force': 'theft without a break-in',
  storm: 'storm',
  flood: 'flood',
  earthquake: 'earthquake',
  riot: 'riot and strike',
  malicious: 'malicious damage',
  subsidence: 'subsidence',
  landslip: 'landslip',
}
const parts = { building: 'Building', contents: 'Contents' }
const homes = { detached: 'detached', attached: 'attached', flat: 'flat' }

interface Peril {
  readonly peril: keyof typeof perils
  readonly cover: 'in' | 'optional'
}

/** What a visitor reads of each figure of a plan for a home. */
export const propertyFigureWords = {
  rates: {
    label: 'Price by the sum',
    none: 'Fixed prices instead',
    parts,
    homes,
    print: (rows: readonly { readonly rate: BasisPoints }[]) => {
      const all = rows.map(({ rate }) => rate).toSorted((a, b) => a - b)
      const [least, most] = [all[0], all.at(-1)]
      if (least === undefined || most === undefined) return ''
      return least === most ? partText(least) : `${partText(least)} to ${partText(most)} of the sum`
    },
    about:
      'A year, before service tax and stamp duty, as a part of the sum insured, by what is insured and the kind of home. `least`: the lowest price of that part. A pair that is not there is not insured.',
  },
  packages: {
    label: 'Fixed prices',
    none: 'By the sum instead',
    print: (rows: readonly { readonly price: Sen }[]) => priceRange(rows.map(({ price }) => price)),
    about: 'Before service tax and stamp duty, for sums that go together; none: that part is not insured. Sums rise.',
  },
  perils: {
    label: 'Covered events',
    options: perils,
    covers: { in: 'covered', optional: 'at extra price' },
    print: (rows: readonly Peril[]) => {
      const included = rows.filter(({ cover }) => cover === 'in').map(({ peril }) => perils[peril])
      const extra = rows.filter(({ cover }) => cover === 'optional').map(({ peril }) => perils[peril])
      return [
        ...(included.length === 0 ? [] : [capitalised(included.join(', '))]),
        ...(extra.length === 0 ? [] : [`at extra price: ${extra.join(', ')}`]),
      ].join('; ')
    },
    about:
      'An event that is not there is not covered. The excess is the larger of `excess` and `excessPart` of the sums insured. `rate`: the price of an optional event, as a part of the sums.',
  },
  averageFrom: {
    label: 'Paid whole from',
    none: 'Any sum: no average clause',
    print: (part: BasisPoints) => `${partText(part)} of the value; below it, in proportion`,
    about: 'The average clause: insured for less than this part of the value, a loss is paid in proportion.',
  },
  settlement: {
    label: 'Old things are paid',
    options: { 'new-for-old': 'As new', 'less-wear': 'Less wear' },
  },
  rent: {
    label: 'Rent while you cannot live there',
    none: 'Not covered',
    print: (part: BasisPoints) => `To ${partText(part)} of the sum`,
  },
  stay: { label: 'A place to stay right away', none: 'Not covered' },
  liability: { label: 'Harm to others', none: 'Not covered' },
  away: {
    label: 'Your things away from home',
    none: 'Not covered',
    print: (part: BasisPoints) => `To ${partText(part)} of the contents`,
  },
  valuablesEach: { label: 'Most for one valuable', none: 'No limit of its own' },
  emptyDays: {
    label: 'Home left empty',
    none: 'No limit',
    print: (days: number) => `Covered for ${counted(days, 'day', 'days')}`,
  },
  strata: {
    label: 'Flats',
    options: { unit: 'Your unit and its contents', contents: 'Contents only', not: 'Not taken' },
  },
  mortgagee: { label: 'Your bank can be named in it' },
  exclusions: {
    wear: 'wear and tear',
    empty: 'a home left empty',
    'no-force': 'theft without a break-in',
    business: 'business use',
    land: 'the land',
    valuables: 'cash and jewellery above a limit',
    gradual: 'slow leaks and damp',
    war: 'war',
  },
  underwriter: { label: 'Risk carried by', about: 'The company that pays claims.' },
}
