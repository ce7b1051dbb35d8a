import type { FactSentences } from '../../figures/row'
import { formatRinggit, type Sen, sen } from '../../values/money'
import { type BasisPoints, formatRate } from '../../values/rate'
import { counted } from '../../values/words'
import { type Person, personText, yearsText } from '../shared/insurance/life/words'
import { wholeLifeFigureWords } from './words-figures'

interface CaseText extends Person {
  readonly sum: Sen
  readonly leave: number
}

const caseText = ({ sum, leave, ...person }: CaseText) =>
  `${formatRinggit(sum)}, leaving after ${yearsText(leave)} (${personText(person)})`

/** What was paid, and how far what is guaranteed is from it; null: not published. */
function paidText(paid: Sen | null, net: Sen | null): string {
  if (paid === null) return 'what you pay is not published'
  if (net === null) return `${formatRinggit(paid)} paid`
  const apart = formatRinggit(sen(Math.abs(net)))
  return `${apart} ${net < 0 ? 'less' : 'more'} than the ${formatRinggit(paid)} paid`
}

/** Everything a visitor reads of whole life cover. A second language is one more object of this type. */
export const wholeLifeWords = {
  title: 'Whole life insurance and takaful',
  singular: 'plan',
  plural: 'plans',
  lede: 'Cover for all your life that builds a value: what is guaranteed when you leave, less what you paid. Not advice: term life may be all you need.',
  sentences: { month: ({ value }) => `You pay ${value} a month` } satisfies FactSentences,
  next: [
    {
      ask: 'How much cover?',
      answer: 'See what your family would need',
      calculator: 'insurance-gap',
      raise: { field: 'sum', after: ' of cover' },
    },
    { ask: 'Saving for later?', answer: 'See what retiring would need', calculator: 'retirement' },
  ],
  choosing:
    'Look first at the year in which what is guaranteed passes what you paid: leave before it and you lose money. Then see what the same sum costs as term life, which builds no value.',
  presets: { first: 'Cover me for all my life' },

  scenario: {
    title: 'Who is covered, and when you may leave',
    sentence:
      'I am {age} old on my next birthday, my sex at birth is {sex}, I want {sum} of cover and may leave after {leave}.',
    text: caseText,
    leave: { label: 'You leave after', unit: 'years', hint: 'When you may want the money back.' },
    youngest: 'tables here start at 17',
    oldest: 'no plan here takes anybody older',
    soonest: 'nothing is paid back before the end of a year',
    latest: 'guaranteed values here run for 40 years',
  },

  figures: wholeLifeFigureWords,

  headline: {
    guaranteed: (years: number) => `guaranteed after ${yearsText(years)}`,
    line: (paid: Sen | null, net: Sen | null, death: Sen) => `${paidText(paid, net)}; ${formatRinggit(death)} on death`,
    basis: (sum: Sen) => `for ${formatRinggit(sum)} of cover`,
    unknown: 'Not published',
  },

  facts: {
    month: 'A month',
    year: 'A year',
    even: 'Passes what you paid',
    evenIn: (year: number) => `Year ${year}`,
    never: (year: number) => `Not by year ${year}`,
    yield: 'Guaranteed a year',
    projected: 'Bonus on top',
    assumed: (rate: BasisPoints) => `at ${formatRate(rate)}, not guaranteed`,
    noBonus: 'None',
    notPublished: 'Not published',
    notOffered: 'Not offered',
    nothing: 'No promise',
  },

  conditions: {
    suicide: (months: number) => `suicide in the first ${counted(months, 'month', 'months')}`,
    early: (year: number) => `Leave before year ${year} and less is guaranteed than you paid`,
    never: (year: number) => `Guarantees less than you paid, to year ${year} at least`,
    bonus: 'Bonuses can be nil',
    linked: 'Can end early if its funds fall',
  },

  detail: {
    death: 'Death',
    deathPays: (sumAssured: string) => `The whole ${sumAssured}, once`,
    protected: (limit: Sen) => `Up to ${formatRinggit(limit)} for death, as much for the value when you leave`,
  },

  sorts: {
    net: {
      label: 'Most guaranteed above what you paid',
      name: 'guaranteed less paid',
      basis: (scenario: string) =>
        `The guaranteed value when you leave, less all that you paid until then, for ${scenario}. Bonuses do not count.`,
      weight: 'Much guaranteed for what I pay',
    },
    death: {
      label: 'Most paid on death',
      name: 'paid on death',
      basis: (scenario: string) => `What is guaranteed on a death in the first year, for ${scenario}.`,
      weight: 'Much paid on an early death',
    },
    missing: 'Not published',
  },

  reasons: {
    cash: 'Guaranteed value not published',
    year: (year: number) => `No guaranteed value for year ${year}`,
    age: 'No guaranteed value for this age',
  },

  facets: {
    form: {
      legend: 'How the value grows',
      options: {
        participating: 'Guaranteed, with bonuses',
        'non-participating': 'Guaranteed alone',
        linked: 'In funds',
      },
    },
    payment: {
      legend: 'You pay for',
      options: { short: '10 years or less', middle: '11 to 25 years', long: 'Longer, or all your life' },
    },
    must: {
      'even-30': 'As much guaranteed as paid by year 30 (example)',
      'even-35': 'As much guaranteed as paid by year 35 (example)',
      multiplier: 'More on an early death',
      early: 'Early-stage illness can be added',
    },
    leaveOut: { linked: 'Nothing guaranteed, or not published' },
  },

  situations: {
    first: {
      title: 'Cover and a value for later',
      caution: {
        title: 'Would term life and savings do?',
        text: 'Term life covers the same sum for a small part of the price. What is left each month can be saved, and you can take it out at any time.',
      },
    },
    safe: {
      title: 'Only what is guaranteed',
      caution: {
        title: 'How long until you lose nothing?',
        text: 'Most of the cost falls in the first years. Look for the year in which the guaranteed value passes what you paid, and ask whether you will pay that long.',
      },
    },
    short: {
      title: 'Pay for ten years only',
      caution: {
        title: 'Can you pay this much each month?',
        text: 'A short time of payments makes each of them high. Whoever stops in the first years gets back a small part, or nothing.',
      },
    },
    takaful: {
      title: 'Takaful',
      caution: {
        title: 'What is promised, and what is hoped for?',
        text: 'Ask which values the operator promises and which depend on the fund. A wakalah fee is taken before anything is saved.',
      },
    },
  },

  steps: {
    payments: (years: number) => `Paid in ${yearsText(years)}`,
    cash: (year: number) => `Guaranteed at the end of year ${year}`,
    cashHow: (sum: Sen, each: Sen) => `${formatRinggit(sum)} ÷ RM1,000 × ${formatRinggit(each, 'sen')}`,
    none: 'nothing is guaranteed',
    net: 'Guaranteed less paid',
    death: 'Paid on a death in the first year',
    times: (sum: Sen, times: BasisPoints | null) =>
      times === null ? formatRinggit(sum) : `${formatRinggit(sum)} × ${formatRate(times, 'trim')}`,
  },

  own: {
    cover: { label: 'What it pays on death', hint: 'The sum on your certificate or policy.' },
    value: { label: 'What you would get if you left', hint: 'The guaranteed value in the year that you chose above.' },
    values: 'RM2 million is the most we compare',
  },
}

/** What the server alone says of whole life cover: it is kept out of the list's script. */
export const wholeLifeSiteWords = {
  chart: {
    title: 'What you paid, and what is guaranteed',
    name: (plan: string, sum: Sen, person: Person) =>
      `${plan} for ${formatRinggit(sum)} (example: ${personText(person)})`,
    axis: 'Year',
    paid: 'Paid so far',
    guaranteed: 'Guaranteed value',
    even: (plan: string, year: number) =>
      `In ${plan}, which guarantees most above what was paid after 20 years, the guaranteed value passes what was paid in year ${year}. Whoever leaves before is guaranteed less than they paid.`,
    never: (plan: string, year: number) =>
      `In ${plan}, which guarantees most above what was paid after 20 years, the guaranteed value stays below what was paid to year ${year}.`,
  },

  against: {
    title: 'The same sum as term life',
    text: (sum: Sen, years: number, person: Person) =>
      `An example: ${formatRinggit(sum)} over ${yearsText(years)} (${personText(person)}). Term life pays on death within those years and builds no value.`,
    own: (name: string) => `${name}, a month`,
    term: (name: string) => `${name}, the cheapest term life plan in our list, a month`,
    asPublished: 'worked out from its table',
    difference: 'Difference a month',
    all: (years: number) => `Difference over ${yearsText(years)}`,
    link: 'Compare term life for yourself',
  },
} as const
