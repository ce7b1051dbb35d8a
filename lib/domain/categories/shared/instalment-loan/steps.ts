import { figureWords } from '../../../figures/figure-words'
import { wordsFor } from '../../../products/words'
import type { IsoDate } from '../../../values/iso-date'
import { formatRinggit, type Sen } from '../../../values/money'
import { formatAnnualRate, formatRate } from '../../../values/rate'
import type { SumStep } from '../../category'
import { commonWords } from '../common-words'
import { forSort } from '../steps'
import { quotedText } from './ranges'
import type { LoanBand, LoanOffer, LoanProduct, LoanSpec, Offered } from './spec'
import { instalmentLoanWords } from './words'

const { steps: words, eir, cost, facts } = instalmentLoanWords

const money = (amount: Sen) => formatRinggit(amount)
const known = (amount: Sen | null) => (amount === null ? figureWords.missing : formatRinggit(amount))

type AnyLoan = LoanProduct<LoanBand>

function flatSteps(loan: AnyLoan, { borrowed, rates, top }: Offered<LoanBand>): readonly SumStep[] {
  const { amount, months } = borrowed
  return [
    {
      label: words.flatCharge(wordsFor(loan)),
      formula: `${money(amount)} × ${formatRate(rates.top)} × ${months} ÷ 12`,
      result: money(top.charge),
    },
    {
      label: words.instalment,
      formula: `(${money(amount)} + ${money(top.charge)}) ÷ ${months}`,
      result: money(top.instalment),
    },
    {
      label: words.last,
      formula: `${money(amount)} + ${money(top.charge)} − ${months - 1} × ${money(top.instalment)}`,
      result: money(top.last),
    },
  ]
}

function reducingSteps(loan: AnyLoan, { borrowed, rates, top }: Offered<LoanBand>): readonly SumStep[] {
  const { amount, months } = borrowed
  const instalment = rates.top === 0 ? `${money(amount)} ÷ ${months}` : words.reducing(amount, months, rates.top)
  return [
    { label: words.instalment, formula: instalment, result: money(top.instalment) },
    {
      label: words.last,
      formula: words.lastReducing(wordsFor(loan), amount, months - 1, rates.top),
      result: money(top.last),
    },
  ]
}

const notKnown = (label: string): SumStep => ({
  label,
  formula: words.feesUnknown,
  result: commonWords.notKnown,
})

function paidOutSteps(label: string, { borrowed, fees, top }: Offered<LoanBand>): readonly SumStep[] {
  if (fees.total === null) return []
  const taken = fees.each.map(known).join(' − ')
  return [{ label, formula: `${money(borrowed.amount)} − ${taken}`, result: money(top.paidOut) }]
}

function costStep(loan: AnyLoan, { fees, top }: Offered<LoanBand>): SumStep {
  const label = cost(wordsFor(loan))
  if (fees.total === null) return notKnown(label)
  return { label, formula: `${money(top.totalRepaid)} − ${money(top.paidOut)}`, result: money(top.cost) }
}

function eirStep(loan: AnyLoan, { borrowed, fees, top }: Offered<LoanBand>): SumStep {
  const label = eir(wordsFor(loan))
  if (fees.total === null) return notKnown(label)
  const formula = words.eir(top.paidOut, borrowed.months - 1, top.instalment, top.last)
  return { label, formula, result: top.eir === null ? commonWords.notKnown : formatAnnualRate(top.eir) }
}

function rateStep<P extends LoanProduct<B>, S, B extends LoanBand>(
  { basis, steps }: LoanSpec<P, S, B>,
  loan: P,
  { band, rates }: Offered<B>,
  today: IsoDate,
): SumStep {
  const quoted = basis(loan)
  const range = rates.low === rates.top ? '' : words.upperEnd(quotedText(quoted, rates.low, rates.top))
  const formula = `${steps.published(loan, band, today)}${range}`
  return { label: words.rate, formula, result: quotedText(quoted, rates.top, rates.top) }
}

/**
 * The sum behind a loan's figures at the upper end of its rate, then the sums of the orders, each line with the numbers
 * it uses. The effective rate and the cost need the same instalments; each order shows only what it needs.
 */
export function loanSteps<P extends LoanProduct<B>, S, B extends LoanBand>(
  spec: LoanSpec<P, S, B>,
  loan: P,
  scenario: S,
  offer: LoanOffer<B>,
  today: IsoDate,
): readonly SumStep[] {
  if (offer.kind === 'none') {
    const more = spec.steps.more(loan, scenario, offer, { instalments: [], charges: [], whole: [] })
    return [{ label: commonWords.steps.noSum, formula: spec.text(scenario), result: offer.reason }, ...more]
  }
  const { top, borrowed, fees } = offer
  const plan = spec.basis(loan) === 'flat' ? flatSteps(loan, offer) : reducingSteps(loan, offer)
  const opening = spec.steps.opening?.(scenario, offer) ?? []
  const instalments = [...opening, rateStep(spec, loan, offer, today), ...plan]
  const repaid: SumStep = {
    label: facts.total,
    formula: `${borrowed.months - 1} × ${money(top.instalment)} + ${money(top.last)}`,
    result: money(top.totalRepaid),
  }
  const charges = spec.charges.map(
    ({ label, formula }, index): SumStep => ({
      label: label(wordsFor(loan)),
      formula: formula(loan, borrowed.amount),
      result: known(fees.each[index] ?? null),
    }),
  )
  const paidOut = [...charges, ...paidOutSteps(spec.steps.paidOut, offer)]
  const effective = eirStep(loan, offer)
  const whole = [...instalments, repaid, ...paidOut, costStep(loan, offer)]
  return [
    ...whole,
    effective,
    ...forSort('cost', whole),
    ...forSort('eir', [...instalments, ...paidOut, effective]),
    ...forSort(
      'instalment',
      instalments.filter(({ label }) => label !== words.last),
    ),
    ...spec.steps.more(loan, scenario, offer, { instalments, charges, whole }),
  ]
}
