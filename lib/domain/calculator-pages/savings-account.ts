import { type Habits, type SavingsYear, savingsYear } from '../calculators/savings'
import type { BonusRate } from '../categories/savings-account/figures'
import type { RateTiers } from '../categories/shared/tiers'
import { isoDate } from '../values/iso-date'
import { formatRinggit, portion, ringgit, type Sen, sen } from '../values/money'
import { type BasisPoints, basisPoints, formatAnnualRate, formatRate, fromFraction } from '../values/rate'
import { counted } from '../values/words'
import { defineCalculator, step } from './calculator'
import { printListAddress } from './list-address'
import type { Answer, CalculatorResult, Verdict } from './result'
import { ringgitAxis } from './ringgit-axis'
import { type AccountValues, accountFields } from './savings-account-fields'

function tiersOf(values: AccountValues): RateTiers {
  const { bands, rate: first, 'first-limit': firstLimit, 'second-rate': second, 'second-limit': secondLimit } = values
  const top = (upper: BasisPoints) => ({ upTo: null, rate: upper })
  switch (bands) {
    case '1':
      return { method: values.method, bands: [top(first)] }
    case '2':
      return { method: values.method, bands: [{ upTo: firstLimit, rate: first }, top(second)] }
    case '3':
      return {
        method: values.method,
        bands: [{ upTo: firstLimit, rate: first }, { upTo: secondLimit, rate: second }, top(values['third-rate'])],
      }
  }
}

function bonusesOf(values: AccountValues): readonly BonusRate[] {
  if (!values.bonuses) return []
  const cap = { state: 'known', value: values.cap, source: 'visitor' } as const
  const all: readonly BonusRate[] = [
    { condition: { kind: 'salary-credit', amount: sen(0) }, rate: values['salary-rate'], cap },
    { condition: { kind: 'card-spend', amount: values['spend-from'] }, rate: values['spend-rate'], cap },
    { condition: { kind: 'bill-payments', count: values['bills-from'] }, rate: values['bill-rate'], cap },
  ]
  return all.filter((bonus) => bonus.rate > 0)
}

function bonusName({ condition }: BonusRate): string {
  if (condition.kind === 'salary-credit') return 'Bonus for a salary'
  return condition.kind === 'card-spend' ? 'Bonus for card spend' : 'Bonus for bills'
}

function habitsOf({ salary, spend, bills }: AccountValues): Habits {
  return { salaryCredited: salary, cardSpend: spend, bills, topUp: sen(0), invested: sen(0) }
}

/** Every cap is known here. */
function earned(year: SavingsYear): Sen {
  return year.total ?? year.base
}

function work(values: AccountValues): CalculatorResult {
  const { balance } = values
  if (values.bands === '3' && values['second-limit'] <= values['first-limit']) {
    return {
      kind: 'refusal',
      title: 'The bands are out of order',
      text: `The second band ends at ${formatRinggit(values['second-limit'])}, which is not above the end of the first at ${formatRinggit(values['first-limit'])}. Enter the bands from the lowest balance up.`,
    }
  }
  const [tiers, bonuses] = [tiersOf(values), bonusesOf(values)]
  const year = savingsYear(balance, tiers, bonuses, habitsOf(values))
  const total = earned(year)
  const best = earned(savingsYear(balance, tiers, bonuses, null))
  const rateOn = formatAnnualRate(fromFraction(total / balance))
  return {
    kind: 'answer',
    headline: {
      value: formatRinggit(total, 'sen'),
      unit: 'earned a year',
      basis: `on ${formatRinggit(balance)} with ${year.bonuses.filter(({ met }) => met).length} of ${counted(bonuses.length, 'bonus', 'bonuses')} met`,
      tone: 'gain',
    },
    figures: [
      { label: 'Rate on your balance', value: rateOn, note: 'All bands and bonuses together' },
      { label: 'Base rates alone', value: formatRinggit(year.base, 'sen'), note: 'A year' },
      { label: 'With every condition met', value: formatRinggit(best, 'sen'), note: 'A year' },
      { label: 'A month', value: formatRinggit(portion(total, 1, 12), 'sen'), note: 'On average' },
    ],
    verdict: verdictOf(sen(best - total), values.bonuses, rateOn),
    chart: rateChart(values, tiers, bonuses),
    tables: [partsTable(year)],
    steps: stepsOf(year, balance, total, rateOn),
  }
}

function verdictOf(missed: Sen, bonuses: boolean, rateOn: string): Verdict {
  if (missed > 0) {
    return {
      tone: 'warn',
      text: `The conditions that you do not meet cost you ${formatRinggit(missed, 'sen')} a year: set that against the trouble of meeting them.`,
    }
  }
  const state = bonuses ? 'You meet every condition' : 'There are no conditions to watch'
  return { tone: 'good', text: `${state}: your balance earns ${rateOn}, whatever rate is advertised.` }
}

const points = 40

function rateChart(values: AccountValues, tiers: RateTiers, bonuses: readonly BonusRate[]): Answer['chart'] {
  const ends = [
    values.balance,
    ...tiers.bands.map(({ upTo }) => upTo ?? 0),
    ...(bonuses.length > 0 ? [values.cap] : []),
  ]
  const { unit, name } = ringgitAxis((Math.max(...ends) * 1.5) / 100)
  const each = Math.max(1, Math.floor((Math.max(...ends) * 1.5) / 100 / unit / points))
  const at = Array.from({ length: points }, (_, index) => (index + 1) * each)
  const rates = (habits: Habits | null) =>
    at.map((place) => {
      const balance = ringgit(place * unit)
      return fromFraction(earned(savingsYear(balance, tiers, bonuses, habits)) / balance)
    })
  const mine = rates(habitsOf(values))
  return {
    kind: 'lines',
    title: 'Rate on the whole balance, by its size',
    description: `With what you do each month the rate on the whole balance goes from ${formatRate(mine[0] ?? basisPoints(0))} at ${formatRinggit(ringgit(each * unit))} to ${formatRate(mine.at(-1) ?? basisPoints(0))} at ${formatRinggit(ringgit(points * each * unit))}.`,
    quantity: 'rate',
    axis: { name, at },
    series: [
      { name: 'With your habits', tone: 'main', values: mine },
      { name: 'With every condition met', tone: 'gain', values: rates(null) },
    ],
  }
}

/** "Band 1" of the balance from the lowest up, or the whole of it at one rate. */
function bandName(index: number, { slices }: SavingsYear): string {
  return slices.length === 1 ? 'Whole balance' : `Band ${index + 1}`
}

function partsTable(year: SavingsYear): Answer['tables'][number] {
  return {
    title: 'Where it comes from',
    columns: [
      { label: 'Part', kind: 'text' },
      { label: 'Paid on', kind: 'money' },
      { label: 'Rate', kind: 'rate' },
      { label: 'Earned a year', kind: 'money' },
    ],
    rows: [
      ...year.slices.map((slice, index) => [bandName(index, year), slice.amount, slice.rate, slice.earned]),
      ...year.bonuses.map(({ bonus, met, amount, earned: paid }) => [
        `${bonusName(bonus)}${met ? '' : ', not met'}`,
        amount ?? 0,
        bonus.rate,
        paid ?? 0,
      ]),
    ],
  }
}

function stepsOf(year: SavingsYear, balance: Sen, total: Sen, rateOn: string): Answer['steps'] {
  return [
    ...year.slices.map(({ amount, rate: of, earned: paid }, index) =>
      step(bandName(index, year), `${formatRinggit(amount)} × ${formatRate(of)}`, formatRinggit(paid, 'sen')),
    ),
    ...year.bonuses.map(({ bonus, met, amount, earned: paid }) =>
      step(
        bonusName(bonus),
        met ? `${formatRinggit(amount ?? sen(0))} × ${formatRate(bonus.rate)}` : 'its condition is not met',
        formatRinggit(paid ?? sen(0), 'sen'),
      ),
    ),
    step('Earned a year', 'all parts together', formatRinggit(total, 'sen')),
    step('Rate on your balance', `${formatRinggit(total, 'sen')} ÷ ${formatRinggit(balance)}`, rateOn),
  ]
}

/** A year of a savings account with bands of rates and bonuses on conditions. */
export const savingsAccountCalculator = defineCalculator({
  id: 'savings-account',
  title: 'Savings account',
  purpose: 'What an account with bands and bonuses truly pays a year on your balance with what you do each month.',
  group: 'saving',
  fields: accountFields,
  work,
  assumptions: [
    'The balance, the rates and what you do stay the same through the year. A bonus is paid up to its cap.',
    'Interest that is credited does not earn again. The rates shown at first are an example.',
  ],
  rounding: 'What each band and each bonus pays in a year is rounded half up to the sen, then added.',
  sources: [
    {
      title: 'Standard Chartered, Privilege$aver: a base rate with bonuses',
      url: 'https://www.sc.com/my/deposits/psa/',
      checkedOn: isoDate('2026-11-20'),
    },
    {
      title: 'Hong Leong Bank, Pay & Save: bands of the balance',
      url: 'https://www.hlb.com.my/en/personal-banking/help-support/interest-rates/pay-and-save-account.html',
      checkedOn: isoDate('2026-11-20'),
    },
  ],
  listLink: ({ balance, bonuses, salary, spend, bills }) => ({
    href: printListAddress('/bank-account/savings-account', {
      balance: { sen: balance },
      ...(bonuses ? { salary, 'card-spend': { sen: spend }, bills } : {}),
    }),
    label: `Savings accounts for ${formatRinggit(balance)}`,
  }),
  related: ['fixed-deposit', 'emergency-fund'],
})
