import { wordsFor } from '../../products/words'
import { formatDate, type IsoDate } from '../../values/iso-date'
import { formatRinggit, type Sen, sen } from '../../values/money'
import { atRate, basisPoints, formatAnnualRate, formatRate } from '../../values/rate'
import type { SumStep } from '../category'
import { forSort, sumStep } from '../shared/steps'
import { cashSteps } from './cost-steps'
import { type HomeLoan, spreadText } from './figures'
import { afterRise, floatingRate, type HomeOffer, isFixed, isPaidKnown, type Offered, type Rise, rises } from './offer'
import { type HomeLoanScenario, homeLoanScenarioText } from './scenario'
import { homeLoanStepWords as words } from './words-steps'

const money = (amount: Sen) => formatRinggit(amount)
const exact = (amount: Sen) => formatRinggit(amount, 'sen')
const annual = (rate: number) => formatAnnualRate(basisPoints(rate))

function loanStep(own: HomeLoan, { price, margin, loan }: HomeLoanScenario, { amount }: Offered): SumStep {
  const product = `${money(price)} × ${formatRate(margin)}`
  const part = atRate(price, margin) === amount ? product : words.toTheRinggit(product)
  return {
    label: words.loan(wordsFor(own)),
    formula: loan === 0 ? part : words.entered(money(price)),
    result: exact(amount),
  }
}

/** The reference rate and the spread of a rate that follows it; none for a rate that is fixed. */
function partSteps(offer: Offered): readonly SumStep[] {
  const { pricing, reference } = offer
  if (pricing.kind === 'fixed' || isFixed(offer)) return []
  return [
    { label: words.reference, formula: words.since(formatDate(reference.from)), result: annual(reference.value) },
    { label: words.spread, formula: words.published, result: formatRate(pricing.spread) },
  ]
}

/** Reference rate and spread added up, held down by the ceiling of Islamic financing. */
function floatingStep(label: string, { pricing, reference, ceiling }: Offered): readonly SumStep[] {
  if (pricing.kind === 'fixed') return []
  const formula = `${formatRate(reference.value)} ${spreadText(pricing.spread)}`
  const rate = floatingRate(reference.value, pricing.spread, ceiling)
  const capped = ceiling !== null && reference.value + pricing.spread > ceiling
  return [{ label, formula: capped ? words.capped(formula, formatRate(ceiling)) : formula, result: annual(rate) }]
}

/** The rates of a tenure, each with what it is made of. That of a single phase is the effective rate. */
function rateSteps(loan: HomeLoan, offer: Offered): readonly SumStep[] {
  const { pricing } = offer
  const effective = words.effective(wordsFor(loan))
  if (pricing.kind === 'floating') return [...partSteps(offer), ...floatingStep(effective, offer)]
  if (isFixed(offer)) return [{ label: effective, formula: words.fixedAll, result: annual(pricing.rate) }]
  const years = pricing.kind === 'fixed-first' ? pricing.years : 0
  const first = { label: words.fixedRate(years), formula: words.published, result: annual(pricing.rate) }
  return [first, ...partSteps(offer), ...floatingStep(words.laterRate, offer)]
}

/** The instalment of each phase, with what is owed before it. */
function instalmentSteps(loan: HomeLoan, { plan, amount }: Offered): readonly SumStep[] {
  const own = wordsFor(loan)
  const [first, later] = plan.phases
  if (first === undefined) return []
  const formula = words.spreadOver(money(amount), first.left, formatRate(first.rate))
  const result = exact(first.instalment)
  if (later === undefined) return [{ label: words.instalment, formula, result }]
  const years = first.months / 12
  return [
    { label: words.firstInstalment(years), formula, result },
    {
      label: words.owed(years),
      formula: words.leftAfter(money(amount), words.instalments(first.times), formatRate(first.rate), own),
      result: exact(later.owed),
    },
    {
      label: words.laterInstalment(years + 1),
      formula: words.spreadOver(money(later.owed), later.left, formatRate(later.rate)),
      result: exact(later.instalment),
    },
  ]
}

function lastStep(loan: HomeLoan, { plan }: Offered): readonly SumStep[] {
  const phase = plan.phases.at(-1)
  if (phase === undefined) return []
  const paid = words.instalments(phase.times)
  const formula = words.leftAfter(money(phase.owed), paid, formatRate(phase.rate), wordsFor(loan))
  return [{ label: words.last, formula, result: exact(plan.last) }]
}

/** The effective rate of a loan whose rate changes; that of any other stands among its rates. */
function solvedStep(loan: HomeLoan, { plan, amount, effective }: Offered): readonly SumStep[] {
  if (plan.phases.length === 1) return []
  const payments = plan.phases.map(({ times, instalment }) => words.payments(times, money(instalment))).join(words.and)
  const formula = words.solved(money(amount), payments, money(plan.last))
  const result = effective === null ? words.notKnown : formatAnnualRate(effective)
  return [{ label: words.effective(wordsFor(loan)), formula, result }]
}

/** The instalment after one rise of the reference rate. */
function riseStep(offer: Offered, rise: Rise): SumStep {
  const { pricing, ceiling, plan } = offer
  const { rate, instalment } = afterRise(offer, rise)
  const label = words.instalmentAt(formatRate(basisPoints(rise)).replace('%', ''))
  const phase = plan.phases.at(-1)
  if (phase === undefined || pricing.kind === 'fixed' || isFixed(offer)) {
    return { label, formula: words.rateFixed, result: exact(instalment) }
  }
  const risen = `${formatRate(phase.rate)} + ${formatRate(basisPoints(rise))}`
  const held = rate < phase.rate + rise && ceiling !== null
  const shown = held ? words.ceiling(formatRate(ceiling)) : `(${risen})`
  return { label, formula: words.spreadOver(money(phase.owed), phase.left, shown), result: exact(instalment) }
}

function repaidStep({ plan }: Offered): SumStep {
  const level = plan.phases.map(({ times, instalment }) => `${times} × ${money(instalment)}`)
  return { label: words.repaid, formula: [...level, money(plan.last)].join(' + '), result: exact(plan.totalRepaid) }
}

function accountSteps(loan: HomeLoan, { years, parked }: HomeLoanScenario, offer: Offered): readonly SumStep[] {
  const { accountFees, saved } = offer
  const fee = loan.accountFee.state === 'known' ? loan.accountFee.value : sen(0)
  const fees =
    accountFees === null
      ? [{ label: words.accountFees, formula: words.notPublished, result: words.notPublished }]
      : [{ label: words.accountFees, formula: `${years * 12} × ${money(fee)}`, result: exact(accountFees) }]
  const kept = { label: words.saved, formula: words.savedFormula(money(parked), wordsFor(loan)), result: exact(saved) }
  return [...(accountFees === 0 ? [] : fees), ...(saved === 0 ? [] : [kept])]
}

function paidStep({ plan, accountFees, cash, saved, paid }: Offered): SumStep {
  if (paid === null || accountFees === null || cash.costs === null) {
    return { label: words.paid, formula: words.unknown, result: words.notKnown }
  }
  const added = [plan.totalRepaid, accountFees, cash.costs].filter((part) => part !== 0)
  return sumStep(words.paid, added, saved === 0 ? [] : [saved])
}

/** The sum of everything; while a home is built, what is charged until then comes on top of it, and nobody knows how much. */
function paidSteps(loan: HomeLoan, scenario: HomeLoanScenario, offer: Offered): readonly SumStep[] {
  const sum = paidStep(offer)
  if (isPaidKnown(loan, scenario)) return [sum]
  const own = wordsFor(loan)
  return [
    { ...sum, label: words.paidAfter(own) },
    { label: words.paid, formula: words.untilCompleted(own), result: words.notKnown },
  ]
}

function costStep(loan: HomeLoan, { amount, paid }: Offered): readonly SumStep[] {
  return paid === null ? [] : [sumStep(words.cost(wordsFor(loan)), [paid], [amount])]
}

/**
 * How the figures of a home loan were worked out, then the lines of each order. Each line uses only what is published, the
 * visitor's purchase and the lines before it.
 */
export function homeLoanSteps(
  loan: HomeLoan,
  scenario: HomeLoanScenario,
  offer: HomeOffer,
  today: IsoDate,
): readonly SumStep[] {
  if (offer.kind === 'none') {
    return [{ label: words.why, formula: homeLoanScenarioText(scenario), result: offer.reason }]
  }
  const amount = loanStep(loan, scenario, offer)
  const rates = rateSteps(loan, offer)
  const instalments = instalmentSteps(loan, offer)
  const last = lastStep(loan, offer)
  const solved = solvedStep(loan, offer)
  const { costs, total, cash } = cashSteps(loan, scenario, offer, today)
  const repaid = [...instalments, ...last, repaidStep(offer), ...accountSteps(loan, scenario, offer)]
  const sumOfAll = paidSteps(loan, scenario, offer)
  const paid = [...costs, total, ...sumOfAll]
  const sum = [amount, ...rates, ...repaid]
  const level = offer.plan.phases.length === 1
  return [
    ...sum,
    ...solved,
    riseStep(offer, 100),
    ...costs,
    total,
    ...cash,
    ...sumOfAll,
    ...(isPaidKnown(loan, scenario) ? costStep(loan, offer) : []),
    ...forSort('rate', level ? rates : [amount, ...rates, ...instalments, ...last, ...solved]),
    ...forSort('instalment', [amount, ...(level ? rates : rates.slice(0, 1)), ...instalments.slice(0, 1)]),
    ...forSort('paid', [...sum, ...paid]),
    ...forSort('cash', [amount, ...costs, total, ...cash]),
    ...forSort('rise', [amount, ...rates, ...instalments, ...rises.map((rise) => riseStep(offer, rise))]),
  ]
}
