import { oldRateOf } from '../../country-rates/old-rate'
import { type Figure, printFigure } from '../../figures/figure'
import { figureWords } from '../../figures/figure-words'
import type { Fact } from '../../figures/row'
import { wordsFor } from '../../products/words'
import type { IsoDate } from '../../values/iso-date'
import { formatRinggit, type Sen, sen } from '../../values/money'
import { basisPoints } from '../../values/rate'
import type { ProductCondition, SortValue, SumStep } from '../category'
import { commonWords } from '../shared/common-words'
import { commonConditions } from '../shared/conditions'
import { type InstalmentLoans, instalmentLoans } from '../shared/instalment-loan/evaluate'
import type { LoanLines, LoanOffer, Offered, StartCharge } from '../shared/instalment-loan/spec'
import { chargeOf } from '../shared/loans/upfront-fee'
import { isOwn } from '../shared/own'
import { restrictionConditions } from '../shared/restriction'
import { forSort } from '../shared/steps'
import { type CarBand, type CarLoan, carLoanReader } from './figures'
import { chargeUntilLeft, covers, oldMethodAllowed, referenceOn, refusal } from './offer'
import { type CarLoanScenario, carLoanScenarioText, financed, leavesAfter } from './scenario'
import { carLoanWords } from './words'
import { carLoanDetailWords } from './words-detail'

const { facts: words, conditions, figures } = carLoanWords
const { fields } = carLoanWords.scenario
const { steps } = carLoanDetailWords
const money = (amount: Sen) => formatRinggit(amount)

function chargeOfFee(name: 'stampDuty' | 'claimFee' | 'signatureFee'): StartCharge<CarLoan> {
  const feeOf = (loan: CarLoan): Figure<Sen> => loan[name]
  return {
    label: () => figures[name].label,
    need: (loan) => carLoanReader.need(loan, name),
    charge: (loan) => chargeOf(feeOf(loan), (fee) => fee),
    formula: (loan) => printFigure(feeOf(loan), () => commonWords.steps.asPublished, { none: steps.noFee }),
  }
}

function conditionsOf(loan: CarLoan, _: CarLoanScenario, today: IsoDate): readonly ProductCondition[] {
  const old = loan.rateBasis === 'flat' && !isOwn(loan)
  const own: readonly [boolean, ProductCondition][] = [
    [old && oldMethodAllowed(today), { label: conditions.oldMethod, tone: 'warn' }],
    [old && !oldMethodAllowed(today), { label: conditions.oldMethodOver, tone: 'warn' }],
    [loan.rateKind === 'floating', { label: conditions.floating, tone: 'warn' }],
    [loan.issuer.kind === 'money-lender', { label: conditions.notBank, tone: 'plain' }],
  ]
  const shown = own.filter(([holds]) => holds).map(([, chip]) => chip)
  return [...restrictionConditions(loan), ...shown, ...commonConditions(loan, today)]
}

/** What the agreement has cost once the visitor leaves it, and the cash of the first day; null where a fee is not known. */
function ownCosts(loan: CarLoan, scenario: CarLoanScenario, offer: LoanOffer<CarBand>) {
  if (offer.kind === 'none' || offer.fees.total === null) return null
  const { total } = offer.fees
  return {
    early: sen(chargeUntilLeft(loan, scenario, offer) + total),
    cash: sen(Math.min(scenario.down, scenario.price) + total),
  }
}

function ownFacts(eir: Fact, loan: CarLoan, scenario: CarLoanScenario, offer: LoanOffer<CarBand>): readonly Fact[] {
  const costs = ownCosts(loan, scenario, offer)
  const { state, checkedOn } = eir
  const missing = offer.kind === 'none' ? words.none : figureWords.missing
  const fact = (id: string, label: string, value: Sen | undefined, note: string): Fact => ({
    id,
    label,
    value: value === undefined ? missing : money(value),
    note: value === undefined ? null : note,
    state: value === undefined ? 'missing' : state,
    checkedOn,
  })
  const cash = isOwn(loan) ? [] : [fact('cash', words.cash.label, costs?.cash, words.cash.note)]
  const paid = leavesAfter(scenario)
  // Kept to the end, it has cost what the balance bar says.
  if (paid === 0) return cash
  return [fact('early', words.early(paid), costs?.early, words.earlyNote[loan.rateBasis]), ...cash]
}

const entered = (field: 'price' | 'down', amount: Sen): SumStep => ({
  label: fields[field].label,
  formula: steps.entered,
  result: money(amount),
})

function earlyStep(loan: CarLoan, scenario: CarLoanScenario, offer: Offered<CarBand>, fees: Sen): SumStep {
  const { months } = offer.borrowed
  const paid = leavesAfter(scenario)
  const left = months - paid
  const charge = money(offer.top.charge)
  const formula =
    loan.rateBasis === 'flat'
      ? `${charge} − ${charge} × ${left} × ${left + 1} ÷ (${months} × ${months + 1}) + ${money(fees)}`
      : steps.earlyReducing(wordsFor(loan), paid, offer.rates.top, fees)
  return { label: steps.early, formula, result: money(sen(chargeUntilLeft(loan, scenario, offer) + fees)) }
}

function ownSteps(
  loan: CarLoan,
  scenario: CarLoanScenario,
  offer: LoanOffer<CarBand>,
  { instalments, charges, whole }: LoanLines,
): readonly SumStep[] {
  const costs = ownCosts(loan, scenario, offer)
  if (offer.kind === 'none' || offer.fees.total === null || costs === null) return []
  const { down } = scenario
  const fees = offer.fees.each.map((fee) => money(fee ?? sen(0)))
  const cash: SumStep = { label: steps.cash, formula: [money(down), ...fees].join(' + '), result: money(costs.cash) }
  const early =
    leavesAfter(scenario) === 0
      ? whole
      : [...instalments, ...charges, earlyStep(loan, scenario, offer, offer.fees.total)]
  return [...forSort('early', early), ...forSort('cash', [entered('down', down), ...charges, cash])]
}

/** The value of an order that needs what the total cost needs. */
function likeCost(cost: SortValue, value: number | undefined): SortValue {
  return 'value' in cost && value !== undefined ? { ...cost, value } : cost
}

/**
 * What car loans offer and cost: the price less the down payment, with the lender's fees paid on the first day. `early` and
 * `cash` are in sen.
 */
export const carLoans: InstalmentLoans<CarLoan, CarLoanScenario, CarBand> = instalmentLoans({
  reader: carLoanReader,
  borrowed: (scenario) => ({ amount: financed(scenario), months: scenario.months }),
  text: carLoanScenarioText,
  basis: (loan) => loan.rateBasis,
  refusal,
  covers,
  reference: (loan, today) => (loan.rateKind === 'floating' ? referenceOn(today).value : basisPoints(0)),
  charges: [chargeOfFee('stampDuty'), chargeOfFee('claimFee'), chargeOfFee('signatureFee')],
  conditions: conditionsOf,
  line: (loan, { low, top }) => {
    const least = low().eir
    return least === null || top.eir === null ? null : carLoanWords.line(least, top.eir, wordsFor(loan))
  },
  oldRate: (loan, today) => (loan.rateKind === 'floating' ? oldRateOf(words.opr, referenceOn(today), today) : null),
  facts: ({ total, eir, income }, loan, scenario, offer) => [...ownFacts(eir, loan, scenario, offer), total, income],
  sortValues: ({ cost, instalment, eir }, loan, scenario, offer) => {
    const own = ownCosts(loan, scenario, offer)
    return { cost, instalment, eir, early: likeCost(cost, own?.early), cash: likeCost(cost, own?.cash) }
  },
  steps: {
    opening: ({ price, down }, { borrowed }) => [
      entered('price', price),
      entered('down', down),
      { label: steps.financed, formula: `${money(price)} − ${money(down)}`, result: money(borrowed.amount) },
    ],
    published: (loan, band, today) => {
      const above =
        loan.rateKind === 'floating' ? steps.aboveReference(referenceOn(today).value, band.rate, band.rateTo) : ''
      return `${above}${steps.published(band)}`
    },
    paidOut: steps.paidOut,
    more: ownSteps,
  },
})
