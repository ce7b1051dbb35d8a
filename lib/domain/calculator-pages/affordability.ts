import { type Affordability, affordability, loanFor } from '../calculators/affordability'
import { buyingCosts } from '../calculators/buying-costs'
import { debtServiceRatio } from '../calculators/loan'
import { type DatedList, ruleOn } from '../country-rates/dated'
import { legalFeeScales } from '../country-rates/legal-fees'
import { propertyDuties } from '../country-rates/property-duty'
import { formatDate, type IsoDate, isoDate } from '../values/iso-date'
import { formatRinggit, type Sen, sen } from '../values/money'
import { basisPoints, formatAnnualRate, formatRate, fromFraction } from '../values/rate'
import { counted } from '../values/words'
import { type AffordabilityValues, affordabilityFields } from './affordability-fields'
import { defineCalculator, step } from './calculator'
import type { Answer, CalculatorResult, Refusal, ResultFigure, Verdict } from './result'

/** The part of net income that lenders commonly let repayments take on a lower income, and on others. */
const usualLimits = { lower: basisPoints(6_000), others: basisPoints(7_000) }

/** Where duties and fees were read. */
const costSources = [...new Set([...propertyDuties, ...legalFeeScales].map(({ source }) => source))]

/** Changes of the rate that the table shows, in basis points. */
const shownChanges = [0, 25, 50, 100, 150, 200, 300]

/** Everything that a purchase of a home on a day costs besides its price. */
function costsOn({ buyer, disbursements, valuation }: AffordabilityValues, day: IsoDate) {
  return (price: Sen, loan: Sen) =>
    buyingCosts({ price, loan, buyer, disbursements, valuation, day, fromDeveloper: false, discount: basisPoints(0) })
}

/** In whole ringgit, any part of one dropped, so that what is shown stays within the limit. */
const ringgitDown = (amount: Sen) => formatRinggit(sen(Math.floor(amount / 100) * 100))

function work(values: AffordabilityValues, today: IsoDate): CalculatorResult {
  const { income, rate: yearly, years, ratio, stress } = values
  const costs = costsOn(values, today)
  const within = affordability(
    { ...values, months: years * 12, netIncome: income, cap: ratio },
    (price, loan) => costs(price, loan).total,
  )
  if (within.instalment === 0) return noRoom(values)
  return {
    kind: 'answer',
    headline: {
      value: ringgitDown(within.stressedLoan),
      unit: 'most you could borrow',
      basis:
        stress === 0
          ? `over ${counted(years, 'year', 'years')} at ${formatAnnualRate(yearly)}, with no room for a rise of the rate`
          : `over ${counted(years, 'year', 'years')} at ${formatAnnualRate(within.stressedRate)}, so that a rise of ${formatRate(stress)} still fits`,
      tone: 'plain',
    },
    figures: [
      { label: 'Instalment that fits', value: formatRinggit(within.instalment, 'sen'), note: 'A month' },
      homeFigure(within),
      ...(stress === 0
        ? []
        : [
            {
              label: 'Without the rise',
              value: ringgitDown(within.loan),
              note: `At ${formatAnnualRate(yearly)}`,
            },
          ]),
      {
        label: 'You would repay',
        value: ratioText(values, within.instalment),
        note: `Of your net income; ${ratioText(values, sen(0))} today`,
      },
      { label: 'Left to live on', value: formatRinggit(within.left, 'sen'), note: 'A month, after all repayments' },
    ],
    verdict: verdictOf(values, within),
    chart: incomeChart(values, within),
    tables: [rateTable(values, within)],
    steps: stepsOf(values, within, today),
  }
}

function noRoom({ income, commitments, living, ratio }: AffordabilityValues): Refusal {
  const limit = sen(Math.floor((income * ratio) / 10_000))
  const why =
    commitments >= limit
      ? `Your repayments already take ${formatRinggit(commitments)} of the ${formatRinggit(limit)} that may go to them.`
      : `Repayments of ${formatRinggit(commitments)} and ${formatRinggit(living)} to live on take your whole net income of ${formatRinggit(income)}.`
  return {
    kind: 'refusal',
    title: 'There is no room for another instalment',
    text: `${why} Repay or reduce a debt first. AKPK gives free advice on akpk.org.my.`,
  }
}

function homeFigure({ home }: Affordability): ResultFigure {
  const label = 'Home within reach'
  if (home === null) return { label, value: 'None yet', note: 'Your savings do not pay the costs of buying' }
  const [down, costs] = [formatRinggit(home.downPayment, 'whole'), formatRinggit(home.costs, 'whole')]
  return {
    label,
    value: formatRinggit(home.price, 'whole'),
    note: `${down} down and ${costs} of costs, from your savings`,
  }
}

/** The part of the net income that repayments take with an instalment on top. */
function ratioText({ income, commitments }: AffordabilityValues, instalment: Sen): string {
  const ratio = debtServiceRatio(sen(commitments + instalment), income)
  return ratio === null ? 'Not known' : formatRate(fromFraction(ratio))
}

function verdictOf(values: AffordabilityValues, { instalment, left }: Affordability): Verdict {
  const part = (debtServiceRatio(sen(values.commitments + instalment), values.income) ?? 0) * 10_000
  const after = `With the new instalment, repayments take ${ratioText(values, instalment)} of your income and leave ${formatRinggit(left)} a month to live on.`
  const rise = values.stress === 0 ? ' Any rise of the rate takes more than that.' : ''
  const [lower, others] = [formatRate(usualLimits.lower, 'trim'), formatRate(usualLimits.others, 'trim')]
  if (part > usualLimits.lower) {
    const limits = `Lenders commonly stop at ${lower} for lower incomes and ${others} for others`
    return { tone: 'warn', text: `${after}${rise} ${limits}: yours may offer less.` }
  }
  return {
    tone: values.stress === 0 ? 'warn' : 'good',
    text: `${after}${rise} That is within the ${lower} that lenders commonly allow lower incomes.`,
  }
}

function incomeChart(
  { income, commitments }: AffordabilityValues,
  { instalment, left }: Affordability,
): Answer['chart'] {
  return {
    kind: 'bars',
    title: 'Where your income goes',
    description: `Of ${formatRinggit(income)} a month ${formatRinggit(commitments)} goes to repayments now. With the new loan ${formatRinggit(left)} is left for everything else.`,
    quantity: 'money',
    axis: { name: 'Month', at: ['Now', 'With the new loan'] },
    series: [
      { name: 'Repayments you make', tone: 'cost', values: [commitments, commitments] },
      { name: 'New instalment', tone: 'second', values: [0, instalment] },
      { name: 'Left to live on', tone: 'gain', values: [sen(income - commitments), left] },
    ],
  }
}

function rateTable(
  { rate: yearly, years }: AffordabilityValues,
  { instalment }: Affordability,
): Answer['tables'][number] {
  return {
    title: 'What fits as rates rise',
    columns: [
      { label: 'Rate', kind: 'rate' },
      { label: 'Instalment', kind: 'money' },
      { label: 'Most you could borrow', kind: 'money' },
    ],
    rows: shownChanges.map((change) => {
      const raised = basisPoints(yearly + change)
      return [raised, instalment, Math.floor(loanFor(instalment, raised, years * 12) + 1e-6)]
    }),
  }
}

function stepsOf(values: AffordabilityValues, within: Affordability, today: IsoDate): Answer['steps'] {
  const { income, commitments, living, savings, ratio, rate: yearly, stress, years, margin } = values
  const [earned, repaid] = [formatRinggit(income), formatRinggit(commitments)]
  const loan = formatRinggit(within.stressedLoan, 'sen')
  return [
    step(
      'Instalment that fits',
      `the smaller of ${earned} × ${formatRate(ratio)} − ${repaid} and ${earned} − ${repaid} − ${formatRinggit(living)} to live on`,
      formatRinggit(within.instalment, 'sen'),
    ),
    step('Rate with the rise', `${formatRate(yearly)} + ${formatRate(stress)}`, formatRate(within.stressedRate)),
    step(
      'Most you could borrow',
      `instalment × (1 − (1 + i)^−${years * 12}) ÷ i, with i = ${formatRate(within.stressedRate)} ÷ 12`,
      loan,
    ),
    ...homeSteps(values, within, today),
    step(
      'Home within reach',
      `the highest price, in whole ringgit, whose down payment and costs are within ${formatRinggit(savings)}, with a loan of at most ${formatRate(margin)} of it and ${loan}`,
      within.home === null ? 'none' : formatRinggit(within.home.price),
    ),
  ]
}

/** The costs at the price that is within reach, line by line. */
function homeSteps(values: AffordabilityValues, { home }: Affordability, today: IsoDate): Answer['steps'] {
  if (home === null) return []
  const { duties, saleFee, loanFee, feeTax, disbursements, valuation, total } = costsOn(values, today)(
    home.price,
    home.loan,
  )
  const text = (amount: Sen) => formatRinggit(amount, 'sen')
  const since = (rules: DatedList<unknown>) => formatDate(ruleOn(rules, today).from)
  return [
    step('Down payment', `${formatRinggit(home.price)} − a loan of ${text(home.loan)}`, text(home.downPayment)),
    step(
      'Costs of buying',
      `stamp duty by the rule since ${since(propertyDuties)}, ${text(duties.transfer)} on the transfer and ${text(duties.loan)} on the loan, lawyers by the scale since ${since(legalFeeScales)}, ${text(saleFee)} and ${text(loanFee)} with ${text(feeTax)} tax, disbursements ${text(disbursements)}, valuation ${text(valuation)}`,
      text(total),
    ),
  ]
}

/** The loan and the home that an income carries, with room for a rise of the rate. */
export const affordabilityCalculator = defineCalculator({
  id: 'affordability',
  title: 'What you can afford to borrow',
  purpose: 'The instalment, the home loan and the price that your income carries, with the cost of buying.',
  group: 'borrowing',
  fields: affordabilityFields,
  work,
  assumptions: [
    'A lender looks at repayments against net income; each sets its own limit, and none is promised here.',
    'Equal instalments on the reducing balance, one a month.',
    'The instalment leaves what you say you need to live on, and everything is judged with the new instalment counted.',
    'Buying costs are stamp duty, lawyers’ fees of the scale in Peninsular Malaysia without a discount, 8% service tax on them (general knowledge), disbursements and valuation, by the rules of today; the steps say since when each holds. A home from a developer costs less in fees. How the 8% of foreign buyers treats a part of RM100 is not known: it is taken on the price itself.',
    'Lenders commonly stop at 60% of net income for lower incomes and 70% for others; some go to 80% on high ones.',
  ],
  rounding:
    'The instalment is rounded down to the sen, loans and the price down to the ringgit where they are shown, so that the limit is never passed; costs half up.',
  sources: [
    {
      title: 'PropCashflow, debt service ratio of Malaysian banks',
      url: 'https://propcashflow.my/blog/home-loan-eligibility-dsr-malaysia',
      checkedOn: isoDate('2026-11-20'),
    },
    {
      title: 'The X Banker, margin of finance by number of homes',
      url: 'http://thexbanker.blogspot.com/2013/11/thinking-of-buying-property-but-unsure.html',
      checkedOn: isoDate('2026-11-20'),
    },
    ...costSources,
  ].filter((source) => source !== null),
  listLink: () => null,
  related: ['personal-loan-instalment', 'effective-rate-converter'],
})
