import { formatRinggit, type Sen } from '../../values/money'
import { type BasisPoints, formatRate } from '../../values/rate'
import { capitalised, counted } from '../../values/words'
import { priceRange } from '../shared/insurance/words'

const daysText = (days: number) => counted(days, 'day', 'days')
const weeksText = (weeks: number) => counted(weeks, 'week', 'weeks')
const partText = (part: BasisPoints) => formatRate(part, 'trim')

const injuries = {
  thumb: 'the loss of a thumb',
  finger: 'the loss of an index finger',
  hand: 'the loss of a hand',
  eye: 'the loss of sight in one eye',
  ear: 'deafness in one ear',
}
const scales = { full: 'Full scale', short: 'Short scale', total: 'Total disablement only' }
const parties = { couple: 'with a spouse', family: 'with spouse and children' }
const doubles = {
  'public-transport': 'in public transport',
  abroad: 'abroad',
  holiday: 'on a public holiday',
}
const lumps = {
  convalescence: 'recovery at home',
  funeral: 'a funeral',
  repatriation: 'bringing you home',
  infection: 'dengue and similar infections',
  snatch: 'snatch theft',
}

interface Weekly {
  readonly part: BasisPoints
  readonly weeks: number
  readonly afterDays: number
}

/** What a visitor reads of each figure of a personal accident plan. */
export const accidentFigureWords = {
  prices: {
    label: 'Price a year',
    print: (rows: readonly { readonly class1: Sen }[]) => priceRange(rows.map(({ class1 }) => class1)),
    about:
      'Before service tax and stamp duty, by the sum paid on death and by class of work. A class that is none is not accepted. Sums rise.',
  },
  familyPrices: {
    label: 'Price for more people',
    none: 'One person only',
    parties,
    print: (rows: readonly { readonly who: keyof typeof parties; readonly part: BasisPoints }[]) =>
      capitalised(rows.map(({ who, part }) => `${parties[who]} ${partText(part)} of the price`).join(', ')),
    about: '`part`: all of the price, as a part of the price for one person.',
  },
  disablement: {
    label: 'Permanent disablement',
    none: 'Not covered',
    scales,
    injuries,
    print: ({ scale, most }: { readonly scale: keyof typeof scales; readonly most: BasisPoints }) =>
      `${scales[scale]}, to ${partText(most)} of the sum`,
    about:
      '`injuries`: what the scale pays for some injuries, as a part of the sum. One that is not there is not paid.',
  },
  weekly: {
    label: 'Weekly benefit off work',
    none: 'Not covered',
    print: ({ part, weeks, afterDays }: Weekly) =>
      `${partText(part)} of the sum a week, to ${weeksText(weeks)}${afterDays === 0 ? '' : `, after ${daysText(afterDays)}`}`,
  },
  medical: { label: 'Medical bills of an accident', none: 'Not covered' },
  hospitalIncome: {
    label: 'Hospital income',
    none: 'Not covered',
    print: ({ day, days }: { readonly day: Sen; readonly days: number }) =>
      `${formatRinggit(day)} a night, to ${counted(days, 'night', 'nights')}`,
  },
  motorcycle: {
    label: 'On a motorcycle',
    none: 'Not covered',
    options: { covered: 'Covered', half: 'Half is paid', passenger: 'Passengers only' },
  },
  doubled: {
    label: 'Sum doubled on death',
    none: 'Never',
    options: doubles,
    print: (values: readonly (keyof typeof doubles)[]) => capitalised(values.map((value) => doubles[value]).join(', ')),
  },
  renewalBonus: {
    label: 'Sum grows at renewal',
    none: 'No',
    print: ({ part, most }: { readonly part: BasisPoints; readonly most: BasisPoints }) =>
      `${partText(part)} a year without a claim, to ${partText(most)}`,
  },
  lumps: {
    label: 'Paid once',
    none: 'Nothing',
    options: lumps,
    print: (values: readonly { readonly what: keyof typeof lumps; readonly sum: Sen }[]) =>
      capitalised(values.map(({ what, sum }) => `${lumps[what]} ${formatRinggit(sum)}`).join(', ')),
  },
  territory: { label: 'Where', options: { worldwide: 'Anywhere in the world', malaysia: 'In Malaysia only' } },
  exclusions: {
    illness: 'any illness',
    drink: 'drink or drugs',
    'self-harm': 'harm you do to yourself',
    racing: 'racing',
    sport: 'professional sport',
    hobbies: 'dangerous hobbies',
    flying: 'flying other than as a passenger',
    war: 'war and riots',
    crime: 'breaking the law',
    earlier: 'earlier injuries',
  },
  renewal: {
    label: 'Renewal',
    options: { guaranteed: 'Guaranteed', consent: 'If the company agrees' },
    none: 'None',
  },
  expiryAge: {
    label: 'Cover ends at age',
    unlimited: 'Never',
    print: (age: number) => counted(age, 'year', 'years'),
  },
  underwriter: { label: 'Risk carried by', about: 'The company that pays claims.' },
}
