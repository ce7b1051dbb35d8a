import { effectiveToNominal, flatInstalment, flatToEffective, reducingToFlat } from '../calculators/rate-converter'
import { choice, months, rate } from '../fields/field'
import { isoDate } from '../values/iso-date'
import { formatRinggit, ringgit, roundQuotient, roundSen } from '../values/money'
import { atRate, type BasisPoints, basisPoints, formatRate, fromFraction, toFraction } from '../values/rate'
import type { Ratio } from '../values/ratio'
import { defineCalculator, step } from './calculator'
import type { Answer, CalculatorResult } from './result'

const fields = {
  from: choice({
    label: 'The rate you were given',
    hint: 'Malaysian lenders quote the effective rate as the monthly rate × 12, without compounding.',
    options: [
      { value: 'flat', label: 'Flat rate' },
      { value: 'quoted', label: 'Effective rate, as lenders quote it' },
      { value: 'compounded', label: 'Effective rate with compounding' },
    ],
    default: 'flat',
  }),
  rate: rate({
    label: 'Rate',
    unit: '% a year',
    default: basisPoints(550),
    min: { at: basisPoints(0), because: 'a rate cannot be below nothing' },
    max: { at: basisPoints(3_600), because: 'no licensed lender here quotes more than 36% a year' },
  }),
  months: months({
    label: 'Months to repay',
    default: 60,
    min: { at: 2, because: 'one payment alone has no instalments to compare' },
    max: { at: 420, because: '35 years is the longest term of any loan here' },
  }),
  fee: rate({
    label: 'One-off fee',
    unit: '% of the amount',
    hint: 'Taken from the payout. Enter 0 for none.',
    default: basisPoints(0),
    min: { at: basisPoints(0), because: 'a fee cannot be below nothing' },
    max: { at: basisPoints(1_000), because: 'we know of no fee above 10%' },
    when: { field: 'from', is: ['flat'] },
  }),
} as const

interface RateValues {
  readonly from: 'flat' | 'quoted' | 'compounded'
  readonly rate: BasisPoints
  readonly months: number
  readonly fee: BasisPoints
}

/** One rate in every way of quoting it, as fractions a year. */
interface Converted {
  readonly flat: number
  readonly quoted: number
  readonly compounded: number
}

/** The flat instalments against what is paid out after the fee. */
function fromFlat(flat: BasisPoints, term: number, fee: BasisPoints): Converted | null {
  const solved = flatToEffective(flat, term, fee)
  return solved === null
    ? null
    : { flat: toFraction(flat), quoted: Math.max(0, solved.nominal), compounded: Math.max(0, solved.effective) }
}

function convert({ from, rate: given, months: term, fee }: RateValues): Converted | null {
  switch (from) {
    case 'flat':
      return fromFlat(given, term, fee)
    case 'quoted': {
      const quoted = toFraction(given)
      return { flat: reducingToFlat(quoted, term), quoted, compounded: (1 + quoted / 12) ** 12 - 1 }
    }
    case 'compounded': {
      const compounded = toFraction(given)
      const quoted = effectiveToNominal(compounded, 12)
      return { flat: reducingToFlat(quoted, term), quoted, compounded }
    }
  }
}

/** Terms that the chart and the table show, in months. */
const shownTerms = [12, 24, 36, 48, 60, 72, 84, 96, 108, 120]

const text = (fraction: number) => formatRate(fromFraction(fraction))

function work(values: RateValues): CalculatorResult {
  const converted = convert(values)
  if (converted === null) {
    return {
      kind: 'refusal',
      title: 'No effective rate fits these figures',
      text: 'The instalments are worth less than what is paid out. Enter a higher rate or a smaller fee.',
    }
  }
  const { from, months: term, rate: given } = values
  const toEffective = from === 'flat'
  const cost = toEffective
    ? atRate(ringgit(10_000), given, term, 12)
    : roundSen(ringgit(10_000) * converted.flat * (term / 12))
  const shown = shownTerms.map((months) => ({ months, converted: convert({ ...values, months }) }))
  return {
    kind: 'answer',
    headline: {
      value: text(toEffective ? converted.quoted : converted.flat),
      unit: toEffective ? 'effective a year' : 'flat a year',
      basis: `for ${formatRate(given)} ${toEffective ? 'flat' : 'effective'} over ${term} months`,
      tone: 'plain',
    },
    figures: [
      { label: 'Flat rate', value: text(converted.flat), note: 'On the first amount, all the time' },
      { label: 'Effective rate', value: text(converted.quoted), note: 'Monthly rate × 12, as lenders quote it' },
      { label: 'With compounding', value: text(converted.compounded), note: 'What a year truly costs' },
      { label: 'Cost of RM10,000', value: formatRinggit(cost, 'sen'), note: `Over ${term} months, without fees` },
    ],
    verdict: {
      tone: 'plain',
      text: 'Two offers can be compared on the effective rate only: a flat rate always looks lower than it is.',
    },
    chart: {
      kind: 'lines',
      title: 'Both rates by term',
      description: `The flat rate and the effective rate of the same loan, for terms from 12 to 120 months. At ${term} months ${text(converted.flat)} flat is ${text(converted.quoted)} effective.`,
      quantity: 'rate',
      axis: { name: 'Month', at: shownTerms },
      series: [
        { name: 'Effective', tone: 'cost', values: shown.map((one) => points(one.converted?.quoted)) },
        { name: 'Flat', tone: 'main', values: shown.map((one) => points(one.converted?.flat)) },
      ],
    },
    tables: [
      {
        title: 'By term',
        columns: [
          { label: 'Months', kind: 'whole' },
          { label: 'Flat', kind: 'rate' },
          { label: 'Effective', kind: 'rate' },
          { label: 'With compounding', kind: 'rate' },
        ],
        rows: shown.map((one) => [
          one.months,
          points(one.converted?.flat),
          points(one.converted?.quoted),
          points(one.converted?.compounded),
        ]),
      },
    ],
    steps: stepsOf(values, converted),
  }
}

/** A fraction in whole basis points; a term that has no rate stands as nothing. */
function points(fraction: number | undefined): number {
  return fraction === undefined ? 0 : fromFraction(fraction)
}

function stepsOf({ from, rate: given, months: term, fee }: RateValues, converted: Converted): Answer['steps'] {
  const monthly = `${((converted.quoted / 12) * 100).toFixed(6)}%`
  const quoted = text(converted.quoted)
  switch (from) {
    case 'flat':
      return [
        step(
          'Instalment for RM1',
          `(1 + ${formatRate(given)} × ${term} ÷ 12) ÷ ${term}`,
          exactRinggit(flatInstalment(given, term)),
        ),
        step('Paid out for RM1', `1 − ${formatRate(fee)}`, (1 - toFraction(fee)).toFixed(4)),
        step('Monthly rate', 'at which the instalments are worth what was paid out', monthly),
        step('With compounding', `(1 + ${monthly})^12 − 1`, text(converted.compounded)),
        step('Effective rate', `${monthly} × 12`, quoted),
      ]
    case 'quoted':
    case 'compounded':
      return [
        from === 'quoted'
          ? step('Monthly rate', `${formatRate(given)} ÷ 12`, monthly)
          : step('Monthly rate', `(1 + ${formatRate(given)})^(1 ÷ 12) − 1`, monthly),
        step('Effective rate', `${monthly} × 12`, quoted),
        step('Instalment for RM1', `${monthly} ÷ (1 − (1 + ${monthly})^−${term})`, perRinggit(converted.flat, term)),
        step('Flat rate', `(instalment × ${term} − 1) × 12 ÷ ${term}`, text(converted.flat)),
      ]
  }
}

/** A part of RM1 to six decimals, half up, decided on whole numbers. */
function exactRinggit({ over, under }: Ratio): string {
  return `RM${(roundQuotient(over * 1_000_000n, under) / 1_000_000).toFixed(6)}`
}

function perRinggit(flat: number, term: number): string {
  return `RM${((1 + (flat * term) / 12) / term).toFixed(6)}`
}

/** A flat rate as an effective one and back, for any term. */
export const effectiveRateConverter = defineCalculator({
  id: 'effective-rate-converter',
  title: 'Effective rate converter',
  purpose: 'Turn a flat rate into an effective rate, and back.',
  group: 'borrowing',
  fields,
  work,
  assumptions: [
    'Equal instalments, one a month, the first a month after the payout.',
    'The one-off fee is taken from the payout; the instalments are those of the whole amount.',
  ],
  rounding: 'Rates are worked out to ten decimals and shown to a hundredth of a percent, half up.',
  sources: [
    {
      title: 'Bank Negara Malaysia, policy document on personal financing, 30 Sep 2025',
      url: 'https://www.bnm.gov.my/-/pd-pf-925',
      checkedOn: isoDate('2026-11-20'),
    },
  ],
  listLink: () => ({ href: '/loan/personal-loan', label: 'Personal loans by effective rate' }),
  related: ['personal-loan-instalment', 'affordability'],
})
