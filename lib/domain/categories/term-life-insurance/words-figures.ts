import type { Words } from '../../products/words'
import { formatRinggit, type Sen, sen } from '../../values/money'
import { type BasisPoints, basisPoints, formatRate } from '../../values/rate'
import { capitalised, counted } from '../../values/words'

const monthsText = (months: number) => counted(months, 'month', 'months')
const whole = 10_000
const partOf = (part: BasisPoints, { sumAssured }: Words) =>
  part === whole ? `The whole ${sumAssured}` : `${formatRate(part, 'trim')} of the ${sumAssured}`

/** The operator’s fee in some years of the certificate. */
interface YearsPart {
  readonly fromYear: number
  readonly toYear: number | null
  readonly part: BasisPoints
}

function yearsOfPart({ fromYear, toYear }: YearsPart): string {
  if (toYear === null) return `from year ${fromYear}`
  return fromYear === toYear ? `in year ${fromYear}` : `in years ${fromYear} to ${toYear}`
}

/** What the operator takes of a contribution and what goes to the fund: "wakalah fee 40%, tabarru’ 60% in year 1". */
function shareText(years: YearsPart): string {
  const fund = basisPoints(whole - years.part)
  return `wakalah fee ${formatRate(years.part, 'trim')}, tabarru’ ${formatRate(fund, 'trim')} ${yearsOfPart(years)}`
}

/** The least and the most of some bands: "RM50,000 to RM2,000,000". */
function limitsText(bands: readonly { readonly from: Sen; readonly upTo: Sen | null }[]): string {
  const least = formatRinggit(bands[0]?.from ?? sen(0))
  const most = bands.at(-1)?.upTo ?? null
  if (most === null) return `${least} or more`
  return formatRinggit(most) === least ? least : `${least} to ${formatRinggit(most)}`
}

const exclusions = {
  'pre-existing': 'conditions you already have',
  'hiv-aids': 'HIV and AIDS',
  drugs: 'drugs and alcohol',
  crime: 'breaking the law',
  war: 'war and riot',
  'dangerous-sports': 'dangerous sports',
  flying: 'flying other than as a passenger',
}

/** What a visitor reads of each figure of term life cover. */
export const termLifeFigureWords = {
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
  stampDuty: {
    label: 'Stamp duty',
    none: 'Not charged to you',
    print: (duty: Sen) => `${formatRinggit(duty)}, once`,
  },
  priceChange: {
    label: 'Can the price table change?',
    options: { guaranteed: 'No, it is guaranteed', 'with-notice': 'Yes' },
  },
  expiryAge: { label: 'Cover ends at the latest', print: (age: number) => `To age ${age}` },
  exclusions: {
    label: 'Not covered',
    none: 'No exclusions published',
    options: exclusions,
    print: (values: readonly (keyof typeof exclusions)[]) =>
      capitalised(values.map((value) => exclusions[value]).join(', ')),
  },
  suicideMonths: {
    label: 'Suicide',
    none: 'Covered from the first day',
    print: (months: number) => `Not covered in the first ${monthsText(months)}`,
  },
  waitingMonths: {
    label: 'Waiting period',
    none: 'None: cover starts at once',
    print: (months: number) => `Illness is not covered in the first ${monthsText(months)}`,
    about: 'Months in which only death by accident is paid for in full.',
  },
  contestableMonths: {
    label: 'Contestability period',
    none: 'None',
    print: (months: number) => `A wrong answer can cancel the cover for ${monthsText(months)}`,
  },
  disability: {
    label: 'Total and permanent disability',
    none: 'Not covered',
    print: ({ part, toAge: age }: { readonly part: BasisPoints; readonly toAge: number }, words: Words) =>
      `${partOf(part, words)}, until age ${age}`,
  },
  terminalIllness: {
    label: 'Terminal illness',
    none: 'Not covered',
    print: ({ part, most }: { readonly part: BasisPoints; readonly most: Sen | null }, words: Words) =>
      `${partOf(part, words)} paid early${most === null ? '' : `, up to ${formatRinggit(most)}`}`,
  },
  accidentExtra: {
    label: 'Death by accident',
    none: 'The same as any death',
    print: (part: BasisPoints, { sumAssured }: Words) => `${formatRate(part, 'trim')} of the ${sumAssured} on top`,
  },
  renewal: {
    label: 'Renewal',
    options: {
      'not-needed': 'Not needed: it runs for all the years',
      guaranteed: 'Every year, without new health questions',
      consent: 'Every year, if the company agrees',
    },
  },
  conversionAge: {
    label: 'Change to cover for life',
    none: 'Not possible',
    unlimited: 'At any age, without new health questions',
    print: (age: number) => `Until age ${age}, without new health questions`,
  },
  freeLookDays: {
    label: 'Free-look period',
    none: 'None',
    print: (days: number) => `${counted(days, 'day', 'days')} to cancel for a full refund`,
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
  wakalahFee: {
    label: 'Where the contribution goes',
    none: 'Does not apply',
    print: (parts: readonly YearsPart[]) => capitalised(parts.map(shareText).join('; ')),
    about: 'The operator’s fee as a part of the contribution, by year. A conventional policy has none.',
  },
  surplusPart: {
    label: 'Surplus shared with participants',
    none: 'Not shared',
    print: (part: BasisPoints) => `${formatRate(part, 'trim')} of any surplus in the risk fund`,
    about: 'The participants’ part. A conventional policy has none.',
  },
}
