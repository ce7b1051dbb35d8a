import type { Words } from '../../products/words'
import { formatRinggit, type Sen } from '../../values/money'
import { type BasisPoints, formatRate } from '../../values/rate'
import { capitalised, counted } from '../../values/words'
import { yearsText } from '../shared/insurance/life/words'

const monthsText = (months: number) => counted(months, 'month', 'months')

interface CashRow {
  readonly ageFrom: number
  readonly ageTo: number
  readonly each1000: readonly Sen[]
}

/** Years whose guaranteed value a page names. */
const shownYears = [5, 10, 20, 30, 40]

/** `Year 10 RM95.00, year 20 RM340.00` */
const cashText = ({ each1000 }: CashRow) =>
  capitalised(
    shownYears
      .flatMap((year) => {
        const value = each1000[year - 1]
        return value === undefined ? [] : [`year ${year} ${formatRinggit(value, 'sen')}`]
      })
      .join(', '),
  )

const riders = {
  illness: 'critical illness',
  'early-illness': 'critical illness from an early stage',
  disability: 'disability',
  waiver: 'payments waived on disability',
  medical: 'a medical card',
}

/** What a visitor reads of each figure of whole life cover. */
export const wholeLifeFigureWords = {
  form: {
    label: 'How the value grows',
    options: {
      participating: 'A guaranteed value, and bonuses that are not guaranteed',
      'non-participating': 'A guaranteed value alone',
      linked: 'In funds: nothing is guaranteed',
    },
  },
  payment: {
    label: 'How long you pay',
    print: (
      payment: { readonly kind: 'years'; readonly years: number } | { readonly kind: 'to-age'; readonly age: number },
    ) => (payment.kind === 'years' ? yearsText(payment.years) : `To age ${payment.age}`),
  },
  cash: {
    label: 'Guaranteed value',
    none: 'Nothing is guaranteed',
    each: (ages: string) => `Guaranteed value, joining at ages ${ages}`,
    ages: (from: number, to: number) => `${from} to ${to}`,
    print: (rows: readonly CashRow[]) => rows.map(cashText)[0] ?? '',
    text: cashText,
    note: 'What is paid if you leave at the end of that year, for each RM1,000.',
    about:
      'By age next birthday at entry; `each1000`: for each RM1,000 at the end of year 1, 2, 3 and so on. Bonuses are not in it.',
  },
  projected: {
    label: 'Bonus on top, not guaranteed',
    none: 'No bonus',
    each: (rate: BasisPoints) => `Not guaranteed: bonus at an assumed ${formatRate(rate)}`,
    print: (rows: readonly { readonly year: number; readonly each1000: Sen }[]) =>
      capitalised(rows.map(({ year, each1000 }) => `year ${year} ${formatRinggit(each1000, 'sen')}`).join(', ')),
    note: 'On top of the guaranteed value, for each RM1,000, joining at the ages of the example. It can be nothing.',
    about:
      'The bonus alone at an assumed `rate`, for each RM1,000 at the end of `year`, by age next birthday at entry.',
  },
  multiplier: {
    label: 'More on an early death',
    none: 'The same at any age',
    print: ({ times, toAge }: { readonly times: BasisPoints; readonly toAge: number }, { sumAssured }: Words) =>
      `${formatRate(times, 'trim')} of the ${sumAssured} until age ${toAge}`,
  },
  advance: {
    label: ({ kind }: Words) => (kind === 'Islamic' ? 'Advance against the value' : 'Loan against the value'),
    none: 'Not offered',
    print: ({ part, rate }: { readonly part: BasisPoints; readonly rate: BasisPoints }, { interest }: Words) =>
      `Up to ${formatRate(part, 'trim')} of it, at ${formatRate(rate)} ${interest} a year`,
  },
  stopping: {
    label: 'If you stop paying',
    options: {
      'paid-up': 'A smaller cover goes on without payments',
      advance: 'Payments are taken from the value while there is any',
      ends: 'Cover ends',
    },
  },
  riders: { label: 'Can be added', none: 'Nothing', options: riders },
  suicideMonths: {
    label: 'Suicide',
    none: 'Covered from the first day',
    print: (months: number) => `Not covered in the first ${monthsText(months)}`,
  },
  contestableMonths: {
    label: 'Contestability period',
    none: 'None',
    print: (months: number) => `A wrong answer can cancel the cover for ${monthsText(months)}`,
  },
  exclusions: {
    'pre-existing': 'conditions you already have',
    drugs: 'drugs and alcohol',
    crime: 'breaking the law',
    war: 'war and riot',
    flying: 'flying other than as a passenger',
  },
}
