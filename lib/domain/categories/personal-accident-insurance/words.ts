import type { Words } from '../../products/words'
import { formatRinggit, type Sen } from '../../values/money'
import { type BasisPoints, formatRate } from '../../values/rate'
import { capitalised, counted } from '../../values/words'
import { accidentFigureWords } from './words-figures'

const classes = {
  'class-1': 'class 1 work',
  'class-2': 'class 2 work',
  'class-3': 'class 3 work',
  excluded: 'work that plans refuse',
}
const parties = { one: 'Me', couple: 'With my spouse', family: 'With spouse and children' }
const { injuries } = accidentFigureWords.disablement

interface AccidentText {
  readonly sum: Sen
  readonly work: keyof typeof classes
  readonly age: number
  readonly who: keyof typeof parties
  readonly motorcycle: boolean
  readonly bill: Sen
  readonly weeks: number
  readonly nights: number
}
const partyTexts = { one: [], couple: ['with a spouse'], family: ['with a family'] }

/** `RM200,000, age 35, class 1 work, a bill of RM5,000, 8 weeks off, 5 nights in hospital` */
const accidentText = ({ sum, work, age, who, motorcycle, bill, weeks, nights }: AccidentText) =>
  [
    formatRinggit(sum),
    `age ${age}`,
    classes[work],
    ...partyTexts[who],
    ...(motorcycle ? ['on a motorcycle'] : []),
    ...(bill === 0 ? [] : [`a bill of ${formatRinggit(bill)}`]),
    ...(weeks === 0 ? [] : [`${counted(weeks, 'week', 'weeks')} off`]),
    ...(nights === 0 ? [] : [`${counted(nights, 'night', 'nights')} in hospital`]),
  ].join(', ')

/** Everything a visitor reads of personal accident insurance and takaful. */
export const accidentWords = {
  title: 'Personal accident insurance and takaful',
  singular: 'plan',
  plural: 'plans',
  lede: 'Name an accident: each plan shows its price, what it pays and what is left to you. Not advice: illness is never covered, and sick leave or SOCSO may already pay.',
  next: [
    { ask: 'Money for a bad month?', answer: 'See the size of your emergency fund', calculator: 'emergency-fund' },
    { ask: 'How much life cover?', answer: 'See what your family would need', calculator: 'insurance-gap' },
  ],
  choosing:
    'Check first what is not covered: any illness, your kind of work, a motorcycle. Then compare the price together with what the bill and the weeks off work would leave you to pay.',
  presets: { rider: 'Cover accidents on my motorcycle' },
  wayOut: 'Buy',

  scenario: {
    title: 'You, and the accident',
    sentence: 'I am {age} old and want {sum} of cover. Insured: {who}.',
    text: accidentText,
    sum: { label: 'Sum paid on death', hint: 'Weekly benefits and injuries are parts of it.' },
    work: {
      label: 'Your work',
      options: {
        'class-1': 'Class 1: office, shop, classroom',
        'class-2': 'Class 2: outdoors or on the road',
        'class-3': 'Class 3: tools, machines, riding',
        excluded: 'At height, underground, armed, at sea',
      },
    },
    age: { label: 'Your age', unit: 'years' },
    who: { label: 'Who is covered', options: parties },
    motorcycle: { label: 'It happens while I ride a motorcycle' },
    bill: { label: 'Medical bill' },
    weeks: { label: 'Weeks off work', unit: 'weeks' },
    weekLoss: { label: 'Pay lost in a week off', hint: 'RM0 if your employer pays sick leave.' },
    nights: { label: 'Nights in hospital', unit: 'nights' },
    nightCost: { label: 'Other costs of a night', hint: 'Travel of your family, meals, help at home.' },
    injury: {
      label: 'A lasting injury to compare',
      hint: 'It has an order of its own and is not in the sums above.',
      options: {
        thumb: 'Loss of a thumb',
        finger: 'Loss of an index finger',
        hand: 'Loss of a hand',
        eye: 'Loss of sight in one eye',
        ear: 'Deafness in one ear',
      },
    },
    sums: 'plans here cover RM10,000 to RM2 million',
    youngest: 'the youngest that a plan here takes is a baby',
    oldest: 'no plan here takes anybody older',
    bills: 'we compare bills up to RM500,000',
    longest: 'the longest weekly benefit here runs two years',
    lost: 'we compare up to RM20,000',
    stays: 'we compare up to 180 nights',
  },

  figures: accidentFigureWords,

  reasons: {
    prices: ({ premium }: Words) => `${capitalised(premium)} table not published`,
    sum: (most: Sen) => `Sums up to ${formatRinggit(most)}`,
    excluded: 'Not for this work',
    work: (work: 'class-1' | 'class-2' | 'class-3') => `Not for ${classes[work]}`,
    tooYoung: (age: number) => `Joins from age ${age}`,
    tooOld: (age: number) => `Joins up to age ${age}`,
    party: { couple: 'Not sold to couples', family: 'Not sold to families' },
    partyUnknown: 'Price for more people not published',
  },

  headline: {
    unit: 'a year',
    line: (pays: Sen, left: Sen) => `${formatRinggit(pays)} paid, ${formatRinggit(left)} left to you`,
  },

  rules: {
    one: 'Work of class 1 only, such as in an office',
    two: 'Work of class 1 or 2',
    all: 'Work of class 1, 2 or 3; not at height, underground or armed',
  },

  facts: {
    injury: {
      thumb: 'Lost thumb',
      finger: 'Lost finger',
      hand: 'Lost hand',
      eye: 'Lost eye',
      ear: 'Deaf in one ear',
    },
    thousand: 'Per RM1,000',
    weekly: 'A week off work',
    weeks: (weeks: number) => `to ${counted(weeks, 'week', 'weeks')}`,
  },

  conditions: {
    riding: 'riding a motorcycle',
    halfRiding: 'half of any claim on a motorcycle',
    totalOnly: 'injuries short of total disablement',
    short: 'injuries outside a short list',
    dearer: 'With this accident you pay more than without',
    waiting: (days: number) => `No weekly benefit for the first ${counted(days, 'day', 'days')}`,
    sum: (sum: Sen) => `The next sum here is ${formatRinggit(sum)}`,
  },

  claim: {
    bill: { label: 'Medical bill', uncovered: 'this medical bill' },
    weeks: { label: 'Time off work', uncovered: 'time off work' },
    nights: { label: 'Nights in hospital', uncovered: 'nights in hospital' },
    riding: (loss: Sen) => `${formatRinggit(loss)}: riding a motorcycle is not covered`,
    half: (whole: Sen) => `half of ${formatRinggit(whole)}`,
    days: (week: Sen, days: number) => `${formatRinggit(week)} a week × ${days} ÷ 7`,
    nightly: (day: Sen, nights: number) => `${formatRinggit(day)} × ${nights}`,
    because: (how: string, why: readonly string[]) => [how, ...why].join(': '),
  },

  detail: {
    sum: (sum: Sen) => `For a sum of ${formatRinggit(sum)}`,
    price: (place: 1 | 2 | 3, price: Sen | null) =>
      price === null ? `class ${place} not accepted` : `class ${place} ${formatRinggit(price)}`,
    beforeTax: 'A year for one person, before tax.',
    injury: (injury: keyof typeof injuries) => capitalised(injuries[injury]),
    ofSum: (part: BasisPoints) => `${formatRate(part, 'trim')} of the sum`,
  },

  sorts: {
    injury: {
      label: 'Most paid for a lasting injury',
      name: 'paid for this injury',
      basis: ({ injury, sum }: { readonly injury: keyof typeof injuries; readonly sum: Sen }) =>
        `What the scale of a plan pays once for ${injuries[injury]}, with ${formatRinggit(sum)} insured.`,
      missing: 'Not published',
      weight: 'Much paid for a lasting injury',
    },
    thousand: {
      label: 'Lowest price per RM1,000',
      name: 'price per RM1,000',
      basis: () => 'The price with tax and duty, for each RM1,000 of the sum paid on death.',
      missing: 'Not published',
      weight: 'A low price for the sum',
    },
  },

  facets: {
    must: {
      legend: 'It must have',
      options: {
        motorcycle: 'Motorcycles covered whole',
        weekly: 'Weekly benefit off work',
        income: 'Hospital income',
        medical: 'Medical bills to RM3,000',
        scale: 'Full scale of injuries',
        doubled: 'Sum doubled in some cases',
        infection: 'Dengue and similar infections',
        manual: 'Class 3 work accepted',
        family: 'A price for the family',
        seniors: 'Joining after 65',
      },
    },
  },

  situations: {
    own: {
      title: 'Nobody pays my sick leave',
      caution: {
        title: 'Illness keeps people off work more often',
        text: 'A weekly benefit here is paid after an accident alone. If you work for yourself, ask SOCSO too what it pays, and keep some months of spending aside.',
      },
    },
    rider: {
      title: 'I ride a motorcycle',
      caution: {
        title: 'Is riding covered, and is riding for work?',
        text: 'Some plans leave out motorcycles, pay half, or cover passengers only. Riding for work, such as deliveries, is another class of work: say so when you buy, or a claim can be refused.',
      },
    },
    family: {
      title: 'My family too',
      caution: {
        title: 'Children get a part of the sum',
        text: 'One price may cover all of you, but a child often for a part of the sum alone. Ask for the table of benefits for children.',
      },
    },
    manual: {
      title: 'I work with my hands',
      caution: {
        title: 'Tell them what you do all day',
        text: 'The class goes by what you do, not by your title. A change of work must be told too, or less may be paid.',
      },
    },
    older: {
      title: 'Over 65',
      caution: {
        title: 'When does the cover end?',
        text: 'A plan takes nobody new after some age, and ends a few years later. Look at both ages before you compare prices.',
      },
    },
  },

  steps: {
    reason: 'Why there is no price',
    price: 'Price a year before tax',
    table: (sum: Sen, work: keyof typeof classes) => `table: ${formatRinggit(sum)}, ${classes[work]}`,
    party: { couple: 'Price with a spouse', family: 'Price with a family' },
    partOf: (price: Sen, part: BasisPoints) => `${formatRinggit(price, 'sen')} × ${formatRate(part, 'trim')}`,
    injury: 'Paid once for this injury',
    notOnScale: 'not on its scale',
    injuryRiding: 'riding a motorcycle is not covered',
    halfRiding: (how: string) => `half of ${how}, on a motorcycle`,
    thousand: 'Price per RM1,000',
  },

  own: {
    price: { label: 'What you pay a year', hint: 'With tax; RM0 if an employer pays.' },
    sum: { label: 'Sum paid on death' },
    medical: { label: 'It pays medical bills up to' },
    weekly: { label: 'It pays for a week off work', unit: '% of the sum' },
    day: { label: 'It pays for a night in hospital' },
    prices: 'RM20,000 is the most we compare',
    limits: 'RM5 million is the most we compare',
    weeks: 'no plan pays more than 2% a week',
  },
}
