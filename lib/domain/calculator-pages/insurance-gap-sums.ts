import { criticalIllnessGap, lifeGap, medicalGap, type ProtectionGap } from '../calculators/insurance-gap'
import { latest } from '../country-rates/dated'
import { insurerProtection } from '../country-rates/insurer-protection'
import { formatRinggit, type Sen, sen } from '../values/money'
import { formatRate } from '../values/rate'
import { counted } from '../values/words'
import { step } from './calculator'
import type { GapValues } from './insurance-gap-fields'
import type { Answer, ResultFigure } from './result'

/** What the three sums have in common, ready to be shown. */
interface CoverGap {
  readonly gap: ProtectionGap
  readonly basis: string
  readonly figures: readonly ResultFigure[]
  readonly chart: Answer['chart']
  readonly table: Answer['tables'][number]
  readonly steps: Answer['steps']
  readonly advice: string
}

/** What the chosen cover should come to, what there is, and what is missing. */
export function coverGap(values: GapValues): CoverGap {
  switch (values.cover) {
    case 'life':
      return life(values)
    case 'critical-illness':
      return criticalIllness(values)
    case 'medical':
      return medical(values)
  }
}

const protection = latest(insurerProtection)

const protectedIfFailed: ResultFigure = {
  label: 'Protected if an insurer fails',
  value: `Up to ${formatRinggit(protection.value.eachLifeBenefit)}`,
  note: 'By PIDM, at each insurer',
}

function life(values: GapValues): CoverGap {
  const { need: yearlyNeed, years, real, debts, education, final, savings } = values
  const cover = values['life-cover']
  const forYears = (count: number) =>
    lifeGap({ yearlyNeed, years: count, realReturn: real, debts, education, finalExpenses: final, cover, savings })
  const gap = forYears(years)
  const income = formatRinggit(gap.incomeNeed, 'sen')
  const shown = [...new Set([5, 10, 15, 20, 25, years])].sort((a, b) => a - b)
  return {
    gap,
    basis: `for a family that needs ${formatRinggit(yearlyNeed)} a year for ${counted(years, 'year', 'years')}`,
    figures: [
      { label: 'Income for your family', value: formatRinggit(gap.incomeNeed, 'whole'), note: 'Paid out year by year' },
      protectedIfFailed,
    ],
    chart: {
      kind: 'bars',
      title: 'What is needed and what is there',
      description: `Needed: ${formatRinggit(gap.need, 'whole')}. There: ${formatRinggit(cover)} of cover and ${formatRinggit(savings)} of savings.`,
      quantity: 'money',
      axis: { name: 'Side', at: ['Needed', 'There already'] },
      series: [
        { name: 'Income for your family', tone: 'main', values: [gap.incomeNeed, 0] },
        { name: 'Debts, education and final costs', tone: 'cost', values: [gap.need - gap.incomeNeed, 0] },
        { name: 'Cover', tone: 'gain', values: [0, cover] },
        { name: 'Savings', tone: 'second', values: [0, savings] },
      ],
    },
    table: {
      title: 'By the years that your family needs',
      columns: [
        { label: 'Years', kind: 'whole' },
        { label: 'Needed', kind: 'money' },
        { label: 'Missing', kind: 'money' },
      ],
      rows: shown.map((count) => [count, forYears(count).need, forYears(count).gap]),
    },
    steps: [
      step(
        'Income for your family',
        real === 0
          ? `${formatRinggit(yearlyNeed)} × ${years}`
          : `${formatRinggit(yearlyNeed)} × (1 − (1 + r)^−${years}) ÷ r × (1 + r), with r = ${formatRate(real)}`,
        income,
      ),
      step(
        'Needed',
        `${income} + ${formatRinggit(debts)} + ${formatRinggit(education)} + ${formatRinggit(final)}`,
        formatRinggit(gap.need, 'sen'),
      ),
      step('There already', `${formatRinggit(cover)} + ${formatRinggit(savings)}`, formatRinggit(gap.have, 'sen')),
    ],
    advice: 'Term life cover is the cheapest way to close a gap that ends some day.',
  }
}

function criticalIllness(values: GapValues): CoverGap {
  const { spending, recovery, treatment, savings } = values
  const cover = values['illness-cover']
  const forMonths = (count: number) =>
    criticalIllnessGap({ monthlySpending: spending, recoveryMonths: count, treatment, cover, savings })
  const gap = forMonths(recovery)
  const shown = [...new Set([12, 24, 36, 48, 60, recovery])].sort((a, b) => a - b)
  return {
    gap,
    basis: `for ${counted(recovery, 'month', 'months')} of ${formatRinggit(spending)} and ${formatRinggit(treatment)} of treatment`,
    figures: [
      { label: 'To live on', value: formatRinggit(living(values)), note: counted(recovery, 'month', 'months') },
      protectedIfFailed,
    ],
    chart: {
      kind: 'bars',
      title: 'What is needed and what is there',
      description: `Needed: ${formatRinggit(gap.need)}. There: ${formatRinggit(cover)} of cover and ${formatRinggit(savings)} of savings.`,
      quantity: 'money',
      axis: { name: 'Side', at: ['Needed', 'There already'] },
      series: [
        { name: 'To live on', tone: 'main', values: [living(values), 0] },
        { name: 'Treatment', tone: 'cost', values: [treatment, 0] },
        { name: 'Cover', tone: 'gain', values: [0, cover] },
        { name: 'Savings', tone: 'second', values: [0, savings] },
      ],
    },
    table: {
      title: 'By the time to recover',
      columns: [
        { label: 'Months', kind: 'whole' },
        { label: 'Needed', kind: 'money' },
        { label: 'Missing', kind: 'money' },
      ],
      rows: shown.map((count) => [count, forMonths(count).need, forMonths(count).gap]),
    },
    steps: [
      step('To live on', `${formatRinggit(spending)} × ${recovery}`, formatRinggit(living(values), 'sen')),
      step('Needed', `${formatRinggit(living(values))} + ${formatRinggit(treatment)}`, formatRinggit(gap.need, 'sen')),
      step('There already', `${formatRinggit(cover)} + ${formatRinggit(savings)}`, formatRinggit(gap.have, 'sen')),
    ],
    advice: 'Compare how many stages of an illness a plan pays for, and after which waiting time.',
  }
}

/** What is spent until recovery. */
function living({ spending, recovery }: GapValues): Sen {
  return sen(spending * recovery)
}

function medical({ bill, inflation, ahead, limit }: GapValues): CoverGap {
  const inYears = (years: number) => medicalGap({ billToday: bill, inflation, years, annualLimit: limit })
  const gap = inYears(ahead)
  const at = Array.from({ length: ahead + 1 }, (_, year) => year)
  const short = at.find((year) => inYears(year).gap > 0)
  return {
    gap,
    basis: `for a bill of ${formatRinggit(bill)} today, ${counted(ahead, 'year', 'years')} on at ${formatRate(inflation)} a year`,
    figures: [
      {
        label: 'Your card falls short',
        value:
          short === undefined
            ? 'Not within that time'
            : short === 0
              ? 'Already today'
              : `In ${counted(short, 'year', 'years')}`,
        note: `For this bill, with a limit of ${formatRinggit(limit)}`,
      },
      { label: 'Protected if an insurer fails', value: 'Medical expenses whole', note: 'By PIDM' },
    ],
    chart: {
      kind: 'lines',
      title: 'The bill and the limit of your card',
      description: `The bill rises from ${formatRinggit(bill)} to ${formatRinggit(gap.need, 'whole')} in ${counted(ahead, 'year', 'years')}; the limit stays at ${formatRinggit(limit)}.`,
      quantity: 'money',
      axis: { name: 'Year', at },
      series: [
        { name: 'Hospital bill', tone: 'cost', values: at.map((year) => inYears(year).need) },
        { name: 'Annual limit', tone: 'main', values: at.map(() => limit) },
      ],
    },
    table: {
      title: 'Year by year',
      columns: [
        { label: 'Years from now', kind: 'whole' },
        { label: 'Bill', kind: 'money' },
        { label: 'Missing', kind: 'money' },
      ],
      rows: at.map((year) => [year, inYears(year).need, inYears(year).gap]),
    },
    steps: [
      step(
        'Bill then',
        `${formatRinggit(bill)} × (1 + ${formatRate(inflation)})^${ahead}`,
        formatRinggit(gap.need, 'sen'),
      ),
      step('Annual limit', 'what your card pays a year', formatRinggit(limit)),
    ],
    advice: 'Look for a higher annual limit, or keep savings for the part above it.',
  }
}
