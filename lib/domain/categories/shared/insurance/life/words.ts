import type { Words } from '../../../../products/words'
import { formatRinggit, type Sen, sen } from '../../../../values/money'
import { type BasisPoints, formatRate } from '../../../../values/rate'
import { capitalised, counted } from '../../../../values/words'

/** `1 year`, `20 years`. */
export const yearsText = (years: number) => counted(years, 'year', 'years')

/** What the tables ask about a person. */
export interface Person {
  /** Of the next birthday. */
  readonly age: number
  readonly sex: 'female' | 'male'
  readonly smoker: boolean
}

/** Ages of the next birthday up to this are those of children. */
const oldestChild = 16

/** `woman, 31 next birthday, non-smoker` */
export const personText = ({ age, sex, smoker }: Person) => {
  const who = age > oldestChild ? { female: 'woman', male: 'man' } : { female: 'girl', male: 'boy' }
  return `${who[sex]}, ${age} next birthday, ${smoker ? 'smoker' : 'non-smoker'}`
}

/** `RM300,000 over 20 years (woman, 31 next birthday, non-smoker)` */
export const coverText = ({ sum, years, ...person }: Person & { readonly sum: Sen; readonly years: number }) =>
  `${formatRinggit(sum)} over ${yearsText(years)} (${personText(person)})`

/** The least and the most of some bands: "RM50,000 to RM2,000,000". */
function limitsText(bands: readonly { readonly from: Sen; readonly upTo: Sen | null }[]): string {
  const least = formatRinggit(bands[0]?.from ?? sen(0))
  const most = bands.at(-1)?.upTo ?? null
  if (most === null) return `${least} or more`
  return formatRinggit(most) === least ? least : `${least} to ${formatRinggit(most)}`
}

/** Words of a price by age, sex and smoking for each RM1,000 of a sum. */
export const lifeWords = {
  figures: {
    premiums: {
      label: ({ premium }: Words) => `${capitalised(premium)} table`,
      about:
        'For each RM1,000 a year, by age next birthday. `level`: by age at entry and years of cover. `rising`: by the age of each year. `smoker: none` where smokers are not covered.',
    },
    sumBands: {
      label: ({ sumAssured }: Words) => capitalised(sumAssured),
      print: limitsText,
      about: 'Least and most that can be covered. `off` is taken off the price of each RM1,000 for sums in the band.',
    },
    policyFee: {
      label: ({ policy }: Words) => `${capitalised(policy)} fee`,
      none: 'No fee',
      print: (fee: Sen) => `${formatRinggit(fee)} a year`,
    },
    monthlyFactor: {
      label: 'Paying by the month',
      none: 'A twelfth of the yearly price',
      print: (factor: BasisPoints) => `${formatRate(factor, 'trim')} of the yearly price each month`,
      about: 'A monthly payment as a part of the yearly price; none: a twelfth.',
    },
    expiryAge: { label: 'Cover ends at the latest', print: (age: number) => `To age ${age}` },
    renewal: {
      label: 'Renewal',
      options: {
        'not-needed': 'Not needed: it runs for all the years',
        guaranteed: 'Every year, without new health questions',
        consent: 'Every year, if the company agrees',
      },
    },
    health: {
      label: 'Health questions',
      options: {
        none: 'None',
        questions: 'A few questions, no examination',
        examination: 'Questions, and an examination for larger amounts',
      },
    },
    occupations: {
      label: 'Kinds of work',
      none: 'Any kind of work',
      options: {
        office: 'Office work',
        'light-manual': 'Light manual work',
        manual: 'Manual work',
        hazardous: 'Hazardous work',
      },
    },
  },
  scenario: {
    female: 'Female',
    male: 'Male',
    age: { label: 'Age next birthday', unit: 'years', hint: 'Your age now, plus one.' },
    sex: { label: 'Sex at birth' },
    smoker: { label: 'I smoke or vape', hint: 'Or stopped less than 12 months ago.' },
    sum: { label: 'Amount of cover', hint: 'The sum assured, or sum covered.' },
    years: { label: 'Years of cover', unit: 'years' },
    sums: 'plans here cover RM10,000 to RM2 million',
    shortest: 'cover runs for a year at least',
    longest: 'the longest cover here runs 50 years',
  },
  headline: {
    unit: { month: 'a month', year: 'a year' },
    refused: (scenario: string) => `not offered for ${scenario}`,
    unknown: (scenario: string) => `not ranked for ${scenario}`,
  },
  conditions: { rising: 'Price rises with age', consent: 'Renewal can be refused' },
  detail: {
    serviceTax: 'Service tax',
    noServiceTax: 'None for individuals',
    monthlyNote: (percent: string) => `Twelve monthly payments cost ${percent} more than one yearly payment.`,
    own: (monthly: Sen) => `${formatRinggit(monthly)} a month`,
  },
  sorts: {
    total: {
      label: 'Lowest total cost',
      name: 'total premiums',
      basis: (scenario: string) => `All monthly payments and stamp duty, for ${scenario}.`,
      weight: 'A low total cost',
    },
    month: {
      label: 'Lowest price a month',
      name: 'price in the first year',
      basis: (scenario: string) =>
        `Monthly price in the first year, for ${scenario}. A price that rises with age starts low.`,
      weight: 'A low price at the start',
      print: (price: string) => `${price} a month`,
    },
    longest: {
      label: 'Cover to the highest age',
      name: 'age at which cover ends',
      basis: () => 'The age at which cover ends at the latest, as published. What is covered can end earlier.',
      weight: 'Cover to a high age',
    },
    missing: 'Not published',
  },
  facets: {
    price: { legend: 'How the price moves', options: { level: 'Stays the same', rising: 'Rises with age' } },
    until: { legend: 'Cover can run', to: (age: number) => `To age ${age} or later` },
    mustHave: 'It must have',
    must: {
      guaranteed: 'Guaranteed price table',
      smokers: 'Open to smokers',
      'no-examination': 'No medical examination',
    },
    consent: 'Renewal that can be refused',
  },
  rules: {
    health: 'Your answers about your health are accepted',
    occupation: (kinds: readonly string[]) => `Your work is ${kinds.join(' or ').toLowerCase()}`,
  },
  own: {
    monthly: { label: 'What you pay a month', hint: 'RM0 if your employer pays.' },
    ends: { label: 'Age at which it ends', unit: 'years' },
    covers: 'RM2 million is the most we compare',
    prices: 'RM10,000 a month is the most we compare',
    young: 'it still covers you',
    old: 'no cover here runs longer',
  },
  /** What the table prints of itself. */
  table: {
    range: (low: Sen, high: Sen) =>
      `${formatRinggit(low, 'sen')} to ${formatRinggit(high, 'sen')} a year for each RM1,000`,
    level: (ages: string, terms: string) => `For ages ${ages} next birthday and ${terms} years. It stays the same.`,
    rising: (ages: string) => `For ages ${ages} next birthday. It rises with your age.`,
    off: (off: Sen, from: Sen) => `${formatRinggit(off, 'sen')} less for each RM1,000 from ${formatRinggit(from)}.`,
    span: (least: number, most: number) => (least === most ? `${most}` : `${least} to ${most}`),
  },
  reasons: {
    premiums: ({ premium }: Words) => `${capitalised(premium)} table not published`,
    sumBands: ({ sumAssured }: Words) => `Limits of the ${sumAssured} not published`,
    policyFee: ({ policy }: Words) => `${capitalised(policy)} fee not published`,
    monthly: 'Monthly price not published',
    duty: 'Stamp duty not published',
    least: (sum: Sen) => `${formatRinggit(sum)} at least`,
    most: (sum: Sen) => `${formatRinggit(sum)} at most`,
    noBand: 'No price for this amount',
    starts: (age: number) => `The table starts at age ${age}`,
    ends: (age: number) => `The table ends at age ${age}`,
    entryFrom: (age: number) => `New covers start from age ${age}`,
    entryTo: (age: number) => `New covers end at age ${age}`,
    noAge: (age: number) => `No price for age ${age}`,
    mostYears: (years: number, age: number) => `At most ${yearsText(years)} from age ${age}`,
    leastYears: (years: number) => `At least ${yearsText(years)}`,
    noYears: (years: number) => `No price for ${yearsText(years)}`,
    coverEnds: (age: number) => `Cover ends at age ${age}`,
    smokers: 'Not open to smokers',
  },
  steps: {
    reason: 'Why there is no price',
    rate: 'Price a year for each RM1,000',
    rates: 'Prices a year for each RM1,000, by age',
    table: (person: Person, years: number | null) =>
      `table: ${personText(person)}${years === null ? '' : `, ${yearsText(years)}`}`,
    off: 'Less for an amount of this size',
    asPublished: 'as published',
    fee: ({ policy }: Words) => `${capitalised(policy)} fee a year`,
    duty: 'Stamp duty, once',
    price: (every: 'month' | 'year') => `Price a ${every}`,
    priceAt: (every: 'month' | 'year', from: number, to: number) =>
      from === to ? `Price a ${every} at age ${from}` : `Price a ${every} at ages ${from} to ${to}`,
    total: (years: number) => `Total paid over ${yearsText(years)}`,
    notKnown: 'Not known',
  },
}
