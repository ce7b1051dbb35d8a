import type { Words } from '../../products/words'
import { formatRinggit, type Sen } from '../../values/money'
import { capitalised, counted } from '../../values/words'
import { termLifeFigureWords } from './words-figures'

const yearsText = (years: number) => counted(years, 'year', 'years')

/** What the tables ask about a person. */
interface Person {
  readonly age: number
  readonly sex: 'female' | 'male'
  readonly smoker: boolean
}
const personText = ({ age, sex, smoker }: Person) =>
  `${sex === 'female' ? 'woman' : 'man'}, ${age} next birthday, ${smoker ? 'smoker' : 'non-smoker'}`

const scenarioText = ({ sum, years, ...person }: Person & { readonly sum: Sen; readonly years: number }) =>
  `${formatRinggit(sum)} over ${yearsText(years)} (${personText(person)})`

/** Everything a visitor reads of term life cover. A second language is one more object of this type. */
export const termLifeWords = {
  title: 'Term life insurance and takaful',
  singular: 'plan',
  plural: 'plans',
  lede: 'Money for your family if you die within the years you choose, priced from each plan’s own table. Not advice: buying none can be right.',
  choosing:
    'Check first what is not covered, and whether an employer or a home loan covers you already. Then compare what you pay over all the years: a price that rises each year looks cheapest at first.',
  presets: { family: 'Cover my family on a budget', homeLoan: 'Make sure my home loan is paid' },

  scenario: {
    title: 'Who is covered, and for how much',
    text: scenarioText,
    female: 'Female',
    male: 'Male',
    age: { label: 'Age next birthday', unit: 'years', hint: 'Your age now, plus one.' },
    sex: { label: 'Sex at birth' },
    smoker: { label: 'I smoke or vape', hint: 'Or stopped less than 12 months ago.' },
    sum: { label: 'Amount of cover', hint: 'The sum assured, or sum covered.' },
    years: { label: 'Years of cover', unit: 'years' },
    youngest: 'adults can take out cover of their own',
    oldest: 'no plan here takes anybody older',
    sums: 'plans here cover RM10,000 to RM2 million',
    shortest: 'cover runs for a year at least',
    longest: 'the longest cover here runs 50 years',
  },

  figures: termLifeFigureWords,

  /** What the table prints of itself. */
  table: {
    range: (low: Sen, high: Sen) =>
      `${formatRinggit(low, 'sen')} to ${formatRinggit(high, 'sen')} a year for each RM1,000`,
    level: (ages: string, terms: string) => `For ages ${ages} next birthday and ${terms} years. It stays the same.`,
    rising: (ages: string) => `For ages ${ages} next birthday. It rises with your age.`,
    own: (monthly: Sen) => `${formatRinggit(monthly)} a month`,
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

  headline: {
    unit: { month: 'a month', year: 'a year' },
    line: (total: Sen | null, years: number, later: Sen | null) =>
      [
        ...(later === null ? [] : [`rising to ${formatRinggit(later)}`]),
        total === null ? 'total not published' : `${formatRinggit(total)} over ${yearsText(years)}`,
      ].join('; '),
    basis: (sum: Sen, years: number) => `for ${formatRinggit(sum)} if you die within ${yearsText(years)}`,
    refused: (scenario: string) => `not offered for ${scenario}`,
    unknown: (scenario: string) => `not ranked for ${scenario}`,
  },

  facts: {
    disability: 'Disability',
    illness: 'Terminal illness',
    coverTo: 'Cover to age',
    thousand: 'A year per RM1,000',
    untilAge: (age: number) => `until age ${age}`,
    early: 'paid early',
    ended: (age: number) => `ends at age ${age}`,
    covered: 'Covered',
    notPublished: 'Not published',
    notOffered: 'Not offered',
    averaged: 'on average',
  },

  conditions: {
    notCovered: (items: readonly string[], more: number) =>
      `Not covered: ${items.join(', ')}${more === 0 ? '' : ` and ${more} more`}`,
    suicide: (months: number) => `suicide in the first ${counted(months, 'month', 'months')}`,
    waiting: (months: number) => `Illness not covered in the first ${counted(months, 'month', 'months')}`,
    disability: 'disability',
    illness: 'terminal illness',
    rising: 'Price rises with age',
    changeable: 'Price can change with notice',
    consent: 'Renewal can be refused',
    protection: (limit: Sen) => `Above the PIDM limit of ${formatRinggit(limit)}`,
  },

  detail: {
    groups: {
      notCovered: 'What is not covered',
      covered: 'What is covered',
      price: 'What it costs',
      keeping: 'Joining, keeping and leaving',
    },
    death: 'Death',
    deathPays: ({ sumAssured }: Words) => `The whole ${sumAssured}, once`,
    serviceTax: 'Service tax',
    noServiceTax: 'None for individuals',
    serviceTaxNote: (publisher: string, checked: string) => `${publisher}, checked ${checked}.`,
    monthlyNote: (percent: string) => `Twelve monthly payments cost ${percent} more than one yearly payment.`,
    claims: 'Claims are paid by',
    claimsBy: (issuer: string, words: Words) =>
      words.kind === 'Islamic' ? `The participants’ risk fund, run by ${issuer}` : issuer,
    protection: 'Protected by PIDM',
    protectionPays: (limit: Sen) => `Up to ${formatRinggit(limit)} for death, as much for disability`,
    protectionNote: (checked: string) => `Limit checked ${checked}.`,
    unprotected: 'No',
    unprotectedNote: 'This company is not a member. Ask it what protects your family.',
  },

  sorts: {
    total: {
      label: 'Lowest cost in all',
      name: 'total premiums',
      basis: (scenario: string) => `All monthly payments and stamp duty, for ${scenario}.`,
      weight: 'A low cost in all',
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
    price: { legend: 'How the price moves', level: 'Stays the same', rising: 'Rises with age' },
    until: { legend: 'Cover can run', to: (age: number) => `To age ${age} or later` },
    must: {
      legend: 'It must have',
      disability: 'Disability cover',
      illness: 'Early payment for terminal illness',
      guaranteed: 'Guaranteed price table',
      smokers: 'Open to smokers',
      health: 'No medical examination',
      conversion: 'Change to cover for life',
    },
    leaveOut: {
      waiting: 'Waiting period, or not published',
      consent: 'Renewal that can be refused',
    },
  },

  situations: {
    family: {
      title: 'Young family on a budget',
      caution: {
        title: 'Are you covered already?',
        text: 'Ask your employer, and look at your home loan: they may pay your family already. If money is short or debts are pressing, or if nobody depends on your income, buying none can be right.',
      },
    },
    homeLoan: {
      title: 'Pay off a home loan',
      caution: {
        title: 'Loan cover or your own?',
        text: 'MRTA or MRTT shrinks with the loan and pays the bank first. MLTA or MLTT, and the plans here, pay those you name and stay with you when you refinance. The law asks for neither. Check whether your loan has one before you pay twice.',
      },
    },
    smoker: {
      title: 'I smoke',
      caution: {
        title: 'Tick the box, even if it costs more',
        text: 'An untrue answer can cost your family the whole payment. Some plans ask again after 12 months without smoking: that lowers the price.',
      },
    },
    long: {
      title: 'Cover to 65 or later',
      caution: {
        title: 'Who will need the money then?',
        text: 'Prices climb steeply after 50, and cover for disability often ends before the rest. Once the children earn and the loans are paid, you may need less cover or none.',
      },
    },
    takaful: {
      title: 'Takaful',
      caution: {
        title: 'Where does the contribution go?',
        text: 'A wakalah fee pays the operator; the rest, the tabarru’, goes to the fund that pays claims. Compare both, and what is shared when the fund has a surplus.',
      },
    },
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
    total: (years: number) => `Paid in all over ${yearsText(years)}`,
    notKnown: 'Not known',
  },

  rules: {
    occupation: (kinds: readonly string[]) => `Your work is ${kinds.join(' or ').toLowerCase()}`,
  },

  own: {
    cover: { label: 'What it pays on death', hint: 'Through your employer, a home loan or a plan of your own.' },
    monthly: { label: 'What you pay a month', hint: 'RM0 if your employer pays.' },
    ends: { label: 'Age at which it ends', unit: 'years' },
    disability: { label: 'It also pays on total disability' },
    covers: 'RM2 million is the most we compare',
    prices: 'RM10,000 a month is the most we compare',
    young: 'it still covers you',
    old: 'no cover here runs longer',
  },
}
