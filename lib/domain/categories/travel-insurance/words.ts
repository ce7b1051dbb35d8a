import type { Words } from '../../products/words'
import { countryNames } from '../../reference/country-names'
import { formatRinggit, type Sen } from '../../values/money'
import { type BasisPoints, formatRate } from '../../values/rate'
import { capitalised, counted } from '../../values/words'
import { travelFigureWords } from './words-figures'

const daysText = (days: number) => counted(days, 'day', 'days')
const tripsText = (trips: number) => counted(trips, 'trip', 'trips')
const who = { one: 'one traveller', couple: 'a couple', family: 'a family' }

interface TripText {
  readonly country: keyof typeof countryNames
  readonly days: number
  readonly who: keyof typeof who
  readonly age: number
  readonly trips: number
}
const tripText = ({ country, days, who: party, age, trips }: TripText) =>
  `${countryNames[country]}, ${daysText(days)}, ${who[party]}${party === 'one' ? ', age' : ', oldest'} ${age}${trips === 1 ? '' : `, ${tripsText(trips)} in a year`}`

/** Everything a visitor reads of travel insurance and takaful. */
export const travelWords = {
  title: 'Travel insurance and takaful',
  singular: 'plan',
  plural: 'plans',
  lede: 'Name a trip and what goes wrong on it: each plan shows its price, what it pays and what is left to you. Not advice: for a short trip nearby, buying none can be right.',
  choosing:
    'Check first what is not covered: an illness you already have, a sport, a country. Then compare the price together with what a hospital bill abroad would leave you to pay, not the number of benefits.',
  presets: { holiday: 'Insure a trip abroad' },
  wayOut: 'Buy',
  countries: countryNames,

  scenario: {
    title: 'Your trip, and what goes wrong',
    sentence: 'I go to {country} for {days}. Travellers: {who}, the oldest aged {age}.',
    text: tripText,
    country: { label: 'Country' },
    days: { label: 'Days away', unit: 'days', hint: 'The day you leave and the day you are back both count.' },
    who: { label: 'Who travels', options: { one: 'One', couple: 'A couple', family: 'A family' } },
    age: { label: 'Age of the oldest traveller', unit: 'years' },
    trips: {
      label: 'Trips like this in a year',
      unit: 'trips',
      hint: 'With several, a price for the year may cost less.',
    },
    medical: { label: 'Medical bill on the trip', hint: 'A few days in hospital can cost this much.' },
    cancelled: { label: 'Booking lost if you cancel', hint: 'For a reason that the plan accepts, such as illness.' },
    delay: { label: 'Hours of delay', unit: 'hours' },
    delayCost: { label: 'What the delay costs you', hint: 'A hotel, meals, a new ticket.' },
    least: 'a trip takes a day at least',
    most: 'we compare trips of up to 180 days',
    youngest: 'somebody has to be on the trip',
    oldest: 'no plan here takes anybody older',
    trip: 'there is one trip at least',
    trips12: 'we compare up to 12 trips a year',
    bills: 'we compare bills up to RM2 million',
    hours: 'we compare delays of up to three days',
  },

  figures: travelFigureWords,

  reasons: {
    areas: 'Countries not published',
    notCovered: (country: keyof typeof countryNames) => `${countryNames[country]} is not covered`,
    prices: ({ premium }: Words) => `${capitalised(premium)} table not published`,
    senior: 'Price for older travellers not published',
    tooOld: (age: number) => `Travellers up to age ${age}`,
    couple: 'Not sold to couples',
    family: 'Not sold to families',
    atMost: (days: number) => `Trips of at most ${daysText(days)}`,
    noBand: (days: number) => `No price for ${daysText(days)}`,
  },

  headline: {
    trip: (days: number) => `for ${daysText(days)}`,
    trips: (trips: number) => `for ${tripsText(trips)}`,
    year: 'for the year',
  },

  facts: {
    medical: 'Medical bills to',
    delay: 'Delay to',
    atAge: (age: number) => `at age ${age}`,
    from: (hours: number) => `from ${hours} hours`,
  },

  conditions: {
    known: 'illnesses you already have',
    shorter: (days: number, price: Sen) => `${daysText(days)} cost ${formatRinggit(price)}`,
    year: (price: Sen) => `The year costs ${formatRinggit(price)}`,
    singles: (price: Sen) => `Trip by trip it is ${formatRinggit(price)}`,
  },

  claim: {
    medical: { label: 'Medical bill', uncovered: 'medical bills' },
    cancelled: { label: 'Cancelled booking', uncovered: 'a cancelled booking' },
    delay: { label: 'Delay', uncovered: 'this delay' },
    shortDelay: (cost: Sen, hours: number, from: number) =>
      `${formatRinggit(cost)}: ${hours} hours, and nothing is paid before ${from}`,
    delayPays: (times: number, pays: Sen, most: Sen, cost: Sen) =>
      `${times} × ${formatRinggit(pays)}, at most ${formatRinggit(most)} and what it costs, ${formatRinggit(cost)}`,
  },

  detail: {
    area: (name: string) => `${name}, a trip`,
    areaYear: (name: string) => `${name}, a year`,
    band: (from: number, to: number, price: Sen) =>
      `${from === to ? daysText(from) : `${from} to ${daysText(to)}`} ${formatRinggit(price)}`,
    week: (price: Sen) => `each further week ${formatRinggit(price)}`,
    beforeTax: 'For one traveller, before tax.',
    areaCountries: (area: string, names: string) => `${area}: ${names}.`,
    others: (area: string) => `All other countries: ${area}.`,
    excluded: (names: string) => `Not covered: ${names}.`,
    schengen: (limit: Sen, euro: Sen) =>
      `${formatRinggit(limit, 'whole')} for medical bills covers the EUR 30,000 that a visa asks for while a euro costs ${formatRinggit(euro)} or less. Bank Negara Malaysia publishes the day’s rate.`,
  },

  sorts: {
    medical: {
      label: 'Highest medical limit',
      name: 'medical limit',
      basis: () => 'The most that is paid for medical bills, for each traveller, at the age of the oldest.',
      missing: 'Not covered or not published',
      weight: 'A high medical limit',
    },
  },

  facets: {
    medical: {
      legend: 'Medical bills',
      options: { '300k': 'RM300,000 or more', '1m': 'RM1 million or more' },
    },
    must: {
      legend: 'It must have',
      options: {
        schengen: 'Letter for a Schengen visa',
        known: 'Illnesses you already have',
        pandemic: 'A pandemic',
        evacuation: 'Bringing you home without limit',
        'short-delay': 'Delays from 2 hours',
        sports: 'A sport that we list',
        umrah: 'Umrah and haj',
        seniors: 'Travellers over 70',
        year: 'A price for the year',
      },
    },
  },

  situations: {
    holiday: {
      title: 'A holiday abroad',
      caution: {
        title: 'Does your card or employer cover you already?',
        text: 'Some credit cards insure a trip whose ticket was paid with them, and some employers insure staff abroad. Read what they pay for medical bills before you buy the same twice.',
      },
    },
    often: {
      title: 'I travel often',
      caution: {
        title: 'How long may one trip be?',
        text: 'A price for the year ends each trip after a number of days. Tell us how many trips you make: below three or four, paying by the trip often costs less.',
      },
    },
    umrah: {
      title: 'Umrah',
      caution: {
        title: 'Ask what your agent has bought',
        text: 'A package for umrah may include takaful. Ask for the certificate and its medical limit first.',
      },
    },
    schengen: {
      title: 'A visa for Europe',
      caution: {
        title: 'Do you need the letter at all?',
        text: 'Who applies for a Schengen visa must show EUR 30,000 of medical cover, valid in all its states for the whole stay. Who needs no visa, as Malaysians on a short stay, needs no letter.',
      },
    },
    seniors: {
      title: 'A traveller over 70',
      caution: {
        title: 'Say what you are treated for',
        text: 'An illness that you already have is left out of most plans, and a bill that comes of it is yours. Look for plans that cover it, or its sudden attacks.',
      },
    },
  },

  steps: {
    reason: 'Why there is no price',
    table: (area: string, from: number, to: number, party: keyof typeof who) =>
      `table: ${area}, ${from === to ? daysText(from) : `${from} to ${daysText(to)}`}, ${who[party]}`,
    price: 'Price of the trip before tax',
    weeks: 'Further weeks',
    weekFormula: (weeks: number, price: Sen) => `${weeks} × ${formatRinggit(price)}`,
    older: (age: number) => `Oldest traveller from age ${age}`,
    olderFormula: (price: Sen, part: BasisPoints) => `${formatRinggit(price)} × ${formatRate(part, 'trim')}`,
    yearTable: (area: string, party: keyof typeof who) => `table: ${area}, a year, ${who[party]}`,
    yearPrice: 'Price of the year before tax',
    trips: 'Price of all trips',
    tripsFormula: (trips: number, price: Sen) => `${trips} × ${formatRinggit(price, 'sen')}`,
  },

  own: {
    price: { label: 'What you pay for a trip', hint: 'With tax; RM0 if a card or an employer pays.' },
    medical: { label: 'It pays medical bills up to' },
    cancel: { label: 'It pays a cancelled booking up to' },
    delay: { label: 'It pays for a delay' },
    prices: 'RM10,000 a trip is the most we compare',
    limits: 'RM5 million is the most we compare',
  },
}
