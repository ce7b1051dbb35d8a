import type { Words } from '../../products/words'
import { formatRinggit, type Sen } from '../../values/money'
import { type BasisPoints, formatRate } from '../../values/rate'
import { counted } from '../../values/words'

const monthsText = (months: number) => counted(months, 'month', 'months')
const whole = 10_000
const partOf = (part: BasisPoints, { sumAssured }: Words) =>
  part === whole ? `The whole ${sumAssured}` : `${formatRate(part, 'trim')} of the ${sumAssured}`

/** What is not paid for besides suicide, which has its own figure. */
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
  exclusions,
  suicideMonths: {
    label: 'Suicide',
    none: 'Covered from the first day',
    print: (months: number) => `Not covered in the first ${monthsText(months)}`,
  },
  waitingMonths: {
    label: 'Waiting period',
    none: 'None: cover starts immediately',
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
  conversionAge: {
    label: 'Change to cover for life',
    none: 'Not possible',
    unlimited: 'At any age, without new health questions',
    print: (age: number) => `Until age ${age}, without new health questions`,
  },
}
