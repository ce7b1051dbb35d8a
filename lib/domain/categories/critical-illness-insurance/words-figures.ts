import type { Words } from '../../products/words'
import { formatRinggit, type Sen } from '../../values/money'
import { type BasisPoints, formatRate } from '../../values/rate'
import { capitalised, counted } from '../../values/words'

const daysText = (days: number) => counted(days, 'day', 'days')
const monthsText = (months: number) => counted(months, 'month', 'months')
const conditionsText = (conditions: number) => counted(conditions, 'illness', 'illnesses')

/** How far an illness has gone, as a form names it. */
export const stages = { early: 'Early stage', middle: 'Middle stage', advanced: 'Advanced stage' }
export type StageName = keyof typeof stages
/** The same within a sentence. */
export const stageTexts: Readonly<Record<StageName, string>> = {
  early: 'an early stage',
  middle: 'a middle stage',
  advanced: 'an advanced stage',
}

/** One stage: its part of the sum, and for how many illnesses. */
interface Stage {
  readonly stage: StageName
  readonly part: BasisPoints
  readonly most: Sen | null
  readonly conditions: number
}

const partText = (part: BasisPoints, most: Sen | null, { sumAssured }: Words) =>
  `${formatRate(part, 'trim')} of the ${sumAssured}${most === null ? '' : `, at most ${formatRinggit(most)}`}`

/** `100% of the sum assured, for 36 illnesses` */
export const stageText = ({ part, most, conditions }: Stage, words: Words) =>
  `${partText(part, most, words)}, for ${conditionsText(conditions)}`

const waitingFor = {
  cancer: 'cancer',
  'heart-attack': 'heart attack',
  bypass: 'heart bypass',
  extra: 'extra conditions',
}

/** What a visitor reads of each figure of critical illness cover. */
export const illnessFigureWords = {
  form: {
    label: 'What it is added to',
    options: {
      standalone: 'Nothing: it stands alone',
      'adds-to-life': 'A life plan, and it pays on top of that',
      'takes-from-life': 'A life plan, whose payment on death a claim lowers',
    },
  },
  stages: {
    label: 'Stages that are paid',
    print: (all: readonly Stage[], words: Words) =>
      all.map((one) => `${stages[one.stage]}: ${stageText(one, words)}`).join('; '),
    about: '`part` of the sum, at most `most`, for so many illnesses (`conditions`). An advanced stage is always paid.',
  },
  wording: {
    label: 'Definitions of the illnesses',
    options: {
      industry: 'The industry’s common wordings',
      own: 'The company’s own',
      'own-wider': 'The industry’s, widened by the company',
    },
  },
  repeatClaims: {
    label: 'Number of claims',
    none: 'One: cover ends once the whole is paid',
    print: ({
      most,
      gapMonths,
      againMonths,
    }: {
      readonly most: BasisPoints
      readonly gapMonths: number
      readonly againMonths: number | null
    }) =>
      `Several, to ${formatRate(most, 'trim')} together, ${monthsText(gapMonths)} apart; the same illness ${
        againMonths === null ? 'once only' : `again after ${monthsText(againMonths)}`
      }`,
    about: '`most` of the sum over all claims. `againMonths`: when the same illness is paid again; none: never.',
  },
  angioplasty: {
    label: 'Opening a heart vessel (angioplasty)',
    none: 'Not covered',
    print: ({ part, most }: { readonly part: BasisPoints; readonly most: Sen | null }, words: Words) =>
      partText(part, most, words),
  },
  waitingDays: {
    label: 'Waiting period',
    none: 'None: cover starts immediately',
    print: (days: number) => `Nothing for an illness found in the first ${daysText(days)}`,
  },
  waitingListed: {
    label: 'Longer for some illnesses',
    none: 'The same for every illness',
    options: waitingFor,
    print: (all: readonly { readonly illness: keyof typeof waitingFor; readonly days: number }[]) =>
      capitalised(all.map(({ illness, days }) => `${waitingFor[illness]} ${daysText(days)}`).join(', ')),
  },
  survivalDays: {
    label: 'Survival period',
    none: 'None: paid once it is found',
    print: (days: number) => `Nothing on a death within ${daysText(days)} after it is found`,
  },
  deathBenefit: {
    label: 'Death from another cause',
    none: 'Nothing',
    print: (sum: Sen) => `${formatRinggit(sum)} towards the funeral`,
  },
  extras: {
    label: 'Extra illnesses with a sum of their own',
    none: 'None',
    options: {
      diabetes: 'complications of diabetes',
      women: 'illnesses of women',
      men: 'illnesses of men',
      children: 'illnesses of children',
    },
  },
  exclusions: {
    'pre-existing': 'illness you already have',
    inborn: 'inborn conditions',
    hiv: 'HIV, but for a transfusion or work where so worded',
    drugs: 'drugs and alcohol',
    'self-harm': 'self-harm',
    war: 'war and riot',
  },
}
