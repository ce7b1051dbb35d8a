import { type RetirementOutlook, type RetirementPlan, retirementOutlook } from '../calculators/retirement'
import { latest } from '../country-rates/dated'
import { dividends, employerPartsSource, providentFundRates, seniorFundRates } from '../country-rates/provident-fund'
import { count, type FieldGroup, money, rate, toggle, type ValuesOf } from '../fields/field'
import { formatDate } from '../values/iso-date'
import { formatRinggit, ringgit, type Sen, sen } from '../values/money'
import { basisPoints, formatRate, toFraction } from '../values/rate'
import { counted } from '../values/words'
import { defineCalculator, step } from './calculator'
import { type Answer, type CalculatorResult, pointsUpTo, type Verdict } from './result'

const noSum = { at: ringgit(0), because: 'enter 0 when there is none' }
const mostMonthly = { at: ringgit(500_000), because: 'RM500,000 a month is the most we work with' }

const assumed: FieldGroup = { title: 'Returns and prices', folded: true }

const fields = {
  age: count({
    label: 'Your age',
    unit: 'years',
    default: 35,
    min: { at: 18, because: 'plans start with the first job' },
    max: { at: 80, because: 'after 80 there is little left to plan ahead' },
    personal: true,
  }),
  'retire-at': count({
    label: 'You stop working at',
    unit: 'years',
    default: 60,
    min: { at: 30, because: 'to stop before 30 is no plan for old age' },
    max: { at: 85, because: 'few people work beyond 85' },
    personal: true,
  }),
  'live-to': count({
    label: 'The money should last until',
    unit: 'years',
    hint: 'Plan for longer than an average life.',
    default: 85,
    min: { at: 50, because: 'a plan should reach old age' },
    max: { at: 110, because: 'hardly anybody lives longer' },
    personal: true,
  }),
  saved: money({
    label: 'Saved for it already',
    hint: 'EPF and everything else that you keep for old age.',
    default: ringgit(80_000),
    min: noSum,
    max: { at: ringgit(100_000_000), because: 'RM100 million is the most we work with' },
    personal: true,
  }),
  epf: toggle({ label: 'Count EPF contributions on my wage', default: true, personal: true }),
  wage: money({
    label: 'Wage a month before deductions',
    default: ringgit(5_000),
    min: noSum,
    max: mostMonthly,
    personal: true,
    when: { field: 'epf', is: [true] },
  }),
  monthly: money({
    label: 'Put aside a month besides EPF',
    default: ringgit(300),
    min: noSum,
    max: mostMonthly,
    personal: true,
  }),
  rise: rate({
    group: assumed,
    label: 'Contributions rise by',
    unit: '% a year',
    default: basisPoints(300),
    min: { at: basisPoints(0), because: 'enter 0 when they stay the same' },
    max: { at: basisPoints(1_000), because: 'no wage rises by more than 10% each year for life' },
  }),
  spending: money({
    label: 'Wanted each month in retirement',
    hint: 'In the money of today.',
    default: ringgit(4_000),
    min: { at: ringgit(100), because: 'nobody lives on less than RM100 a month' },
    max: mostMonthly,
    personal: true,
  }),
  return: rate({
    group: assumed,
    label: 'Return of your savings',
    unit: '% a year',
    hint: `EPF has promised 2.5% at least. From ${dividends.firstYear} to ${dividends.lastYear} it paid ${formatRate(dividends.lowest)} to ${formatRate(dividends.highest)} a year.`,
    default: basisPoints(500),
    min: { at: basisPoints(0), because: 'a plan that loses money is none' },
    max: { at: basisPoints(1_200), because: 'nothing pays more than 12% a year for a lifetime' },
  }),
  inflation: rate({
    group: assumed,
    label: 'Rise of prices',
    unit: '% a year',
    default: basisPoints(250),
    min: { at: basisPoints(0), because: 'enter 0 to leave it out' },
    max: { at: basisPoints(800), because: 'prices here have not risen by more than 8% a year for long' },
  }),
} as const

type PlanValues = ValuesOf<typeof fields>

const fund = latest(providentFundRates)
const seniorFund = latest(seniorFundRates)

function planOf(values: PlanValues): RetirementPlan {
  return {
    age: values.age,
    retireAt: values['retire-at'],
    liveTo: values['live-to'],
    saved: values.saved,
    monthlyContribution: values.monthly,
    fund: values.epf ? { wage: values.wage, rates: fund.value, seniorRates: seniorFund.value } : null,
    contributionRise: values.rise,
    yearlyReturn: values.return,
    inflation: values.inflation,
    monthlySpending: values.spending,
  }
}

function work(values: PlanValues): CalculatorResult {
  const plan = planOf(values)
  if (plan.age > plan.retireAt) {
    return {
      kind: 'refusal',
      title: 'You are past that age',
      text: `You would stop working at ${plan.retireAt} but you are ${plan.age}. Enter a later age, or your own when you stop working now.`,
    }
  }
  if (plan.retireAt >= plan.liveTo) {
    return {
      kind: 'refusal',
      title: 'There is no retirement to pay for',
      text: `The money should last until ${plan.liveTo}, but you would work until ${plan.retireAt}. Enter a later age for the first or an earlier one for the second.`,
    }
  }
  const outlook = retirementOutlook(plan)
  if (outlook === null) {
    return {
      kind: 'refusal',
      title: 'These sums go beyond RM1 billion',
      text: 'Over so many years they grow too large to calculate. Enter smaller amounts, rates or fewer years.',
    }
  }
  return answer(plan, outlook)
}

function answer(plan: RetirementPlan, outlook: RetirementOutlook): Answer {
  const { savedAtRetirement, neededAtRetirement, gap, extraMonthly, runsOutAt } = outlook
  return {
    kind: 'answer',
    headline: {
      value: runsOutAt === null ? `Past ${plan.liveTo}` : `Until ${runsOutAt}`,
      unit: 'your savings last',
      basis: `from ${plan.retireAt} with ${formatRinggit(plan.monthlySpending)} a month in the money of today`,
      tone: runsOutAt === null ? 'gain' : 'cost',
    },
    figures: [
      { label: 'You will have', value: formatRinggit(savedAtRetirement, 'whole'), note: `At ${plan.retireAt}` },
      { label: 'You will need', value: formatRinggit(neededAtRetirement, 'whole'), note: `At ${plan.retireAt}` },
      { label: 'Missing', value: formatRinggit(gap, 'whole'), note: 'All in the money of today' },
      {
        label: 'More to put aside a month',
        value: extraMonthly === null ? 'No months left to save' : ringgitUp(extraMonthly),
        note: extraMonthly === null ? null : 'From now on, rising like the rest',
      },
    ],
    verdict: verdictOf(plan, outlook),
    chart: savingsChart(plan, outlook),
    tables: [pathTable(outlook)],
    steps: stepsOf(plan, outlook),
  }
}

/** In whole ringgit, any part of one up, so that what is put aside is never too little. */
const ringgitUp = (amount: Sen) => formatRinggit(sen(Math.ceil(amount / 100) * 100))

function verdictOf({ liveTo }: RetirementPlan, { gap, extraMonthly, runsOutAt }: RetirementOutlook): Verdict {
  if (runsOutAt === null) {
    return { tone: 'good', text: `Your savings last until ${liveTo} if returns and prices come as you assume.` }
  }
  const short = `Your savings run out when you are ${runsOutAt}, ${counted(liveTo - runsOutAt, 'year', 'years')} too early.`
  return {
    tone: 'warn',
    text:
      extraMonthly === null
        ? `${short} ${formatRinggit(gap, 'whole')} is missing: spend less a month or stop working later.`
        : `${short} Put ${ringgitUp(extraMonthly)} more aside a month, stop working later or spend less.`,
  }
}

function savingsChart({ age, retireAt, liveTo }: RetirementPlan, outlook: RetirementOutlook): Answer['chart'] {
  const at = pointsUpTo(liveTo - age).map((years) => age + years)
  const savedAt = new Map(outlook.path.map((point) => [point.age, point.savings]))
  const end = outlook.runsOutAt === null ? `and last until ${liveTo}` : `and run out when you are ${outlook.runsOutAt}`
  return {
    kind: 'lines',
    title: 'Your savings by age',
    description: `In the money of today they come to ${formatRinggit(outlook.savedAtRetirement, 'whole')} at ${retireAt} ${end}.`,
    quantity: 'money',
    axis: { name: 'Age', at },
    series: [{ name: 'Savings', tone: 'main', values: at.map((year) => savedAt.get(year) ?? 0) }],
  }
}

function pathTable({ path, contributions }: RetirementOutlook): Answer['tables'][number] {
  const putAside = new Map(contributions.map(({ age, own, fund: byFund }) => [age, { own, byFund }]))
  return {
    title: 'Year by year',
    columns: [
      { label: 'Age', kind: 'whole' },
      { label: 'Savings, in the money of today', kind: 'money' },
      { label: 'EPF a month, both sides, in the money of that year', kind: 'money' },
      { label: 'Besides EPF a month', kind: 'money' },
    ],
    rows: path.map(({ age, savings }) => {
      const { own, byFund } = putAside.get(age) ?? { own: 0, byFund: 0 }
      return [age, savings, byFund, own]
    }),
  }
}

function stepsOf(plan: RetirementPlan, outlook: RetirementOutlook): Answer['steps'] {
  const { age, retireAt, liveTo, saved, contributionRise, yearlyReturn, inflation } = plan
  const first = outlook.contributions[0]
  const real = ((1 + toFraction(yearlyReturn)) / (1 + toFraction(inflation))) ** (1 / 12) - 1
  const [have, need] = [
    formatRinggit(outlook.savedAtRetirement, 'sen'),
    formatRinggit(outlook.neededAtRetirement, 'sen'),
  ]
  return [
    step('EPF a month', plan.fund === null ? 'not counted' : fundRule, formatRinggit(first?.fund ?? sen(0), 'sen')),
    step(
      'Put aside a month at first',
      'your own savings and EPF contributions of both sides',
      formatRinggit(sen((first?.own ?? 0) + (first?.fund ?? 0)), 'sen'),
    ),
    step(
      'You will have',
      `${formatRinggit(saved)} and the contributions, rising by ${formatRate(contributionRise)}, grown at ${formatRate(yearlyReturn)} for ${counted(retireAt - age, 'year', 'years')}, ÷ (1 + ${formatRate(inflation)})^${retireAt - age}`,
      have,
    ),
    step(
      'Monthly return above inflation',
      `((1 + ${formatRate(yearlyReturn)}) ÷ (1 + ${formatRate(inflation)}))^(1/12) − 1`,
      `i = ${(real * 100).toFixed(4)}%`,
    ),
    step(
      'You will need',
      `worth at ${retireAt} of ${formatRinggit(plan.monthlySpending)} at the start of each of ${(liveTo - retireAt) * 12} months, at i`,
      need,
    ),
    step('Missing', `${need} − ${have}, not below RM0`, formatRinggit(outlook.gap, 'sen')),
    step(
      'Savings last',
      'spending taken out month by month until they are gone',
      outlook.runsOutAt === null ? `past ${liveTo}` : `until ${outlook.runsOutAt}`,
    ),
  ]
}

const { employee, employer } = fund.value
const { fromAge, toAge, employer: seniorPart } = seniorFund.value

/** The rule of the contributions, by the wage and the age of each year. */
const fundRule = `below ${fromAge}: ${formatRate(employee, 'trim')} of the wage from you, and from the employer ${formatRate(employer.part, 'trim')} to a wage of ${formatRinggit(employer.upTo)} or ${formatRate(employer.partAbove, 'trim')} above it; from ${fromAge}: ${formatRate(seniorPart, 'trim')} from the employer; from ${toAge}: nothing`

/** Whether savings last through retirement, and what is missing. */
export const retirementCalculator = defineCalculator({
  id: 'retirement',
  title: 'Retirement',
  purpose: 'How long your savings would last in retirement, and what more to put aside each month from now on.',
  group: 'planning',
  fields,
  work,
  assumptions: [
    'The same return before and after you stop working, every year; real returns go up and down.',
    `EPF contributions of a Malaysian until you stop working, by the wage and the age of each year: ${fundRule}. The rates below ${fromAge} hold since ${formatDate(fund.from)}, those from ${fromAge} since ${formatDate(seniorFund.from)}. The wage rises like your other contributions.`,
    'Contributions are made at the end of each month, spending at the start of each; spending rises with prices.',
    'Taking money out early, for a home or at 50 and 55, is not counted. That contributions end at 75 is general knowledge.',
  ],
  rounding:
    'Contributions of each year are rounded half up to the sen, savings run unrounded; amounts are shown to the ringgit or the sen, half up, the extra saving up to the ringgit.',
  sources: [fund.source, seniorFund.source, employerPartsSource, ...dividends.sources].filter(
    (source) => source !== null,
  ),
  listLink: () => null,
  related: ['emergency-fund', 'insurance-gap'],
})
