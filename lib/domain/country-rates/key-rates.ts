import type { IsoDate } from '../iso-date'
import { formatRinggit } from '../money'
import { basisPoints, formatAnnualRate, formatRate } from '../rate'
import { cardRules } from './card-rules'
import { type Dated, type DatedList, inForce } from './dated'
import { depositProtectionLimits } from './deposit-protection'
import { policyTaxes } from './motor'
import { policyRates } from './policy-rate'
import { propertyDuties } from './property-duty'
import { providentFundRates } from './provident-fund'

/** A figure of the country that many sums rest on, as it stands on a day. */
export interface KeyRate extends Pick<Dated<unknown>, 'from' | 'note' | 'standing' | 'source'> {
  readonly name: string
  readonly value: string
  /** What it decides, in one sentence. */
  readonly meaning: string
}

function row<T>(
  entries: DatedList<T>,
  day: IsoDate,
  name: string,
  meaning: string,
  print: (value: T) => string | null,
): readonly KeyRate[] {
  const entry = inForce(entries, day)
  const value = entry === null ? null : print(entry.value)
  if (entry === null || value === null) return []
  const { from, note, standing, source } = entry
  return [{ name, value, meaning, from, note, standing, source }]
}

/** The key figures in force on a day, each with the day it began and its source. One that had not begun is left out. */
export function keyRates(day: IsoDate): readonly KeyRate[] {
  return [
    ...row(
      policyRates,
      day,
      'Overnight policy rate (OPR)',
      'Home loans taken since 1 Aug 2022 are priced on the Standardised Base Rate, which equals it.',
      formatAnnualRate,
    ),
    ...row(
      depositProtectionLimits,
      day,
      'Deposit protection by PIDM',
      'What you get back at most, interest included, when a member bank fails: for each depositor and bank.',
      (limit) => formatRinggit(limit),
    ),
    ...row(
      cardRules,
      day,
      'Finance charge of credit cards',
      'On what you carry over: the lowest for 12 payments in time out of 12, the highest for fewer than 10.',
      ({ financeCharges }) => {
        const rates = financeCharges.map(({ rate }) => rate)
        return `${formatRate(basisPoints(Math.min(...rates)), 'trim')} to ${formatRate(basisPoints(Math.max(...rates)), 'trim')} a year`
      },
    ),
    ...row(
      cardRules,
      day,
      'Least income for a credit card',
      'A year, for a principal card.',
      ({ leastIncome }) => `${formatRinggit(leastIncome)} a year`,
    ),
    ...row(
      providentFundRates,
      day,
      'EPF contribution of employees',
      'Kept from the wage of a Malaysian employee under 60; the employer pays its own part on top.',
      ({ employee }) => `${formatRate(employee, 'trim')} of the wage`,
    ),
    ...row(
      propertyDuties,
      day,
      'First home without stamp duty',
      'The highest price at which a citizen’s first home bears no duty on the transfer and on the loan.',
      ({ firstHome }) => (firstHome === null ? null : `to ${formatRinggit(firstHome.upTo)}`),
    ),
    ...row(
      policyTaxes,
      day,
      'Service tax on general insurance',
      'On motor, home, travel and other general policies; each policy bears stamp duty too.',
      ({ serviceTax }) => formatRate(serviceTax, 'trim'),
    ),
  ]
}
