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

/** `woman, 31 next birthday, non-smoker` */
export const personText = ({ age, sex, smoker }: Person) =>
  `${sex === 'female' ? 'woman' : 'man'}, ${age} next birthday, ${smoker ? 'smoker' : 'non-smoker'}`

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
    total: (years: number) => `Paid in all over ${yearsText(years)}`,
    notKnown: 'Not known',
  },
}
