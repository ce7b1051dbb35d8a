import { type BuyingCosts, developerPart, legalScaleOn } from '../calculators/buying-costs'
import { ruleOn } from '../country-rates/dated'
import { type PriceSlice, propertyDuties } from '../country-rates/property-duty'
import { formatRinggit, type Sen } from '../values/money'
import { formatRate } from '../values/rate'
import { step } from './calculator'
import type { HomeValues } from './home-loan-fields'
import type { Answer, ResultTable } from './result'

const text = (amount: Sen) => formatRinggit(amount, 'sen')

/** Every line of the buying costs, ending with the cash needed. */
export function costTable(costs: BuyingCosts): ResultTable {
  return {
    title: 'Cost of buying',
    columns: [
      { label: 'What', kind: 'text' },
      { label: 'Amount', kind: 'money' },
    ],
    rows: [
      ['Stamp duty on the transfer', costs.duties.transfer],
      ['Stamp duty on the loan agreement', costs.duties.loan],
      ['Lawyer, sale and transfer', costs.saleFee],
      ['Lawyer, loan agreement', costs.loanFee],
      ['Service tax on the lawyer', costs.feeTax],
      ['Disbursements', costs.disbursements],
      ['Valuation', costs.valuation],
      ['All buying costs', costs.total],
      ['Down payment', costs.downPayment],
      ['Cash you need', costs.dayOneCash],
    ],
  }
}

/** "1% of the first RM100,000, 2% to RM500,000, 3% to RM1,000,000, 4% of the rest" */
function slicesText(slices: readonly PriceSlice[]): string {
  return slices
    .map(({ upTo, rate }, index) => {
      const part = formatRate(rate, 'trim')
      if (upTo === null) return `${part} of the rest`
      return `${part} ${index === 0 ? 'of the first' : 'to'} ${formatRinggit(upTo)}`
    })
    .join(', ')
}

function dutySteps({ price, buyer, day }: HomeValues, { duties }: BuyingCosts, loan: Sen): Answer['steps'] {
  const rule = ruleOn(propertyDuties, day).value
  const relief = 'first-home relief'
  const flat = buyer === 'foreign' ? rule.foreign : null
  const transfer =
    flat === null ? `${slicesText(rule.slices)}, by each RM100` : `${formatRinggit(price)} × ${formatRate(flat)}`
  const agreement = `${formatRate(rule.loan)} of ${formatRinggit(loan)}, by each RM1,000`
  return [
    step('Duty on the transfer', duties.relieved ? relief : transfer, text(duties.transfer)),
    step('Duty on the loan agreement', duties.relieved ? relief : agreement, text(duties.loan)),
  ]
}

function feeSteps(values: HomeValues, costs: BuyingCosts, loan: Sen): Answer['steps'] {
  const scale = legalScaleOn(values.day)
  const off = values.discount === 0 || values.developer ? '' : `, less ${formatRate(values.discount, 'trim')}`
  const on = (amount: Sen) => `${slicesText(scale.slices)}, on ${formatRinggit(amount)}`
  const least = `, at least ${formatRinggit(scale.least)}`
  const part = developerPart(values.price, scale)
  const developer = part === null ? 'the least fee' : `${formatRate(part, 'trim')} of: ${on(values.price)}`
  return [
    step('Lawyer, sale', values.developer ? developer : `${on(values.price)}${least}${off}`, text(costs.saleFee)),
    step('Lawyer, loan', `${on(loan)}${least}${off}`, text(costs.loanFee)),
    step(
      'Service tax',
      `(${text(costs.saleFee)} + ${text(costs.loanFee)}) × ${formatRate(scale.serviceTax, 'trim')}`,
      text(costs.feeTax),
    ),
  ]
}

/** The sum from the price to the cash needed. */
export function homeSteps(
  values: HomeValues,
  {
    loan,
    instalment,
    charge,
    costs,
  }: { readonly loan: Sen; readonly instalment: Sen; readonly charge: Sen; readonly costs: BuyingCosts },
): Answer['steps'] {
  const { price, margin, rate: yearly } = values
  const term = values.years * 12
  const parts = [costs.duties.transfer, costs.duties.loan, costs.saleFee, costs.loanFee, costs.feeTax]
  return [
    step('Loan', `${formatRinggit(price)} × ${formatRate(margin)}`, text(loan)),
    step('Monthly rate', `${formatRate(yearly)} ÷ 12`, `${(yearly / 1200).toFixed(6)}%`),
    step('Instalment', `${formatRinggit(loan)} × i ÷ (1 − (1 + i)^−${term})`, text(instalment)),
    step('Interest or profit', 'the charges of all months', text(charge)),
    ...dutySteps(values, costs, loan),
    ...feeSteps(values, costs, loan),
    step(
      'Buying costs',
      [...parts, costs.disbursements, costs.valuation].map((part) => formatRinggit(part)).join(' + '),
      text(costs.total),
    ),
    step('Cash you need', `${formatRinggit(costs.downPayment)} + ${text(costs.total)}`, text(costs.dayOneCash)),
  ]
}
