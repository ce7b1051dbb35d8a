import type { Words } from '../../products/words'
import { formatDate, type IsoDate } from '../../values/iso-date'
import { formatRinggit, type Sen } from '../../values/money'
import { type BasisPoints, formatRate } from '../../values/rate'
import { capitalised, counted } from '../../values/words'

const days = (many: number) => counted(many, 'day', 'days')

/** What a card does not pay for besides the waiting times. */
const exclusions = {
  known: 'conditions you already have',
  maternity: 'pregnancy and birth',
  dental: 'teeth',
  cosmetic: 'cosmetic surgery',
  mental: 'mental illness',
  inborn: 'inborn conditions',
  fertility: 'fertility treatment',
  'self-harm': 'self-harm and drugs',
  'check-ups': 'check-ups',
}

const treatments = {
  cancer: 'cancer treatment',
  dialysis: 'kidney dialysis',
  dengue: 'dengue',
  pneumonia: 'pneumonia',
  'day-surgery': 'day surgery',
  emergency: 'accidents',
}

interface Deductible {
  readonly amount: Sen
  readonly each: 'disability' | 'year'
  readonly later: { readonly fromAge: number; readonly amount: Sen } | null
}
const deductibleEach = { disability: 'each illness or injury', year: 'each year' }

/** What a visitor reads of each figure of a medical card. */
export const medicalFigureWords = {
  kind: {
    label: 'How it is sold',
    options: {
      standalone: 'On its own',
      rider: 'With a life plan, whose price is extra',
      'base-standard': 'Base plan Standard, announced and not yet on sale',
      'base-standard-plus': 'Base plan Standard Plus, announced and not yet on sale',
    },
  },
  agePrices: {
    label: ({ premium }: Words) => `${capitalised(premium)} table`,
    print: (rows: readonly { readonly women: Sen; readonly men: Sen }[]) => {
      const prices = rows.flatMap(({ women, men }) => [women, men]).toSorted((a, b) => a - b)
      const [least, most] = [prices[0], prices.at(-1)]
      if (least === undefined || most === undefined) return ''
      return least === most ? formatRinggit(least) : `${formatRinggit(least)} to ${formatRinggit(most)}`
    },
    about: 'A year, for women and men, by age in whole years at its start.',
  },
  annualLimit: { label: 'Limit a year', about: 'It counts the bill, before what you pay of it is taken off.' },
  limitFrom: {
    label: 'Limit a year when older',
    none: 'The same at every age',
    print: ({ age, limit }: { readonly age: number; readonly limit: Sen }) => `${formatRinggit(limit)} from age ${age}`,
  },
  lifetimeLimit: { label: 'Limit for life', unlimited: 'No limit for life' },
  room: {
    label: 'Room a day',
    none: 'A shared room',
    unlimited: 'As charged',
    about: 'none: a shared room, without a sum a day.',
  },
  roomUpgrade: {
    label: 'If you take a dearer room',
    none: 'You pay the difference',
    print: (part: BasisPoints) => `You pay the difference, and ${formatRate(part, 'trim')} of the rest of the bill`,
  },
  deductible: {
    label: 'Deductible',
    none: 'None',
    each: deductibleEach,
    print: ({ amount, each, later }: Deductible) =>
      `${formatRinggit(amount)} ${deductibleEach[each]}${later === null ? '' : `; ${formatRinggit(later.amount)} from age ${later.fromAge}`}`,
    about: '`later`: another amount from an age; none: the same at every age.',
  },
  coInsurance: {
    label: ({ insurance }: Words) => `Co-${insurance}`,
    none: 'None',
    print: ({ part, most }: { readonly part: BasisPoints; readonly most: Sen | null }) =>
      `${formatRate(part, 'trim')} of the rest${most === null ? ', no cap' : `, at most ${formatRinggit(most)}`}`,
    about: '`most`: its cap; none: no cap.',
  },
  noCoPayFor: {
    label: 'You pay no share of',
    none: 'Does not apply: no share is asked',
    options: {
      emergency: 'Emergencies',
      'critical-follow-up': 'Follow-up of cancer and dialysis',
      government: 'Government hospitals',
    },
  },
  exclusions,
  waitingDays: {
    label: 'Waiting time, illness',
    none: 'None',
    print: (many: number) => `The first ${days(many)} are not covered`,
  },
  waitingListed: {
    label: 'Waiting time, listed illnesses',
    none: 'The same',
    print: (many: number) => `The first ${days(many)} are not covered`,
  },
  accidentDays: {
    label: 'Waiting time, accidents',
    none: 'Covered from the first day',
    print: (many: number) => `The first ${days(many)} are not covered`,
  },
  before: { label: 'Before a stay', none: 'Not covered', print: (many: number) => `${days(many)} of tests and visits` },
  after: { label: 'After a stay', none: 'Not covered', print: (many: number) => `${days(many)} of follow-up` },
  outpatient: {
    label: 'Without a stay',
    none: 'Not covered',
    options: treatments,
    print: (values: readonly { readonly what: keyof typeof treatments; readonly most: Sen | null }[]) =>
      capitalised(
        values
          .map(({ what, most }) => `${treatments[what]}${most === null ? '' : ` to ${formatRinggit(most)}`}`)
          .join(', '),
      ),
    about: '`most`: the most for that alone in a year; none: as charged, to the limit a year.',
  },
  abroad: {
    label: 'Abroad',
    none: 'Not covered',
    options: { emergency: 'Emergencies', treatment: 'Emergencies and planned treatment' },
  },
  renewal: {
    label: 'Renewal',
    options: { guaranteed: 'Every year, whatever your health', consent: 'Every year, if the company agrees' },
  },
  renewalAge: { label: 'Renewed until age', unlimited: 'All your life', print: String },
  repricings: {
    label: 'Price changes so far',
    none: 'None so far',
    print: (changes: readonly { readonly on: IsoDate; readonly change: BasisPoints; readonly what: string }[]) =>
      changes
        .map(({ on, change, what }) => `${formatDate(on)}: ${formatRate(change, 'trim')} more, ${what}`)
        .join('; '),
    about: 'Each change of the table; the step from one age band to the next is none.',
  },
  movesWithoutQuestions: { label: 'Move to a cheaper card of the same company without health questions' },
  panel: {
    label: 'Panel hospitals',
    none: 'No panel: any hospital',
    print: (many: number) => counted(many, 'hospital', 'hospitals'),
  },
  guaranteeLetter: { label: 'The hospital is paid directly' },
  health: {
    label: 'Health questions',
    options: {
      none: 'None',
      questions: 'A few questions, no examination',
      examination: 'Questions, and an examination for some',
    },
  },
}
