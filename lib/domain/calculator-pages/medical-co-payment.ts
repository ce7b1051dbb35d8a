import { type CoPayment, shareBill, yearsToCoverShare } from '../calculators/claims'
import { latest } from '../country-rates/dated'
import { leastCoPayments } from '../country-rates/medical-insurance'
import { money, rate, toggle, type ValuesOf } from '../fields/field'
import { isoDate } from '../values/iso-date'
import { formatRinggit, ringgit, type Sen, sen } from '../values/money'
import { basisPoints, formatRate, fromFraction } from '../values/rate'
import { counted } from '../values/words'
import { defineCalculator, step } from './calculator'
import { type Answer, type CalculatorResult, pointsUpTo, type Verdict } from './result'
import { ringgitAxis } from './ringgit-axis'

const noSum = { at: ringgit(0), because: 'enter 0 when there is none' }

const fields = {
  bill: money({
    label: 'Hospital bill',
    default: ringgit(20_000),
    min: { at: ringgit(100), because: 'no hospital stay costs less' },
    max: { at: ringgit(5_000_000), because: 'RM5 million is more than any card here pays in a year' },
    personal: true,
  }),
  exempt: toggle({
    label: 'Emergency, cancer or dialysis follow-up, or a government hospital',
    hint: 'No co-payment is taken for these.',
    default: false,
    personal: true,
  }),
  deductible: money({
    label: 'Deductible',
    hint: 'What you pay before the insurer pays anything.',
    default: ringgit(500),
    min: noSum,
    max: { at: ringgit(100_000), because: 'the highest deductibles seen here are RM20,000' },
  }),
  share: rate({
    label: 'Co-insurance',
    unit: '% of the rest',
    default: basisPoints(1_000),
    min: { at: basisPoints(0), because: 'enter 0 when there is none' },
    max: { at: basisPoints(5_000), because: 'plans here ask 5% to 20%' },
  }),
  capped: toggle({ label: 'The co-insurance has a cap', default: true }),
  cap: money({
    label: 'Cap of the co-insurance',
    default: ringgit(1_000),
    min: noSum,
    max: { at: ringgit(1_000_000), because: 'a cap beyond RM1 million is none' },
    when: { field: 'capped', is: [true] },
  }),
  limit: money({
    label: 'Annual limit of the plan',
    default: ringgit(1_000_000),
    min: { at: ringgit(1_000), because: 'no plan here pays less than that a year' },
    max: { at: ringgit(10_000_000), because: 'limits above RM10 million make no difference to a bill' },
  }),
  premium: money({
    label: 'Premium a year with the co-payment',
    default: ringgit(1_800),
    min: noSum,
    max: { at: ringgit(200_000), because: 'no plan for one person costs more a year' },
    personal: true,
  }),
  full: money({
    label: 'Premium a year without it',
    default: ringgit(2_600),
    min: noSum,
    max: { at: ringgit(200_000), because: 'no plan for one person costs more a year' },
    personal: true,
  }),
} as const

type StayValues = ValuesOf<typeof fields>

function planOf({ exempt, deductible, share, capped, cap, limit }: StayValues): CoPayment {
  if (exempt) return { deductible: sen(0), coInsurance: basisPoints(0), most: null, limit }
  return { deductible, coInsurance: share, most: capped ? cap : null, limit }
}

function work(values: StayValues): CalculatorResult {
  const { bill, premium, full } = values
  const shared = shareBill(bill, planOf(values))
  const coPayment = sen(shared.deductible + shared.coInsurance)
  const saved = sen(full - premium)
  const years = yearsToCoverShare(coPayment, saved)
  return {
    kind: 'answer',
    headline: {
      value: formatRinggit(shared.patient, 'sen'),
      unit: 'you pay',
      basis: `of a bill of ${formatRinggit(bill)}; the insurer pays ${formatRinggit(shared.insurer, 'sen')}`,
      tone: 'cost',
    },
    figures: [
      { label: 'Deductible', value: formatRinggit(shared.deductible, 'sen'), note: null },
      { label: 'Co-insurance', value: formatRinggit(shared.coInsurance, 'sen'), note: null },
      { label: 'Above the annual limit', value: formatRinggit(shared.aboveLimit, 'sen'), note: null },
      {
        label: 'Premium saved a year',
        value: saved > 0 ? formatRinggit(saved) : 'Nothing',
        note: saved > 0 && full > 0 ? `${formatRate(fromFraction(saved / full))} cheaper` : null,
      },
    ],
    verdict: verdictOf(years, coPayment, shared.aboveLimit),
    chart: shareChart(values),
    tables: [billsTable(values)],
    steps: stepsOf(values, shared, coPayment, years),
  }
}

function verdictOf(years: number | null, coPayment: Sen, aboveLimit: Sen): Verdict {
  if (aboveLimit > 0) {
    return {
      tone: 'warn',
      text: `${formatRinggit(aboveLimit, 'sen')} lies above the annual limit: a higher limit matters more here than the co-payment.`,
    }
  }
  if (years === null) return { tone: 'warn', text: 'The plan with a co-payment is not cheaper: take the one without.' }
  if (coPayment === 0)
    return { tone: 'good', text: 'This stay costs you nothing extra, and the cheaper premium stays yours.' }
  return {
    tone: 'plain',
    text: `The cheaper premium pays for your share of one such stay in ${yearsText(years)}: with less than one such stay in that time the co-payment plan is cheaper.`,
  }
}

function yearsText(years: number): string {
  if (years > 100) return 'more than 100 years'
  return years <= 1 ? 'a year or less' : counted(Math.ceil(years * 10 - 1e-9) / 10, 'year', 'years')
}

function shareChart(values: StayValues): Answer['chart'] {
  const plan = planOf(values)
  const range = (values.bill * 2) / 100
  const { unit, name } = ringgitAxis(range)
  const at = pointsUpTo(Math.ceil(range / unit), 41)
  const bills = at.map((bill) => shareBill(ringgit(bill * unit), plan))
  const last = bills.at(-1)
  return {
    kind: 'lines',
    title: 'What you pay, by the size of the bill',
    description: `Of a bill of ${formatRinggit(ringgit((at.at(-1) ?? 0) * unit))} you pay ${formatRinggit(last?.patient ?? sen(0))} and the insurer ${formatRinggit(last?.insurer ?? sen(0))}.`,
    quantity: 'money',
    axis: { name, at },
    series: [{ name: 'You pay', tone: 'cost', values: bills.map((bill) => bill.patient) }],
  }
}

/** Bills that the table shows, in ringgit. */
const shownBills = [1_000, 5_000, 10_000, 20_000, 50_000, 100_000, 250_000]

function billsTable(values: StayValues): Answer['tables'][number] {
  const plan = planOf(values)
  return {
    title: 'Smaller and larger bills',
    columns: [
      { label: 'Bill', kind: 'money' },
      { label: 'Deductible', kind: 'money' },
      { label: 'Co-insurance', kind: 'money' },
      { label: 'You pay', kind: 'money' },
      { label: 'Insurer pays', kind: 'money' },
    ],
    rows: shownBills.map((bill) => {
      const shared = shareBill(ringgit(bill), plan)
      return [ringgit(bill), shared.deductible, shared.coInsurance, shared.patient, shared.insurer]
    }),
  }
}

function stepsOf(
  values: StayValues,
  shared: ReturnType<typeof shareBill>,
  coPayment: Sen,
  years: number | null,
): Answer['steps'] {
  const { bill, deductible, share, capped, cap, exempt, limit, premium, full } = values
  const counted = sen(bill - shared.aboveLimit)
  const rest = formatRinggit(sen(counted - shared.deductible), 'sen')
  const most = capped ? `, at most ${formatRinggit(cap)}` : ''
  return [
    step(
      'Above the annual limit',
      `${formatRinggit(bill, 'sen')} − ${formatRinggit(limit)}, not below RM0`,
      formatRinggit(shared.aboveLimit, 'sen'),
    ),
    step(
      'Deductible',
      exempt ? 'none for such a stay' : `the smaller of ${formatRinggit(counted)} and ${formatRinggit(deductible)}`,
      formatRinggit(shared.deductible, 'sen'),
    ),
    step(
      'Co-insurance',
      exempt ? 'none for such a stay' : `${rest} × ${formatRate(share)}${most}`,
      formatRinggit(shared.coInsurance, 'sen'),
    ),
    step('You pay', 'the three together', formatRinggit(shared.patient, 'sen')),
    step(
      'Years that pay for your share',
      `${formatRinggit(coPayment, 'sen')} ÷ (${formatRinggit(full)} − ${formatRinggit(premium)})`,
      years === null ? 'never: it is not cheaper' : years.toFixed(2),
    ),
  ]
}

const { value: least, source: leastSource } = latest(leastCoPayments)

/** How a hospital bill is shared under a plan with a co-payment, and whether its premium makes up for it. */
export const medicalCoPaymentCalculator = defineCalculator({
  id: 'medical-co-payment',
  title: 'Medical co-payment',
  purpose: 'What you pay of a hospital bill under a plan with a co-payment, and whether its premium makes up for it.',
  group: 'protecting',
  fields,
  work,
  assumptions: [
    'What lies above the limit is yours whole: a limit counts the bill. Of the rest the deductible is taken first, then the co-insurance up to its cap.',
    'One stay in the year: a deductible for each illness is taken again for another one.',
    'Everything on the bill is covered; what a plan excludes you pay whole.',
    `Co-payment options leave at least ${formatRate(least.coInsurance, 'trim')} or ${formatRinggit(least.deductible)} with you, and the insurer sets a cap.`,
  ],
  rounding: 'The co-insurance is rounded half up to the sen; the parts always add up to the bill.',
  sources: [
    ...(leastSource === null ? [] : [leastSource]),
    {
      title: 'Bank Negara Malaysia, policy document on medical insurance, 29 Feb 2024 (copy)',
      url: 'https://www.scribd.com/document/709675332/pd-mhit-feb2024',
      checkedOn: isoDate('2026-11-20'),
    },
  ],
  listLink: () => ({ href: '/insurance/medical-card-insurance', label: 'Compare medical cards by what a bill leaves' }),
  related: ['insurance-gap'],
})
