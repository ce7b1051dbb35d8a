import { type BuyingCosts, buyingCosts } from '../calculators/buying-costs'
import { type ExtraPayment, partOfPrice, payExtra, type RateStress, stressRates } from '../calculators/home-loan'
import { levelInstalment, reducingPlan, reducingSchedule, type ScheduleRow } from '../calculators/loan'
import { isoDate } from '../values/iso-date'
import { formatRinggit, portion, type Sen, sen } from '../values/money'
import { basisPoints, formatRate } from '../values/rate'
import { counted } from '../values/words'
import { defineCalculator } from './calculator'
import { type HomeValues, homeFields } from './home-loan-fields'
import { costTable, homeSteps } from './home-loan-sum'
import { monthlyTable, owedAndPaid } from './loan-schedule'
import type { Answer, CalculatorResult, ResultFigure, ResultTable, Verdict } from './result'

/** Rises of the rate that the table shows, in basis points. */
const shownRises = [0, 25, 50, 100, 150, 200, 300]

function work(values: HomeValues): CalculatorResult {
  const { price, rate: yearly, years, rise } = values
  const term = years * 12
  const loan = partOfPrice(price, values.margin)
  const costs = buyingCosts({
    ...values,
    loan,
    fromDeveloper: values.developer,
    day: values.day,
  })
  const schedule = reducingSchedule(loan, yearly, term)
  const instalment = levelInstalment(loan, yearly, term)
  const charge = sen(schedule.reduce((total, row) => total + row.charge, 0))
  const rises = [...new Set([...shownRises, rise])].toSorted((a, b) => a - b)
  const stresses = stressRates(loan, yearly, term, rises)
  const risen = stresses[rises.indexOf(rise)]
  const faster = values.extra > 0 ? payExtra(loan, yearly, term, values.extra) : null
  return {
    kind: 'answer',
    headline: {
      value: formatRinggit(instalment, 'sen'),
      unit: 'a month',
      basis: `for ${formatRinggit(loan)} over ${counted(years, 'year', 'years')} at ${formatRate(yearly)} a year`,
      tone: 'plain',
    },
    figures: figuresOf(values, charge, costs, risen, faster),
    verdict: verdictOf(values, loan, charge, risen),
    chart: chartOf(loan, schedule, charge),
    tables: [monthlyTable(schedule), stressTable(loan, term, stresses), costTable(costs)],
    steps: homeSteps(values, { loan, instalment, charge, costs }),
  }
}

function figuresOf(
  { rise, extra, price }: HomeValues,
  charge: Sen,
  costs: BuyingCosts,
  risen: RateStress | undefined,
  faster: ExtraPayment | null,
): readonly ResultFigure[] {
  const raised: readonly ResultFigure[] =
    rise === 0 || risen === undefined
      ? []
      : [
          {
            label: `If the rate rises by ${formatRate(rise)}`,
            value: formatRinggit(risen.instalment, 'sen'),
            note: `A month, ${formatRinggit(risen.moreAMonth, 'sen')} more`,
          },
        ]
  const quicker: readonly ResultFigure[] =
    faster === null
      ? []
      : [
          {
            label: `Paying ${formatRinggit(extra)} more a month`,
            value: `saves ${formatRinggit(faster.chargeSaved, 'sen')}`,
            note: `and ends ${counted(faster.monthsSaved, 'month', 'months')} sooner`,
          },
        ]
  return [
    {
      label: 'Cash you need to buy',
      value: formatRinggit(costs.dayOneCash, 'sen'),
      note: `Down payment of ${formatRinggit(costs.downPayment)} and all costs`,
    },
    {
      label: 'Buying costs',
      value: formatRinggit(costs.total, 'sen'),
      note: `${formatRate(shareOf(costs.total, price))} of the price`,
    },
    {
      label: 'Stamp duty',
      value: formatRinggit(sen(costs.duties.transfer + costs.duties.loan), 'sen'),
      note: costs.duties.relieved ? 'Relieved: first home' : 'Transfer and loan agreement, in the costs',
    },
    { label: 'Interest or profit', value: formatRinggit(charge, 'sen'), note: 'Over the whole term' },
    ...raised,
    ...quicker,
  ]
}

const shareOf = (part: Sen, whole: Sen) => basisPoints(Math.round((part * 10_000) / whole))

function verdictOf({ rise }: HomeValues, loan: Sen, charge: Sen, risen: RateStress | undefined): Verdict {
  const paid = `You pay ${formatRinggit(charge, 'whole')} more than you borrow`
  const part = `: ${formatRinggit(portion(charge, 10_000, loan), 'whole')} for each RM100.`
  if (rise === 0 || risen === undefined || risen.moreAMonth <= 0) return { tone: 'plain', text: `${paid}${part}` }
  return {
    tone: 'warn',
    text: `${paid}${part} Make sure that you could pay ${formatRinggit(risen.moreAMonth, 'whole')} more each month if the rate rose by ${formatRate(rise, 'trim')}.`,
  }
}

function chartOf(loan: Sen, schedule: readonly ScheduleRow[], charge: Sen): Answer['chart'] {
  const { at, series } = owedAndPaid(loan, schedule)
  return {
    kind: 'lines',
    title: 'What you still owe',
    description: `The amount owed falls from ${formatRinggit(loan)} to nothing over ${schedule.length / 12} years, slowly at first, while the interest or profit paid rises to ${formatRinggit(charge, 'sen')}.`,
    quantity: 'money',
    axis: { name: 'Month', at },
    series,
  }
}

function stressTable(loan: Sen, term: number, stresses: readonly RateStress[]): ResultTable {
  return {
    title: 'If the rate rises',
    columns: [
      { label: 'Rate', kind: 'rate' },
      { label: 'Instalment', kind: 'money' },
      { label: 'More a month', kind: 'money' },
      { label: 'Interest or profit', kind: 'money' },
    ],
    rows: stresses.map(({ rate, instalment, moreAMonth }) => [
      rate,
      instalment,
      moreAMonth,
      reducingPlan(loan, rate, term).charge,
    ]),
  }
}

/** A home loan month by month, what a rise of the rate does to it, and everything that buying costs. */
export const homeLoan = defineCalculator({
  id: 'home-loan',
  title: 'Home loan and buying costs',
  purpose: 'What a home would cost you each month, if rates rise, and in cash before you have the keys.',
  group: 'borrowing',
  fields: homeFields,
  work,
  assumptions: [
    'Equal instalments on the reducing balance, by the month; most contracts count by the day, a few ringgit apart.',
    'The rate follows the overnight policy rate and may change at any time.',
    'Duty is on the price; where the market value is higher it is on that (general knowledge).',
    'Lawyers’ fees are those of the scale in Peninsular Malaysia. Above RM7.5 million they are negotiable and the ceiling is shown. The second slice of the loan documents’ scale and the 8% service tax are general knowledge.',
    'The first-home relief counts for citizens, to RM500,000 and to 31 Dec 2027; we know of no extension.',
    'Disbursements and valuation are examples: ask your lawyer and your bank. Mortgage insurance, moving and renovation are not counted.',
  ],
  rounding:
    'Each month’s charge, the instalment and each fee are rounded half up to the sen; duty goes by each RM100 of the price and each RM1,000 of the loan, or part of it.',
  sources: [
    {
      title: 'PropCashflow, stamp duty for citizens and foreign buyers',
      url: 'https://propcashflow.my/blog/foreigner-stamp-duty-8-percent-malaysia',
      checkedOn: isoDate('2026-11-20'),
    },
    {
      title: 'Boon Giap, first-home exemption to 2027',
      url: 'https://boongiap.com.my/budget-2026-stamp-duty-exemption-for-first-time-home-buyers-in-malaysia-until-2027',
      checkedOn: isoDate('2026-11-20'),
    },
    {
      title: 'Conventus Law, the Solicitors’ Remuneration Order 2023',
      url: 'https://conventuslaw.com/report/malaysia-the-solicitors-remuneration-order-2023',
      checkedOn: isoDate('2026-11-20'),
    },
    {
      title: 'Malaysian Institute of Accountants, stamp duty',
      url: 'https://studylib.net/doc/8726278/c2-stamp-duty---malaysian-institute-of-accountants',
      checkedOn: isoDate('2026-11-20'),
    },
    {
      title: 'AmBank, replacement of the base rate by the SBR',
      url: 'https://www.ambankgroup.com/eng/Announcements/Pages/Replacement-of-Base-Rate-to-Standardised-Base-Rate-SBR.aspx',
      checkedOn: isoDate('2026-11-20'),
    },
  ],
  listLink: () => null,
  related: ['affordability', 'debt-service-ratio', 'early-settlement'],
})
