import { type CalculatorSource, defineCalculator, step } from '../calculator-pages/calculator'
import { depositAmount, depositMonths } from '../calculator-pages/deposit-fields'
import { printListAddress } from '../calculator-pages/list-address'
import type { Answer, CalculatorResult, Verdict } from '../calculator-pages/result'
import { depositProtectionLimit } from '../calculators/deposit'
import { depositReader, type FixedDeposit } from '../categories/fixed-deposit/figures'
import { oldestCheck } from '../categories/shared/facts'
import { depositProtectionLimits } from '../country-rates/deposit-protection'
import type { ValuesOf } from '../fields/field'
import { formatDate, type IsoDate } from '../values/iso-date'
import { formatRinggit, formatSignedRinggit, ringgit, type Sen, sen } from '../values/money'
import { formatAnnualRate, formatRate } from '../values/rate'
import { counted } from '../values/words'
import type { CatalogueSum } from './catalogue-sum'
import { type DepositSplit, type Part, splitDepositOver } from './deposit-split'

const limit = depositProtectionLimit.amount
const [{ source: limitSource }] = depositProtectionLimits

const fields = {
  amount: { ...depositAmount('Amount to deposit'), default: ringgit(600_000) },
  months: depositMonths(),
}
type SplitValues = ValuesOf<typeof fields>

const text = (amount: Sen) => formatRinggit(amount, 'sen')
const checkedText = (day: IsoDate | null) => (day === null ? 'Not published' : formatDate(day))
const interestOf = (part: Part) => `${text(part.interest)} at ${formatAnnualRate(part.rate)}`

/** Placed where PIDM protects it, against all of it in one deposit. */
function figuresOf({ parts, interest, left, single }: DepositSplit, amount: Sen): Answer['figures'] {
  const banks = new Set(parts.map(({ product }) => product.issuer.slug)).size
  const spread = `In ${counted(parts.length, 'deposit', 'deposits')} at ${counted(banks, 'bank', 'banks')}`
  const protectedInAll = sen(amount - left + interest)
  return [
    { label: 'Interest or profit of the split', value: text(interest), note: spread },
    { label: 'Protected by PIDM', value: text(protectedInAll), note: 'Interest or profit included' },
    { label: 'Not placed', value: text(left), note: left === 0 ? null : 'No deposit takes it within the limits' },
    {
      label: 'All in one deposit',
      value: single === null ? 'No deposit takes it all' : text(single.interest),
      note: single === null ? null : `${single.product.name}, ${formatAnnualRate(single.rate)}`,
    },
    {
      label: 'Not protected in that one',
      value: single === null ? 'No deposit takes it all' : text(single.uninsured),
      note: single === null ? null : `What is above ${formatRinggit(limit)}, or all of it at a bank that is no member`,
    },
  ]
}

function verdictOf({ interest, left, single }: DepositSplit): Verdict {
  if (left > 0) {
    return {
      tone: 'warn',
      text: `${text(left)} finds no place: the deposits for this term that we know do not take it within the limits.`,
    }
  }
  if (single === null)
    return { tone: 'plain', text: 'All of it is protected. No single deposit takes the whole amount.' }
  const gap = sen(interest - single.interest)
  if (single.uninsured === 0) {
    return { tone: 'plain', text: `One deposit is enough: with ${single.product.name} all of it is protected.` }
  }
  const price = gap < 0 ? `costs you ${text(sen(-gap))} of interest or profit` : `pays ${text(gap)} more`
  return {
    tone: 'good',
    text: `Splitting it ${price}, and protects ${text(single.uninsured)} that PIDM would not protect in one deposit.`,
  }
}

function partsTable(parts: readonly Part[]): Answer['tables'][number] {
  return {
    title: 'Where to place it',
    columns: [
      { label: 'Deposit', kind: 'text' },
      { label: 'Bank', kind: 'text' },
      { label: 'Counted as', kind: 'text' },
      { label: 'Place', kind: 'money' },
      { label: 'Rate', kind: 'rate' },
      { label: 'Interest or profit', kind: 'money' },
      { label: 'Rate checked', kind: 'text' },
    ],
    rows: parts.map(({ product, amount, rate, interest }) => [
      product.name,
      product.issuer.name,
      product.shariah === null ? 'Conventional' : 'Islamic',
      amount,
      rate,
      interest,
      checkedText(oldestCheck(product.sources, product.placements)),
    ]),
  }
}

function stepsOf({ parts, interest, days, single }: DepositSplit): Answer['steps'] {
  return [
    ...parts.map((part) =>
      step(
        part.product.name,
        `${formatRinggit(part.amount)} × ${formatRate(part.rate)} × ${days} ÷ ${part.product.dayCount}`,
        text(part.interest),
      ),
    ),
    step('Interest or profit of the split', parts.map((part) => text(part.interest)).join(' + '), text(interest)),
    ...(single === null
      ? []
      : [
          step(
            'Split against all in one',
            `${text(interest)} − ${interestOf(single)}`,
            formatSignedRinggit(sen(interest - single.interest), 'sen'),
          ),
        ]),
  ]
}

function answer(products: readonly FixedDeposit[], values: SplitValues, today: IsoDate): CalculatorResult {
  const split = splitDepositOver(products, values, today)
  if (split.parts.length === 0) {
    return {
      kind: 'refusal',
      title: 'No deposit for this amount and term',
      text: 'No deposit at a PIDM member that we know takes it. Try another term, such as 6 or 12 months, or more money.',
    }
  }
  return {
    kind: 'answer',
    headline: {
      value: text(split.interest),
      unit: 'earned, protected by PIDM',
      basis: `${formatRinggit(values.amount)} for ${counted(values.months, 'month', 'months')} over ${counted(split.parts.length, 'deposit', 'deposits')}`,
      tone: 'gain',
    },
    figures: figuresOf(split, values.amount),
    verdict: verdictOf(split),
    chart: null,
    tables: [partsTable(split.parts)],
    steps: stepsOf(split),
  }
}

const sources: readonly CalculatorSource[] = [limitSource]

/** An amount above the limit of PIDM, over the best deposits of several banks. */
export const splitDeposit: CatalogueSum = {
  id: 'split-deposit',
  reads: ['fixed-deposit'],
  over: (products) => {
    const deposits = products.filter(depositReader.is)
    return defineCalculator({
      id: 'split-deposit',
      title: 'Split a large deposit',
      purpose: `Which deposits keep more than ${formatRinggit(limit)} protected by PIDM, and what that earns against one deposit.`,
      group: 'saving',
      fields,
      work: (values, today) => answer(deposits, values, today),
      assumptions: [
        `PIDM protects up to ${formatRinggit(limit)} for each depositor at each member bank, interest or profit included.`,
        'Deposits at one bank share a limit. Its conventional and Islamic deposits have one each.',
        'The money is in your own name alone, and you have no other deposit at these banks.',
        'Deposits at members of PIDM only, open to everybody, with nothing to buy beside them; some ask for money that is new to the bank.',
        'The highest rate is filled first. What a bank pays us changes nothing.',
      ],
      rounding: 'Deposits are filled in whole ringgit; each return is rounded half up to the sen.',
      sources,
      listLink: ({ amount, months }) => ({
        href: printListAddress('/investment/fixed-deposit', { amount: { sen: amount }, months }),
        label: `Fixed deposits for ${formatRinggit(amount)} over ${counted(months, 'month', 'months')}`,
      }),
      related: ['deposit-protection', 'fixed-deposit'],
    })
  },
}
