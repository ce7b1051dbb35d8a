import type { FactSentences } from '../../figures/row'
import { formatRinggit, type Sen } from '../../values/money'
import { type BasisPoints, formatRate } from '../../values/rate'
import { counted } from '../../values/words'
import { type Person, personText, yearsText } from '../shared/insurance/life/words'
import { illnessFigureWords, type StageName, stages, stageTexts } from './words-figures'

const daysText = (days: number) => counted(days, 'day', 'days')

interface CaseText extends Person {
  readonly sum: Sen
  readonly years: number
  readonly stage: StageName
}

const caseText = ({ sum, years, stage, ...person }: CaseText) =>
  `${formatRinggit(sum)} at ${stageTexts[stage]} within ${yearsText(years)} (${personText(person)})`

/** Everything a visitor reads of critical illness cover. A second language is one more object of this type. */
export const illnessWords = {
  title: 'Critical illness insurance and takaful',
  singular: 'plan',
  plural: 'plans',
  lede: 'One sum when a named illness is found: what a claim would leave you after the price of all the years. Not advice: a medical card may come first.',
  sentences: { expiryAge: ({ value }) => `It covers you to age ${value}` } satisfies FactSentences,
  next: [
    {
      ask: 'How much cover?',
      answer: 'See what an illness would need',
      calculator: 'insurance-gap',
      raise: { field: 'sum', after: ' of cover' },
    },
    { ask: 'Money for a bad month?', answer: 'See the size of your emergency fund', calculator: 'emergency-fund' },
  ],
  choosing:
    'Check first what is not covered: the first days, early stages, and what you already have. Then compare the price of all the years: one that rises with age looks cheapest at first.',
  presets: { first: 'Have money if I fall seriously ill' },

  scenario: {
    title: 'Who is covered, and for which case',
    sentence: 'I am {age} old on my next birthday, my sex at birth is {sex}, and I want {sum} of cover for {years}.',
    text: caseText,
    stage: { label: 'The illness is found at', options: stages },
    youngest: 'cover starts after birth',
    oldest: 'no plan here takes anybody older',
  },

  figures: illnessFigureWords,
  stages,

  headline: {
    line: (pays: Sen | null, left: Sen | null, total: Sen | null, years: number) => {
      const cost = total === null ? 'total not published' : `${formatRinggit(total)} over ${yearsText(years)}`
      return [
        pays === null ? 'what it pays is not published' : `pays ${formatRinggit(pays)}`,
        left === null ? cost : `${formatRinggit(left)} left after ${cost}`,
      ].join('; ')
    },
    rider: (pays: Sen | null) =>
      `${pays === null ? 'what it pays is not published' : `pays ${formatRinggit(pays)}`}; its life plan costs extra`,
    basis: (stage: StageName, years: number) => `at ${stageTexts[stage]} within ${yearsText(years)}`,
  },

  facts: {
    coverTo: 'Cover to age',
    early: 'At an early stage',
    claims: 'Claims paid',
    once: 'One',
    several: (most: BasisPoints) => `To ${formatRate(most, 'trim')}`,
    waiting: 'Waiting days',
    longer: (days: number) => `${days} for some`,
    notPublished: 'Not published',
    notOffered: 'Not offered',
  },

  conditions: {
    few: (count: number) => (count === 1 ? 'all illnesses but one' : `all illnesses but ${count}`),
    waiting: (days: number) => `an illness found in the first ${daysText(days)}`,
    survival: (days: number) => `death within ${daysText(days)}`,
    addsToLife: 'Needs a life plan, which costs extra',
    takesFromLife: 'Needs a life plan, whose payment on death a claim lowers',
    rising: (price: Sen, every: 'month' | 'year') => `Price rises with age, to ${formatRinggit(price)} a ${every}`,
    once: 'Ends after one whole claim',
  },

  detail: {
    missing: 'Nothing is paid',
    protected: (limit: Sen) => `Up to ${formatRinggit(limit)} for critical illness`,
  },

  sorts: {
    claim: {
      label: 'Most left after a claim',
      name: 'left after a claim',
      basis: (scenario: string) =>
        `What a claim in the last year pays, less all that is paid until then, for ${scenario}. Without a claim nothing comes back.`,
      weight: 'Much left after a claim',
      missing: 'Not published',
    },
    early: {
      label: 'Most paid at an early stage',
      name: 'paid at an early stage',
      basis: 'What is paid when an illness is found at an early stage, whatever your case says.',
      weight: 'Money at an early stage',
      missing: 'Not published',
    },
  },

  reasons: { rider: 'Needs a life plan', form: 'Not published what it is added to' },

  facets: {
    form: {
      legend: 'It stands alone or not',
      options: { standalone: 'It stands alone', rider: 'Added to a life plan' },
    },
    must: {
      early: 'Payment at an early stage',
      several: 'More than one claim',
      'no-survival': 'No survival period',
      birth: 'Open to children from birth',
    },
    leaveOut: {
      changeable: 'Price table that can change, or not published',
      waiting: 'Waits more than 60 days, or not published',
      'takes-from-life': 'A claim lowers the payment on death',
    },
  },

  situations: {
    first: {
      title: 'Money while I cannot work',
      caution: {
        title: 'Is the hospital bill covered?',
        text: 'This cover pays one sum, whatever the treatment costs. A medical card pays the hospital. Look at that first, and at what your employer pays while you are ill.',
      },
    },
    early: {
      title: 'Paid at an early stage',
      caution: {
        title: 'What is left after an early payment?',
        text: 'It is usually taken off the sum: half paid early leaves half for later. Many illnesses on a long list are paid in part only.',
      },
    },
    again: {
      title: 'More than one claim',
      caution: {
        title: 'When does a second claim count?',
        text: 'Months must lie between two claims, and often the second illness must be of another kind. Look how long a second cancer has to wait.',
      },
    },
    level: {
      title: 'A price that stays the same',
      caution: {
        title: 'Does the table hold?',
        text: 'A level price does not rise with your age, but the company may change the table for everybody with notice. Only a guaranteed table cannot change.',
      },
    },
    takaful: {
      title: 'Takaful',
      caution: {
        title: 'Where does the contribution go?',
        text: 'A wakalah fee pays the operator; the rest, the tabarru’, goes to the fund that pays claims. Compare both.',
      },
    },
  },

  steps: {
    paid: (stage: StageName) => `Paid at ${stageTexts[stage]}`,
    share: (sum: Sen, part: BasisPoints, most: Sen | null) =>
      `${formatRinggit(sum)} × ${formatRate(part, 'trim')}${most === null ? '' : `, at most ${formatRinggit(most)}`}`,
    nothing: (sum: Sen) => `${formatRinggit(sum)}, this stage is not covered`,
    notPublished: 'stages not published',
    left: 'Left after a claim in the last year',
  },

  own: {
    cover: { label: 'What it pays at an advanced stage', hint: 'Through your employer or a plan of your own.' },
    early: { label: 'Part of it paid at an early stage', unit: '%' },
    whole: 'no plan pays more than the whole',
  },
}

/** What all the years cost, in sen. */
interface Cost {
  readonly total: Sen | null
}
const costText = ({ total }: Cost) => (total === null ? 'an unknown sum' : formatRinggit(total))

/** What the server alone says of critical illness cover: it is kept out of the list's script. */
export const illnessSiteWords = {
  chart: {
    title: 'A low first month, and what it comes to',
    name: (sum: Sen, person: Person) => `What a year costs for ${formatRinggit(sum)} (example: ${personText(person)})`,
    axis: 'Age next birthday',
    rising: (name: string, first: Sen, last: Sen, from: number, to: number) =>
      `${name} rises from ${formatRinggit(first)} a year at age ${from} to ${formatRinggit(last)} at age ${to}.`,
    level: (name: string, price: Sen) => `${name} stays at ${formatRinggit(price)} a year.`,
    sums: (first: Cost, other: Cost, years: number) =>
      `Over ${yearsText(years)} the first comes to ${costText(first)} and the second to ${costText(other)}.`,
  },
} as const
