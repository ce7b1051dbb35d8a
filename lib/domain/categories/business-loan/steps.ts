import {
  afterMoratorium,
  type CreditCost,
  type GuaranteeFee,
  guaranteeTotal,
  invoiceOf,
  invoicesIn,
} from '../../calculators/business-credit'
import { knownValue } from '../../figures/figure'
import { figureWords } from '../../figures/figure-words'
import { wordsFor } from '../../products/words'
import { assertNever } from '../../values/assert-never'
import type { IsoDate } from '../../values/iso-date'
import { formatRinggit, type Sen, sen } from '../../values/money'
import { atRate, formatAnnualRate, formatRate } from '../../values/rate'
import type { SumStep } from '../category'
import { commonWords } from '../shared/common-words'
import { planWords } from '../shared/instalment-loan/words-plan'
import { forSort, publishedStep } from '../shared/steps'
import { type Deal, monthly, type Outcome, sbrOn, startCharges } from './deal'
import type { BusinessLoan } from './figures'
import { type BusinessLoanScenario, needText } from './scenario'
import { businessLoanWords } from './words'
import { businessLoanDetailWords, pricingText } from './words-detail'

const { steps: words } = businessLoanDetailWords
const { figures, choices } = businessLoanWords
const money = (amount: Sen) => formatRinggit(amount)
const known = (amount: Sen | null) => (amount === null ? figureWords.missing : formatRinggit(amount))
const step = (label: string, formula: string, amount: Sen): SumStep => ({ label, formula, result: money(amount) })

/** The lines of a sum by what they end in. */
interface Lines {
  /** Up to what is paid each time. */
  readonly regular: readonly SumStep[]
  /** From there to what is charged over the time. */
  readonly charge: readonly SumStep[]
}

function rateStep({ pricing, ends }: Deal, today: IsoDate): SumStep {
  const range = ends.low === ends.top ? '' : planWords.steps.upperEnd(pricingText(pricing))
  const from =
    pricing.kind === 'floating'
      ? words.reference(choices.reference[pricing.reference], pricing.at ?? sbrOn(today).value, pricing.spreadTo)
      : words.published(pricingText(pricing))
  return { label: words.rate, formula: `${from}${range}`, result: formatAnnualRate(ends.top) }
}

/** What the first months without principal come to; nothing where there are none. */
function firstLines(
  loan: BusinessLoan,
  { used, ends }: Deal,
  { months: first, owed, rows }: ReturnType<typeof afterMoratorium>,
): readonly SumStep[] {
  const [row] = rows
  if (row === undefined) return []
  return knownValue(loan.moratorium)?.interest === 'added'
    ? [step(words.firstOwed(first), words.firstOwedFormula(used, ends.top), owed)]
    : [step(words.firstCharge(wordsFor(loan), first), `${money(used)} × ${formatRate(ends.top)} ÷ 12`, row.charge)]
}

function instalmentLines(loan: BusinessLoan, deal: Deal, today: IsoDate): Lines {
  const { used, months, ends, top } = deal
  const { steps: kit } = planWords
  const moratorium = knownValue(loan.moratorium)
  const first = afterMoratorium({ amount: used, rate: ends.top, months, moratorium })
  const left = months - first.months
  const formula = ends.top === 0 ? `${money(first.owed)} ÷ ${left}` : kit.reducing(first.owed, left, ends.top)
  const interest = first.rows[0]?.charge ?? sen(0)
  const isPaid = first.months > 0 && moratorium?.interest === 'paid'
  const before = isPaid ? `${first.months} × ${money(interest)} + ` : ''
  return {
    regular: [rateStep(deal, today), ...firstLines(loan, deal, first), step(words.instalment, formula, top.regular)],
    charge: [
      step(words.last, kit.lastReducing(wordsFor(loan), first.owed, left - 1, ends.top), top.last),
      step(
        words.charge(wordsFor(loan)),
        `${before}${left - 1} × ${money(top.regular)} + ${money(top.last)} − ${money(used)}`,
        top.charge,
      ),
    ],
  }
}

function lineLines(
  loan: BusinessLoan,
  deal: Deal,
  { amount, used: percent }: BusinessLoanScenario,
  today: IsoDate,
): Lines {
  const { used, months, ends, top, unusedRate, commission } = deal
  const commissionMonth = atRate(used, commission)
  const unusedMonth = atRate(sen(amount - used), unusedRate, 1, 12)
  const interest = sen(top.regular - commissionMonth - unusedMonth)
  return {
    regular: [
      rateStep(deal, today),
      step(words.used, `${money(amount)} × ${percent}%`, used),
      step(words.chargeMonth(wordsFor(loan)), `${money(used)} × ${formatRate(ends.top)} ÷ 12`, interest),
      ...(commission === 0
        ? []
        : [step(words.commission, `${money(used)} × ${formatRate(commission)}`, commissionMonth)]),
      ...(unusedRate === 0
        ? []
        : [
            step(
              words.unusedMonth,
              `(${money(amount)} − ${money(used)}) × ${formatRate(unusedRate)} ÷ 12`,
              unusedMonth,
            ),
          ]),
      step(words.month, [interest, commissionMonth, unusedMonth].map(money).join(' + '), top.regular),
    ],
    charge: [step(words.time(months), `${months} × ${money(top.regular)}`, sen(top.charge + top.unused))],
  }
}

function invoiceLines(deal: Deal, { amount, used: percent, days }: BusinessLoanScenario): Lines {
  const { used, margin, months, ends, pricing, top } = deal
  const every = pricing.kind === 'discount' ? pricing.every : 30
  const invoice = invoiceOf(used, margin)
  const times = invoicesIn({ days, months })
  return {
    regular: [
      step(words.advanced, `${money(amount)} × ${percent}%`, used),
      step(words.invoice, `${money(used)} ÷ ${formatRate(margin, 'trim')}`, invoice),
      step(words.discount, `${money(invoice)} × ${formatRate(ends.top)} × ${days} ÷ ${every}`, top.regular),
      { label: words.times, formula: words.timesFormula(months, days), result: String(times) },
    ],
    charge: [step(words.time(months), `${times} × ${money(top.regular)}`, top.charge)],
  }
}

function advanceLines({ used, months, ends, top }: Deal): Lines {
  const repaid = sen(used + top.charge)
  return {
    regular: [
      step(words.repaid, `${money(used)} × ${formatRate(ends.top, 'trim')}`, repaid),
      step(words.instalment, `${money(repaid)} ÷ ${months}`, top.regular),
    ],
    charge: [step(words.fixedCharge, `${money(repaid)} − ${money(used)}`, top.charge)],
  }
}

function linesOf(loan: BusinessLoan, deal: Deal, scenario: BusinessLoanScenario, today: IsoDate): Lines {
  switch (deal.method) {
    case 'instalments':
      return instalmentLines(loan, deal, today)
    case 'line':
      return lineLines(loan, deal, scenario, today)
    case 'invoice':
      return invoiceLines(deal, scenario)
    case 'advance':
      return advanceLines(deal)
    default:
      return assertNever(deal.method)
  }
}

/** Each year's fee of the guarantee by itself, then all of them; of one fee, the one line. */
function guaranteeLines(
  { fee, cover, when }: GuaranteeFee,
  method: Deal['method'],
  top: CreditCost,
): readonly SumStep[] {
  const whole = words.guarantee(fee, cover, when, method === 'line')
  const formulaOf = (owed: Sen) => `${money(owed)} × ${formatRate(cover, 'trim')} × ${formatRate(fee)}`
  const [only, ...more] = top.guarantee
  if (only !== undefined && more.length === 0) return [step(whole, formulaOf(only.owed), only.fee)]
  return [
    ...top.guarantee.map((paid, at) => step(words.guaranteeYear(at + 1), formulaOf(paid.owed), paid.fee)),
    step(whole, top.guarantee.map((paid) => money(paid.fee)).join(' + '), guaranteeTotal(top)),
  ]
}

/** The fees of the first day and of the guarantee, and what comes back. */
function feeLines(loan: BusinessLoan, { fees, guarantee, method, top }: Deal): readonly SumStep[] {
  const charged = startCharges.flatMap((name, at): readonly SumStep[] => {
    const fee = fees.each[at] ?? null
    if (fee === 0) return []
    const figure = businessLoanWords.figures[name]
    return [{ label: figure.label, formula: commonWords.steps.asPublished, result: known(fee) }]
  })
  const rebate = knownValue(loan.rebate)
  return [
    ...charged,
    ...(guarantee === null ? [] : guaranteeLines(guarantee, method, top)),
    ...(rebate === null || method !== 'instalments'
      ? []
      : [step(words.rebate, words.rebateFormula(rebate.rate, rebate.months), top.rebate)]),
  ]
}

const notKnown = (label: string): SumStep => ({ label, formula: words.feesUnknown, result: commonWords.notKnown })

function totalStep({ isFloor, fees, top }: Deal): SumStep {
  if (isFloor) return notKnown(words.total)
  const plus = [sen(top.charge + top.unused), ...fees.each.map((fee) => fee ?? sen(0)), guaranteeTotal(top)]
  const counted = plus.filter((amount, at) => at === 0 || amount !== 0).map(money)
  const back = top.rebate === 0 ? '' : ` − ${money(top.rebate)}`
  return step(words.total, `${counted.join(' + ')}${back}`, top.total)
}

function rateSteps(
  { isFloor, method, used, months, fees, top }: Deal,
  { days }: BusinessLoanScenario,
): readonly SumStep[] {
  if (isFloor || top.rate === null) return [notKnown(words.rateAll)]
  const result = formatAnnualRate(top.rate)
  if (method === 'invoice') {
    const times = invoicesIn({ days, months })
    return [
      { label: words.rateAll, formula: `${money(top.total)} ÷ ${money(used)} × 365 ÷ (${days} × ${times})`, result },
    ]
  }
  const taken = [...fees.each.map((fee) => fee ?? sen(0)), top.guarantee[0]?.fee ?? sen(0)].filter(
    (amount) => amount !== 0,
  )
  return [
    step(words.inHand, [used, ...taken].map(money).join(' − '), top.paidOut),
    { label: words.rateAll, formula: words.rateFormula(top.paidOut, months), result },
  ]
}

function speedSteps({ decisionDays, disbursalDays }: BusinessLoan): readonly SumStep[] {
  const [decision, payout] = [knownValue(decisionDays), knownValue(disbursalDays)]
  if (decision === null || payout === null) return []
  const result = figures.decisionDays.print(decision + payout)
  return [{ label: words.days, formula: `${decision} + ${payout}`, result, sort: 'speed' }]
}

/**
 * The sum behind a facility at the upper end of its price, then the sums of the orders, each line with the numbers that it
 * uses.
 */
export function businessLoanSteps(
  loan: BusinessLoan,
  outcome: Outcome,
  scenario: BusinessLoanScenario,
  today: IsoDate,
): readonly SumStep[] {
  const most = knownValue(loan.maxAmount)
  const published = most === null ? [] : [publishedStep('most', words.most, money(most))]
  if (outcome.kind === 'none') {
    const none = { label: commonWords.steps.noSum, formula: needText(scenario), result: outcome.reason }
    return [none, ...speedSteps(loan), ...published]
  }
  const { regular, charge } = linesOf(loan, outcome, scenario, today)
  const fees = feeLines(loan, outcome)
  const whole = [...regular, ...charge, ...fees, totalStep(outcome)]
  const rate = rateSteps(outcome, scenario)
  const perMonth =
    outcome.method === 'invoice'
      ? [...charge, step(words.month, `${money(outcome.top.charge)} ÷ ${outcome.months}`, monthly(outcome))]
      : []
  return [
    ...whole,
    ...rate,
    ...forSort('cost', whole),
    ...forSort('rate', [...whole, ...rate]),
    ...forSort('monthly', [...regular, ...perMonth]),
    ...speedSteps(loan),
    ...published,
  ]
}
