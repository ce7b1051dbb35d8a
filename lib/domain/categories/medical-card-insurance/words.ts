import type { Words } from '../../products/words'
import { formatDate, type IsoDate } from '../../values/iso-date'
import { formatRinggit, type Sen } from '../../values/money'
import { type BasisPoints, formatRate } from '../../values/rate'
import { capitalised, counted } from '../../values/words'

const yearsText = (years: number) => counted(years, 'year', 'years')
const exact = (amount: Sen) => formatRinggit(amount, 'sen')
const agesText = (from: number, to: number) => (from === to ? `age ${from}` : `ages ${from} to ${to}`)

/** Everything a visitor reads of medical cards. */
export const medicalWords = {
  title: 'Medical card insurance and takaful',
  singular: 'card',
  plural: 'cards',
  lede: 'Name a hospital bill: each card shows its price at your age, what it pays and what is left to you. Not advice: public hospitals treat everybody, and a card that you cannot keep paying helps least when you are old.',
  next: [
    { ask: 'What would you pay yourself?', answer: 'See your share of a bill', calculator: 'medical-co-payment' },
    { ask: 'How much cover?', answer: 'See what your case would need', calculator: 'insurance-gap' },
  ],
  choosing:
    'Check first what is not covered: what you already have, and the first months. Then compare the price together with what a large bill would leave you to pay. Prices rise with age, and companies may raise the whole table.',
  presets: { full: 'Have a hospital bill paid whole' },
  wayOut: 'Buy',

  scenario: {
    title: 'Your stay in hospital',
    sentence: 'I am {age} old, my sex at birth is {sex}, and I want a room of {room} a day.',
    text: (bill: Sen, sex: 'female' | 'male', age: number, room: Sen, nights: number) =>
      `a bill of ${formatRinggit(bill)} (${sex === 'female' ? 'woman' : 'man'} aged ${age}, a room of ${formatRinggit(room)} a day for ${counted(nights, 'night', 'nights')})`,
    age: { label: 'Your age', unit: 'years' },
    sex: { label: 'Sex at birth' },
    female: 'Female',
    male: 'Male',
    bill: {
      label: 'Hospital bill',
      hint: (middle: Sen, most: Sen) =>
        `Half of all claims are below ${formatRinggit(middle)}, 99 of 100 below ${formatRinggit(most)}.`,
    },
    ownBill: 'Another',
    amount: { label: 'Your hospital bill' },
    years: { label: 'Years to pay for', unit: 'years' },
    room: { label: 'Room you want, a day' },
    nights: { label: 'Nights', unit: 'nights' },
    oldest: 'no card here covers anybody older',
    largest: 'RM5 million is more than any card here pays in a year',
    shortest: 'cards run for a year at least',
    longest: 'a table of today says nothing of longer',
    dearest: 'no room here costs more',
    mostNights: 'we compare one year',
  },

  reasons: {
    announced: 'Announced, not on sale yet',
    rider: 'Sold with a life plan: no total price',
    prices: ({ premium }: Words) => `${capitalised(premium)} table not published`,
    duty: 'Stamp duty not published',
    entryFrom: (age: number) => `Joins from age ${age}`,
    entryTo: (age: number) => `Joins up to age ${age}`,
    noRow: (age: number) => `No price for age ${age}`,
    mostYears: (years: number) => `Prices published for ${yearsText(years)}`,
  },

  headline: {
    unit: 'a year',
    line: (left: Sen, pays: Sen) => `${formatRinggit(left)} left to you, ${formatRinggit(pays)} paid`,
    first: 'in the first year',
    basis: (scenario: string) => `for ${scenario}`,
    refused: (scenario: string) => `not offered for ${scenario}`,
    announced: 'the price is not published',
    missing: (scenario: string) => `not ranked for ${scenario}`,
  },

  facts: {
    case: 'If it happens',
    priceAndLeft: 'price and what is left to you',
    limit: 'Limit a year',
    large: 'Left of RM150,000',
    years: (years: number) => `Over ${yearsText(years)}`,
    today: 'at today’s table',
    notPublished: 'Not published',
    notOffered: 'Not offered',
    noLimit: 'No limit',
  },

  conditions: {
    ownRoom: 'a room of your own',
    aboveLimit: (amount: Sen) => `${formatRinggit(amount)} is above the limit`,
    nothing: 'Pays nothing of this bill',
    waiting: (days: number) => `Illness not covered in the first ${days} days`,
    rose: (change: BasisPoints, on: IsoDate) => `Price table rose ${formatRate(change, 'trim')} on ${formatDate(on)}`,
    consent: 'Renewal can be refused',
  },

  claim: {
    bill: { label: 'Paid of the bill', uncovered: 'this bill' },
    room: { label: 'Paid of the dearer room', uncovered: 'the dearer room' },
    less: (counted: Sen, parts: readonly Sen[]) => [counted, ...parts].map(exact).join(' − '),
    nights: (more: Sen, nights: number) =>
      `${formatRinggit(more)} × ${counted(nights, 'night', 'nights')}, not covered`,
    notPublished: (bill: Sen) => `${formatRinggit(bill)}, terms not published`,
  },

  detail: {
    row: (from: number, to: number) => capitalised(agesText(from, to)),
    prices: (women: Sen, men: Sen) => `${formatRinggit(women)} women, ${formatRinggit(men)} men`,
    aYear: 'A year.',
    above: 'Beyond the limits',
    aboveText: 'What is above the limit, and a dearer room than the card’s',
    tax: 'Service tax',
    noTax: 'None for individuals',
    estimates: 'Estimated price a month',
    estimate: (from: number, to: number | null, [least, most]: readonly [Sen, Sen]) =>
      `${formatRinggit(least)} to ${formatRinggit(most)} ${to === null ? `from age ${from}` : `at ${agesText(from, to)}`}`,
    estimateNote: 'Not a price: it is to be set nearer to the launch, early in 2027.',
  },

  sorts: {
    years: {
      label: 'Least over the years',
      name: 'price over the years',
      basis: (years: number, scenario: string) =>
        `The price over ${yearsText(years)} at today’s table, for ${scenario}. What companies add to the table later is not in it.`,
      missing: 'Not published',
      weightLabel: 'A low price over the years',
    },
    large: {
      label: 'Least left of a large bill',
      name: 'left of RM150,000',
      basis: () => 'What a bill of RM150,000 leaves you to pay, whatever your own bill.',
      missing: 'Not published',
      weightLabel: 'Little left of a large bill',
    },
  },

  facets: {
    limit: {
      legend: 'Limit a year',
      options: { '100000': 'RM100,000 or more', '500000': 'RM500,000 or more', '1000000': 'RM1 million or more' },
    },
    share: {
      legend: 'Your share',
      options: {
        none: 'None',
        deductible: 'Deductible',
        'co-insurance': 'Co-insurance',
        capped: 'Co-insurance, capped',
      },
    },
    must: {
      legend: 'It must have',
      options: {
        'renewal-80': 'Renewal guaranteed to 80',
        'no-lifetime-limit': 'No limit for life',
        'cancer-dialysis': 'Cancer and dialysis as charged',
        letter: 'The hospital paid directly',
        abroad: 'Cover abroad',
        moves: 'A cheaper card without health questions',
        'no-examination': 'No medical examination',
      },
    },
    room: { legend: 'Room a day', options: { '200': 'RM200 or more', '300': 'RM300 or more' } },
    sold: {
      legend: 'How it is sold',
      options: { standalone: 'On its own', rider: 'With a life plan', 'base-plan': 'The base plan' },
    },
    leaveOut: { repriced: 'Price table rose in the last 24 months' },
  },

  situations: {
    full: {
      title: 'The bill paid whole',
      caution: {
        title: 'Can you keep paying for it?',
        text: 'The price at 61 is about three times that at 31, before any rise of the table. A card with a share that you can bear is better than a full one that you cancel at 55.',
      },
    },
    cheap: {
      title: 'A low price',
      caution: {
        title: 'What is the most that you would pay?',
        text: 'A deductible is taken again for each illness or each year: read which. Half of all hospital bills are small, and a high deductible leaves those to you whole.',
      },
    },
    employer: {
      title: 'Beside my employer’s card',
      caution: {
        title: 'It ends with the job',
        text: 'A high deductible fits while another card pays the first part. Ask whether it can be lowered without health questions on the day you leave.',
      },
    },
    later: {
      title: 'Cover for old age',
      caution: {
        title: 'Renewal is promised, the price is not',
        text: 'Look at the last rows of the table: could you pay that from a pension? Ask how often the table has risen, and what the company offers instead.',
      },
    },
    takaful: {
      title: 'Takaful',
      caution: {
        title: 'Where does the contribution go?',
        text: 'A wakalah fee pays the operator; the rest, the tabarru’, goes to the fund that pays claims. Compare both, and what is shared of a surplus.',
      },
    },
  },

  steps: {
    reason: 'Why there is no price',
    price: 'Price a year',
    table: (sex: 'female' | 'male', from: number, to: number) =>
      `table: ${sex === 'female' ? 'women' : 'men'}, ${agesText(from, to)}`,
    duty: 'Stamp duty, once',
    first: 'Price of the first year',
    bill: 'Hospital bill',
    chosen: 'as you chose',
    counted: 'Within the limit',
    smaller: (bill: Sen, limit: Sen) => `the smaller of ${formatRinggit(bill)} and the cap of ${formatRinggit(limit)}`,
    dearer: 'A dearer room',
    nights: (more: Sen, nights: number) => `${formatRinggit(more)} × ${nights}`,
    upgrade: 'Share for a dearer room',
    deductible: 'Deductible',
    coInsurance: ({ insurance }: Words) => `Co-${insurance}`,
    rest: (base: Sen, part: BasisPoints, most: Sen | null) => {
      const share = `${exact(base)} × ${formatRate(part, 'trim')}`
      return most === null ? share : `the smaller of ${share} and the cap of ${formatRinggit(most)}`
    },
    years: (years: number) => `Price over ${yearsText(years)}`,
    ofLarge: (label: string) => `${label}, RM150,000`,
    large: 'Left of RM150,000',
  },

  rules: {
    health: 'Your answers to the health questions are accepted',
    employer: (amount: Sen) => `You can pay the first ${formatRinggit(amount)}, or another card does`,
  },

  own: {
    price: { label: 'What you pay a year' },
    limit: { label: 'Limit a year' },
    deductible: { label: 'Deductible', hint: 'RM0 if there is none.' },
    part: { label: 'Co-insurance', unit: '% of the rest' },
    cap: { label: 'Cap of the co-insurance', hint: 'RM0 if there is none.' },
    room: { label: 'Room a day' },
    prices: 'RM100,000 is the most we compare',
    limits: 'RM10 million is the most we compare',
    whole: 'no card leaves more than the bill',
  },
}
