import type { IsoDate } from '../values/iso-date'
import { formatRinggit, ringgit, type Sen } from '../values/money'
import { basisPoints, formatAnnualRate, formatRate } from '../values/rate'
import { cardIncomes, cardRules, cardServiceTaxes } from './card-rules'
import { type Dated, inForce } from './dated'
import { depositProtectionLimits } from './deposit-protection'
import { isOldCheck, lifeDaysOf } from './old-rate'
import { policyRates, standardisedBaseRate } from './policy-rate'
import { policyTaxes } from './policy-taxes'
import { dutySlicesSince, firstHomeSource, type PriceSlice, propertyDuties } from './property-duty'
import { providentFundRates } from './provident-fund'

/** A figure of the country that many calculations use, as it is on a day. */
export interface KeyRate extends Pick<Dated<unknown>, 'from' | 'note' | 'standing' | 'source'> {
  readonly name: string
  readonly value: string
  /** The parts of a value that goes by steps; empty for one value. */
  readonly steps: readonly string[]
  /** What it decides, in one sentence. */
  readonly meaning: string
  /** Its last day, where that is fixed already. */
  readonly until: IsoDate | null
  /** How many days a check of it lasts, and whether the last one is older than that. */
  readonly shelfLife: number
  readonly stale: boolean
}

/** What a row says of its entry; whatever is left out is the entry's own. */
interface Shown extends Partial<Pick<KeyRate, 'from' | 'note' | 'steps' | 'until'>> {
  readonly value: string
  readonly source?: NonNullable<KeyRate['source']>
}

interface RowText {
  readonly name: string
  readonly meaning: string
}

function row<T>(
  entry: Dated<T> | null,
  day: IsoDate,
  { name, meaning }: RowText,
  print: (value: T) => Shown | null,
): readonly KeyRate[] {
  const shown = entry === null ? null : print(entry.value)
  if (entry === null || shown === null) return []
  const source = shown.source ?? entry.source
  return [
    {
      name,
      meaning,
      value: shown.value,
      steps: shown.steps ?? [],
      from: shown.from ?? entry.from,
      until: shown.until ?? null,
      note: shown.note === undefined ? entry.note : shown.note,
      standing: entry.standing,
      source,
      shelfLife: lifeDaysOf(source),
      stale: source !== null && isOldCheck(source, day),
    },
  ]
}

/** `1% of the first RM100,000`, `2% from there to RM500,000`, `4% above RM1,000,000` */
function sliceLines(slices: readonly PriceSlice[]): readonly string[] {
  return slices.map(({ upTo, rate }, index) => {
    const part = formatRate(rate, 'trim')
    if (upTo === null) return `${part} above ${formatRinggit(slices[index - 1]?.upTo ?? ringgit(0))}`
    return index === 0 ? `${part} of the first ${formatRinggit(upTo)}` : `${part} from there to ${formatRinggit(upTo)}`
  })
}

/** The lowest and the highest of some rates: `15% to 18%`. */
function spanOf(rates: readonly number[]): string {
  return `${formatRate(basisPoints(Math.min(...rates)), 'trim')} to ${formatRate(basisPoints(Math.max(...rates)), 'trim')}`
}

function lendingRates(day: IsoDate): readonly KeyRate[] {
  return [
    ...row(
      inForce(policyRates, day),
      day,
      {
        name: 'Overnight policy rate (OPR)',
        meaning: 'Bank Negara Malaysia sets it. Loans with a floating rate and new deposits follow it.',
      },
      (rate) => ({ value: formatAnnualRate(rate) }),
    ),
    ...row(
      standardisedBaseRate(day),
      day,
      {
        name: 'Standardised Base Rate (SBR)',
        meaning: 'Home loans taken since 1 Aug 2022 are priced on it: your rate is the SBR plus your bank’s margin.',
      },
      (rate) => ({ value: formatAnnualRate(rate) }),
    ),
    ...row(
      inForce(depositProtectionLimits, day),
      day,
      {
        name: 'Deposit protection by PIDM',
        meaning:
          'The most you get back, interest included, when a member bank fails: for each depositor and each bank.',
      },
      (limit: Sen) => ({ value: formatRinggit(limit) }),
    ),
  ]
}

function cardRates(day: IsoDate): readonly KeyRate[] {
  return [
    ...row(
      inForce(cardRules, day),
      day,
      {
        name: 'Finance charge of credit cards',
        meaning: 'On what you carry over: the lowest for 12 payments on time out of 12, the highest for fewer than 10.',
      },
      ({ financeCharges }) => ({ value: `${spanOf(financeCharges.map(({ rate }) => rate))} a year` }),
    ),
    ...row(
      inForce(cardIncomes, day),
      day,
      {
        name: 'Minimum income for a credit card',
        meaning: 'For a principal card.',
      },
      (income) => ({ value: `${formatRinggit(income)} a year` }),
    ),
    ...row(
      inForce(cardServiceTaxes, day),
      day,
      {
        name: 'Service tax on credit cards',
        meaning: 'For each principal and supplementary card.',
      },
      (tax) => ({ value: `${formatRinggit(tax)} a year` }),
    ),
  ]
}

function homeRates(day: IsoDate): readonly KeyRate[] {
  const duties = inForce(propertyDuties, day)
  return [
    ...row(
      duties,
      day,
      {
        name: 'Stamp duty on buying a home',
        meaning: 'On the transfer, for citizens and permanent residents. The loan agreement bears 0.5% more.',
      },
      ({ slices }) => ({
        value: spanOf(slices.map(({ rate }) => rate)),
        steps: sliceLines(slices),
        from: dutySlicesSince,
        note: 'On the higher of price and market value, for each RM100 or part of it.',
      }),
    ),
    ...row(
      duties,
      day,
      {
        name: 'First home without stamp duty',
        meaning: 'The highest price at which a citizen’s first home bears no duty on the transfer and on the loan.',
      },
      ({ firstHome }) =>
        firstHome === null
          ? null
          : {
              value: `to ${formatRinggit(firstHome.upTo)}`,
              from: firstHome.firstDay,
              until: firstHome.lastDay,
              note: 'The orders of 2021 ran from 1 Jan 2021 to 31 Dec 2025. Budget 2026 extended them to 31 Dec 2027.',
              source: firstHomeSource,
            },
    ),
  ]
}

function wageAndTaxRates(day: IsoDate): readonly KeyRate[] {
  return [
    ...row(
      inForce(providentFundRates, day),
      day,
      {
        name: 'EPF contribution of employees',
        meaning: 'Kept from the wage of a Malaysian employee under 60; the employer pays its own part on top.',
      },
      ({ employee }) => ({ value: `${formatRate(employee, 'trim')} of the wage` }),
    ),
    ...row(
      inForce(policyTaxes, day),
      day,
      {
        name: 'Service tax on general insurance',
        meaning: 'On motor, home, travel and other general policies; each policy bears stamp duty too.',
      },
      ({ serviceTax }) => ({ value: formatRate(serviceTax, 'trim') }),
    ),
  ]
}

/** The key figures in force on a day, each with the day it began and its source. One that had not begun is left out. */
export function keyRates(day: IsoDate): readonly KeyRate[] {
  return [...lendingRates(day), ...cardRates(day), ...homeRates(day), ...wageAndTaxRates(day)]
}
