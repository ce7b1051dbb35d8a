import type { Words } from '../../products/words'
import { formatRinggit, type Sen } from '../../values/money'
import { counted } from '../../values/words'
import { type Person, personText, yearsText } from '../shared/insurance/life/words'
import { termLifeFigureWords } from './words-figures'

const scenarioText = ({ sum, years, ...person }: Person & { readonly sum: Sen; readonly years: number }) =>
  `${formatRinggit(sum)} over ${yearsText(years)} (${personText(person)})`

/** Everything a visitor reads of term life cover. A second language is one more object of this type. */
export const termLifeWords = {
  title: 'Term life insurance and takaful',
  singular: 'plan',
  plural: 'plans',
  lede: 'Money for your family if you die within the years you choose, priced from each plan’s own table. Not advice: buying none can be right.',
  next: [
    { ask: 'How much cover?', answer: 'See what your family would need', calculator: 'insurance-gap' },
    { ask: 'Money for a bad month?', answer: 'See the size of your emergency fund', calculator: 'emergency-fund' },
  ],
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
    suicide: (months: number) => `suicide in the first ${counted(months, 'month', 'months')}`,
    waiting: (months: number) => `Illness not covered in the first ${counted(months, 'month', 'months')}`,
    disability: 'disability',
    illness: 'terminal illness',
    rising: 'Price rises with age',
    consent: 'Renewal can be refused',
  },

  detail: {
    death: 'Death',
    deathPays: ({ sumAssured }: Words) => `The whole ${sumAssured}, once`,
    serviceTax: 'Service tax',
    noServiceTax: 'None for individuals',
    monthlyNote: (percent: string) => `Twelve monthly payments cost ${percent} more than one yearly payment.`,
    own: (monthly: Sen) => `${formatRinggit(monthly)} a month`,
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

  steps: { reason: 'Why there is no price' },

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
