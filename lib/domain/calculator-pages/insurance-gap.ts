import { latest } from '../country-rates/dated'
import { insurerProtection } from '../country-rates/insurer-protection'
import { isoDate } from '../values/iso-date'
import { formatRinggit, type Sen } from '../values/money'
import { defineCalculator, type ListLink, step } from './calculator'
import { coverCase } from './cover-case'
import { type GapValues, gapFields } from './insurance-gap-fields'
import { coverGap } from './insurance-gap-sums'
import type { CalculatorResult, Verdict } from './result'

/** The list for each kind of cover. */
const lists: Readonly<Record<GapValues['cover'], ListLink>> = {
  life: { href: '/insurance/term-life-insurance', label: 'Compare term life cover' },
  'critical-illness': { href: '/insurance/critical-illness-insurance', label: 'Compare critical illness cover' },
  medical: { href: '/insurance/medical-card-insurance', label: 'Compare medical cards' },
}

function work(values: GapValues): CalculatorResult {
  const result = coverGap(values)
  const { need, have, gap } = result.gap
  return {
    kind: 'answer',
    headline: {
      value: formatRinggit(gap, 'whole'),
      unit: gap === 0 ? 'missing: you are covered' : 'of cover is missing',
      basis: result.basis,
      tone: gap === 0 ? 'gain' : 'cost',
    },
    figures: [
      { label: 'Needed', value: formatRinggit(need, 'whole'), note: null },
      { label: 'There already', value: formatRinggit(have, 'whole'), note: null },
      ...result.figures,
    ],
    verdict: verdictOf(gap, result.advice),
    chart: result.chart,
    tables: [result.table],
    steps: [
      ...result.steps,
      step(
        'Missing',
        `${formatRinggit(need, 'sen')} − ${formatRinggit(have, 'sen')}, not below RM0`,
        formatRinggit(gap, 'sen'),
      ),
    ],
  }
}

function verdictOf(gap: Sen, advice: string): Verdict {
  return gap === 0
    ? { tone: 'good', text: 'What is there already meets the need. Look again when your family, debts or job change.' }
    : { tone: 'warn', text: `${formatRinggit(gap, 'whole')} is missing. ${advice}` }
}

const { source: protectionSource } = latest(insurerProtection)

/** How much life, critical-illness or medical cover is missing. */
export const insuranceGapCalculator = defineCalculator({
  id: 'insurance-gap',
  title: 'Insurance gap',
  purpose: 'How much life, critical-illness or medical cover you would need, and how much of it is missing.',
  group: 'protecting',
  fields: gapFields,
  work,
  assumptions: [
    'Life: what your family needs is paid at the start of each year and keeps its worth; the sum earns the return above inflation.',
    'Critical illness: you earn nothing until you recover, and living costs what it costs now.',
    'Medical: prices rise at the same rate each year and the limit of the card does not.',
    'The figures shown at first are an example of planners’ practice (general knowledge), not advice.',
    'Policies have waiting times and exclusions that no sum shows: read them.',
  ],
  rounding: 'What a family needs over the years and a future bill are rounded half up to the sen.',
  sources: [
    ...(protectionSource === null ? [] : [protectionSource]),
    {
      title: 'WangWise, conditions that critical-illness cover pays for',
      url: 'https://wangwise.my/guides/critical-illness-insurance-malaysia-conditions-covered',
      checkedOn: isoDate('2026-11-20'),
    },
    {
      title: 'Finance Malaysia, features of the base medical plan',
      url: 'https://financemalaysia.blogspot.com/2026/01/base-mhit-plan-features.html',
      checkedOn: isoDate('2026-11-20'),
    },
  ],
  listLink: (values) => {
    const hands = coverCase(values, coverGap(values).gap.gap)
    return { ...lists[values.cover], ...(hands !== null && { hands }) }
  },
  related: ['emergency-fund', 'medical-co-payment'],
})
