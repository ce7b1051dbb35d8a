import { formatRinggit, type Sen } from '../../values/money'
import { type BasisPoints, formatRate } from '../../values/rate'
import { capitalised, counted } from '../../values/words'
import { priceRange } from '../shared/insurance/words'

const daysText = (days: number) => counted(days, 'day', 'days')
const whole = 10_000

const rangeText = (rows: readonly { readonly one: Sen }[]) => priceRange(rows.map(({ one }) => one))

const areas = {
  home: 'Within Malaysia',
  near: 'Near',
  asia: 'Asia',
  'worldwide-1': 'Worldwide 1',
  'worldwide-2': 'Worldwide 2',
}

const sports = {
  diving: 'diving',
  skiing: 'skiing',
  trekking: 'trekking',
  motorbike: 'riding a motorbike',
}

/** A delay of so many hours: "RM200 for each 6 hours, to RM1,200". */
interface DelayTerms {
  readonly afterHours: number
  readonly pays: Sen
  readonly eachHours: number
  readonly most: Sen
}

/** What a visitor reads of each figure of a travel plan. */
export const travelFigureWords = {
  areas: {
    options: areas,
    figure: {
      label: 'Countries',
      print: ({
        listed,
        others,
        excluded,
      }: {
        listed: readonly { countries: readonly string[] }[]
        others: string | null
        excluded: readonly string[]
      }) => {
        const named = listed.reduce((sum, { countries }) => sum + countries.length, 0)
        if (others === null) return counted(named, 'country', 'countries')
        return excluded.length === 0 ? 'All countries' : `All but ${counted(excluded.length, 'country', 'countries')}`
      },
      about:
        'Which area a country falls in. `others`: the area of every country that is neither listed nor excluded; none: they are not covered.',
    },
  },
  prices: {
    label: 'Price of a trip',
    none: 'Sold by the year only',
    print: rangeText,
    about:
      'Before service tax and stamp duty, by area and days of the trip. `couple` and `family`: none where not sold to them.',
  },
  weekMore: {
    label: 'Each further week',
    none: 'No longer trips',
    print: rangeText,
    about: 'Before tax, by area, for each week or part of one after the last band.',
  },
  yearPrices: {
    label: 'Price of a year',
    none: 'Not sold by the year',
    print: rangeText,
    about: 'Before service tax and stamp duty, by area, for any number of trips.',
  },
  senior: {
    label: 'Older travellers',
    none: 'Same price and cover at every age',
    print: ({
      from,
      price,
      cover,
    }: {
      readonly from: number
      readonly price: BasisPoints
      readonly cover: BasisPoints
    }) =>
      `From age ${from}: ${formatRate(price, 'trim')} of the price${cover === whole ? '' : `, ${formatRate(cover, 'trim')} of the medical limit`}`,
    about: 'By the age of the oldest traveller. `price` is of the whole price, `cover` of the medical limit.',
  },
  tripDays: { label: 'Longest trip', unlimited: 'Any length', print: daysText },
  exclusions: {
    alcohol: 'alcohol and drugs',
    unattended: 'bags left unattended',
    mind: 'a change of mind',
    war: 'war and riot',
    work: 'manual work',
    warnings: 'places with a travel warning',
    pregnancy: 'pregnancy',
    rented: 'damage to a rented car',
  },
  known: {
    label: 'Illnesses you already have',
    options: { out: 'Not covered', acute: 'Sudden attacks only', covered: 'Covered' },
  },
  pandemic: {
    label: 'A pandemic, such as COVID-19',
    options: { out: 'Not covered', medical: 'Medical bills only', full: 'Medical bills and cancelling' },
  },
  medical: { label: 'Medical bills', none: 'Not covered' },
  followUpDays: {
    label: 'Treatment after you are home',
    none: 'Not covered',
    print: (days: number) => `Within ${daysText(days)}`,
  },
  evacuation: { label: 'Bringing you home', none: 'Not covered', unlimited: 'No limit' },
  accident: { label: 'Death or disability by accident', none: 'Not covered' },
  cancel: { label: 'Cancelling before you leave', none: 'Not covered' },
  cutShort: { label: 'Coming home early', none: 'Not covered' },
  delay: {
    label: 'A delay on the way',
    none: 'Not covered',
    print: ({ afterHours, pays, eachHours, most }: DelayTerms) =>
      pays === most
        ? `${formatRinggit(pays)} after ${afterHours} hours`
        : `${formatRinggit(pays)} for each ${eachHours} hours, from ${afterHours} hours on, to ${formatRinggit(most)}`,
    about: 'Paid from `afterHours` on, `pays` for each full `eachHours`, to `most`.',
  },
  baggage: { label: 'Baggage', none: 'Not covered' },
  eachItem: { label: 'Each thing in it', none: 'No limit of its own' },
  liability: { label: 'Harm you do to others', none: 'Not covered' },
  sports: {
    options: sports,
    figure: {
      label: 'Sports covered',
      none: 'None of those we ask about',
      print: (values: readonly (keyof typeof sports)[]) => capitalised(values.map((value) => sports[value]).join(', ')),
    },
  },
  umrah: { label: 'Umrah and haj' },
  schengenLetter: { label: 'Letter for a Schengen visa' },
  underwriter: { label: 'Risk carried by', about: 'The company that pays claims.' },
}
