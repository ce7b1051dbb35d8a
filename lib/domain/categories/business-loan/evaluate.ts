import { guaranteeTotal } from '../../calculators/business-credit'
import { oldRateOf } from '../../country-rates/old-rate'
import { knownValue } from '../../figures/figure'
import { figureWords } from '../../figures/figure-words'
import type { Fact, FigureState } from '../../figures/row'
import { wordsFor } from '../../products/words'
import type { IsoDate } from '../../values/iso-date'
import { formatRinggit, type Sen, sen } from '../../values/money'
import type { Evaluation, Headline, ProductCondition, SortValue } from '../category'
import { commonConditions } from '../shared/conditions'
import { oldestCheck, sortValue, worstState } from '../shared/facts'
import { amountRange } from '../shared/instalment-loan/ranges'
import { lazyEvaluation } from '../shared/lazy-evaluation'
import { isOwn } from '../shared/own'
import { perDay } from '../shared/per-day'
import { statesOf } from '../shared/yearly'
import { type Deal, dealFor, monthly, type Outcome, sbrOn, startCharges } from './deal'
import { type BusinessLoan, businessLoanReader } from './figures'
import { isForSomeOwners, securityText } from './firm'
import { type BusinessLoanScenario, needText } from './scenario'
import { businessLoanSteps } from './steps'
import { businessLoanWords } from './words'

const { headline: words, facts: factWords, conditions: chips, ranges } = businessLoanWords

interface States {
  /** What the payments need. */
  readonly price: FigureState
  /** The same with every fee. */
  readonly cost: FigureState
  readonly speed: FigureState
}

/** How fresh what a facility comes to is on a day. */
const statesFor = perDay((loan: BusinessLoan, today): States => {
  const limits = (['minAmount', 'maxAmount', 'minMonths', 'maxMonths', 'margin'] as const).filter(
    (name) => loan[name].state !== 'missing',
  )
  const need = (names: readonly Parameters<typeof businessLoanReader.need>[1][]) =>
    statesOf(
      names.map((name) => businessLoanReader.need(loan, name)),
      loan.sources,
      today,
    )
  const price = worstState(need(['pricing', ...limits]))
  const extra = (['commitment', 'commission', 'rebate', 'moratorium'] as const).filter(
    (name) => loan[name].state !== 'missing',
  )
  const cost = worstState([price, ...need([...startCharges, 'scheme', ...extra])])
  return { price, cost, speed: worstState(need(['decisionDays', 'disbursalDays'])) }
})

/** `8.64%`, `7.90–9.10%`; null where no rate fits. */
function rateText({ top, low }: Deal): string | null {
  const least = low().rate
  return top.rate === null || least === null ? null : ranges.rates(least, top.rate)
}

function lineText(deal: Deal): string {
  return words.monthly(amountRange(monthly(deal, deal.low()), monthly(deal)))
}

function headlineOf(
  loan: BusinessLoan,
  outcome: Outcome,
  scenario: BusinessLoanScenario,
  states: States,
  today: IsoDate,
): Headline {
  const checkedOn = oldestCheck(loan.sources, loan.pricing)
  const said = needText(scenario)
  if (outcome.kind === 'none') {
    const basis = words.notRanked(said)
    return { value: outcome.reason, unit: '', basis, tone: 'plain', state: 'missing', checkedOn }
  }
  const { ends, months, otherTerm } = outcome
  const rate = outcome.isFloor ? null : rateText(outcome)
  const term = otherTerm === null ? '' : words.other(months)
  const used = outcome.used === scenario.amount ? '' : words.used(outcome.used)
  const first = outcome.method === 'instalments' ? (knownValue(loan.moratorium)?.months ?? 0) : 0
  const later = first === 0 ? '' : words.moratorium(Math.min(first, months - 1))
  const old = outcome.pricing.kind === 'floating' && outcome.pricing.at === null ? sbrOn(today) : null
  const oldRate = old === null ? null : oldRateOf(factWords.sbr, old, today)
  return {
    value: rate ?? businessLoanWords.sorts.rate.missing,
    unit: rate === null ? '' : words.unit,
    line: lineText(outcome),
    basis: `${words.basis(said)}${used}${term}${later}${ends.low === ends.top ? '' : words.range}`,
    tone: 'plain',
    state: rate === null ? 'missing' : states.cost,
    checkedOn,
    ...(oldRate && { oldRate }),
  }
}

/** What of the total is a fee. */
function feesOf({ fees, top }: Deal): Sen {
  return sen((fees.total ?? 0) + guaranteeTotal(top) + top.unused)
}

function costFact(loan: BusinessLoan, outcome: Outcome, states: States): Fact {
  const fact = { id: 'total', label: factWords.cost, checkedOn: oldestCheck(loan.sources, loan.pricing) }
  if (outcome.kind === 'none') return { ...fact, value: factWords.none, note: null, state: 'missing' }
  if (outcome.otherTerm !== null) return { ...fact, value: outcome.otherTerm, note: null, state: 'missing' }
  if (outcome.isFloor) {
    return { ...fact, value: figureWords.missing, note: businessLoanWords.sorts.cost.missing, state: 'missing' }
  }
  const fees = feesOf(outcome)
  const note = fees === 0 ? factWords.noFees : factWords.fees(fees)
  return { ...fact, value: formatRinggit(outcome.top.total, 'whole'), note, state: states.cost }
}

/** Days from an application until the money is there; null where one part is not published. */
export function daysToMoney({ decisionDays, disbursalDays }: BusinessLoan): number | null {
  const [decision, payout] = [decisionDays, disbursalDays].map((figure) => knownValue(figure))
  return decision === null || decision === undefined || payout === null || payout === undefined
    ? null
    : decision + payout
}

function factsOf(loan: BusinessLoan, outcome: Outcome, states: States, today: IsoDate): readonly Fact[] {
  const days = daysToMoney(loan)
  const { label, note } = factWords.speed
  const security = businessLoanReader.fact(loan, 'security', today, { label: factWords.security.label })
  return [
    costFact(loan, outcome, states),
    { ...security, value: securityText(loan) ?? security.value },
    {
      id: 'speed',
      label,
      value: days === null ? figureWords.missing : businessLoanWords.figures.decisionDays.print(days),
      note: days === null ? null : note,
      state: days === null ? 'missing' : states.speed,
      checkedOn: oldestCheck(loan.sources, loan.decisionDays, loan.disbursalDays),
    },
  ]
}

function conditionsOf(loan: BusinessLoan, today: IsoDate): readonly ProductCondition[] {
  const guarantee = knownValue(loan.personalGuarantee)
  const { kind } = loan.issuer
  const own: readonly [boolean, ProductCondition][] = [
    [isForSomeOwners(loan), { label: chips.programme, tone: 'warn' }],
    [guarantee === 'always', { label: chips.you, tone: 'warn' }],
    [guarantee === 'directors', { label: chips.directors, tone: 'warn' }],
    [knownValue(loan.pricing)?.kind === 'floating', { label: chips.floating, tone: 'warn' }],
    [(knownValue(loan.commitment) ?? 0) > 0, { label: chips.unused, tone: 'warn' }],
    [loan.yearlyReview, { label: chips.review, tone: 'plain' }],
    [loan.scheme.state === 'known', { label: chips.scheme(wordsFor(loan)), tone: 'plain' }],
    [kind === 'money-lender' || kind === 'p2p-operator', { label: chips.notBank, tone: 'plain' }],
  ]
  return [...own.filter(([holds]) => holds).map(([, chip]) => chip), ...commonConditions(loan, today)]
}

function sortValuesOf(loan: BusinessLoan, outcome: Outcome, states: States): Evaluation['sortValues'] {
  const speed = sortValue(daysToMoney(loan), states.speed)
  const most = sortValue(knownValue(loan.maxAmount), states.price)
  if (outcome.kind === 'none') {
    const missing: SortValue = { state: 'missing', words: outcome.reason }
    // A case that is refused has no place at all; a price that is not published says nothing about days and limits.
    const rest = loan.pricing.state === 'missing'
    return {
      cost: missing,
      rate: missing,
      monthly: missing,
      speed: rest ? speed : missing,
      most: rest ? most : missing,
    }
  }
  const { top, otherTerm, isFloor } = outcome
  const forTerm = (value: Sen | null, state: FigureState) =>
    sortValue(otherTerm === null ? value : null, state, otherTerm)
  return {
    cost: forTerm(isFloor ? null : top.total, states.cost),
    rate: sortValue(isFloor ? null : top.rate, states.cost),
    monthly: forTerm(monthly(outcome), states.price),
    speed,
    most,
  }
}

/**
 * Evaluates a facility for a business and what it needs, whatever its kind. `cost` and `monthly` are in sen, `rate` in basis
 * points a year, `speed` in days, `most` in sen. A facility that ends sooner than the money is needed has the rate of its own
 * longest term, and no place by its total.
 */
export function evaluateBusinessLoan(loan: BusinessLoan, scenario: BusinessLoanScenario, today: IsoDate): Evaluation {
  const outcome = dealFor(loan, scenario, today)
  const states = statesFor(loan, today)
  const balance =
    outcome.kind === 'none' || outcome.isFloor || outcome.otherTerm !== null
      ? null
      : { takes: outcome.top.total, gives: sen(0) }
  return lazyEvaluation(sortValuesOf(loan, outcome, states), balance, () => ({
    headline: () => headlineOf(loan, outcome, scenario, states, today),
    facts: () => factsOf(loan, outcome, states, today),
    conditions: () => (isOwn(loan) ? [] : conditionsOf(loan, today)),
    steps: () => businessLoanSteps(loan, outcome, scenario, today),
  }))
}
