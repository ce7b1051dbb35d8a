import { monthsOfReserve, savingsRate } from '../calculators/analysis'
import { assertNever } from '../values/assert-never'
import { formatRinggit, type Sen, sen } from '../values/money'
import { reserveMarks, reserveMonths } from './emergency-reserve'
import {
  type Finding,
  type FindingBase,
  filledWith,
  findingTitles,
  type Gauge,
  lastingPage,
  monthsText,
  noIncome,
  notKnown,
  onScale,
  percent,
  productsPage,
  yearsText,
} from './finding'
import type { Answers } from './questions'
import { drawingMarks, type Situation } from './situation'

const rm = (amount: number) => formatRinggit(sen(amount))

const savingMarks = { least: 0.05, good: 0.2 }

/** What a reserve that lasts so many months means to who answers so. */
function reserveState(lasting: number, usual: number, { runningOut }: Situation): 'good' | 'watch' | 'act' {
  if (runningOut || lasting < reserveMarks.least) return 'act'
  return lasting < usual ? 'watch' : 'good'
}

function reserveVerdict(state: 'good' | 'watch' | 'act', usual: number, situation: Situation): string {
  const { runningOut, lasting, shortfall, withoutIncome, trouble } = situation
  if (runningOut && lasting !== null && shortfall !== null)
    return `You live on these savings: at ${rm(shortfall)} a month they are gone in ${yearsText(lasting)}.`
  if (withoutIncome)
    return 'Your savings pay for your essentials for this long while no money comes in. They last longer if you spend less.'
  const isUneven = usual === reserveMarks.uneven
  switch (state) {
    case 'good':
      return `Your savings would pay for your essentials for ${isUneven ? 'a year' : 'half a year'} or longer.`
    case 'watch':
      return `Your savings cover a short gap. ${isUneven ? 'Twelve months is the usual aim when income goes up and down.' : 'Six months is the usual aim.'}`
    case 'act':
      return trouble
        ? 'If your income stopped, your savings would run out soon. Keep what you have for emergencies; build it up once the first steps above are done.'
        : 'If your income stopped, your savings would run out soon. Save up three months of essentials before other goals.'
    default:
      return assertNever(state)
  }
}

function reserveGauge(lasting: number, usual: number): Gauge {
  const whole = usual * 2
  return {
    at: onScale(lasting, whole),
    marks: [
      { at: reserveMarks.least / whole, label: String(reserveMarks.least) },
      { at: 0.5, label: `${usual} months` },
    ],
    description: `${monthsText(lasting)} on a scale to ${whole}: act below ${reserveMarks.least}, good from ${usual}.`,
  }
}

/** How long savings pay for the essentials. */
export function reserve(answers: Answers, situation: Situation): Finding {
  const { liquid, essentials, income, spending, earned } = answers
  const usual = reserveMonths(answers, situation)
  const saved = income === null || spending === null ? null : sen(Math.max(0, income - spending))
  const base: FindingBase = {
    id: 'reserve',
    title: findingTitles.reserve,
    next: situation.trouble
      ? null
      : {
          href: '/financial-hub/emergency-fund',
          label: 'Plan your emergency fund',
          fills: { ...filledWith({ essentials, saved: liquid, saving: saved, rate: earned }), months: String(usual) },
        },
  }
  const lasting = liquid === null || essentials === null ? null : monthsOfReserve(liquid, essentials)
  if (liquid === null || essentials === null || lasting === null) {
    const missing = [
      liquid === null ? 'liquid' : null,
      essentials === null || essentials <= 0 ? 'essentials' : null,
    ] as const
    return notKnown(
      base,
      missing.filter((name) => name !== null),
    )
  }
  const state = reserveState(lasting, usual, situation)
  return {
    ...base,
    state,
    value: monthsText(lasting),
    verdict: reserveVerdict(state, usual, situation),
    formula: `${rm(liquid)} ÷ ${rm(essentials)} = ${monthsText(lasting)}`,
    gauge: situation.runningOut ? null : reserveGauge(lasting, usual),
    missing: [],
  }
}

/** What is left of net income each month. */
export function saving(answers: Answers, situation: Situation): Finding {
  const { income, spending, liquid, retired } = answers
  const { shortfall, livesOffSavings, runningOut } = situation
  const base: FindingBase = {
    id: 'savings-rate',
    title: findingTitles['savings-rate'],
    next: productsPage(situation, '/bank-account/savings-account', 'Compare savings accounts'),
  }
  if (income === null || spending === null) {
    const missing = [income === null ? 'income' : null, spending === null ? 'spending' : null] as const
    return notKnown(
      base,
      missing.filter((name) => name !== null),
    )
  }
  if ((livesOffSavings || runningOut) && shortfall !== null && liquid !== null) return drawing(base, liquid, shortfall)
  const rate = savingsRate(income, spending)
  if (rate === null) return withoutIncome(base, spending)
  // Who is retired has done their saving.
  const isDone = retired === 'yes' && shortfall === null
  const state = isDone || rate >= savingMarks.good ? 'good' : rate >= savingMarks.least ? 'watch' : 'act'
  const verdicts = {
    good: isDone ? 'What comes in pays for your month.' : 'You save 20% of your income or more.',
    watch: 'You save something each month. 20% is a common aim.',
    act:
      shortfall === null
        ? 'Hardly anything is left at the end of a month.'
        : `You spend ${rm(shortfall)} a month more than you earn. Close this gap first.`,
  }
  return {
    ...base,
    state,
    value: percent(rate),
    verdict: verdicts[state],
    formula: `(${rm(income)} − ${rm(spending)}) ÷ ${rm(income)} = ${percent(rate)}`,
    gauge: isDone
      ? null
      : {
          at: onScale(rate, 0.5),
          marks: [
            { at: savingMarks.least / 0.5, label: '5%' },
            { at: savingMarks.good / 0.5, label: '20%' },
          ],
          description: `${percent(rate)} on a scale to 50%: act below 5%, good from 20%.`,
        },
    missing: [],
  }
}

/** Who spends savings to live: the question is how long they last. */
function drawing(base: FindingBase, liquid: Sen, shortfall: Sen): Finding {
  const years = liquid / (shortfall * 12)
  const lasting = yearsText(years)
  const state = years < drawingMarks.act ? 'act' : years < drawingMarks.good ? 'watch' : 'good'
  const taken = `You take ${rm(shortfall)} a month from your savings`
  const verdicts = {
    act: `${taken}. At that pace they are gone in ${lasting}, even if they earn as much as prices rise. Take the first steps above.`,
    watch: `${taken}, which is what they are for. They last ${lasting} if they earn as much as prices rise. See whether that is long enough for you, and what spending less would change.`,
    good: `${taken}, which is what they are for. They last ${lasting} if they earn as much as prices rise.`,
  }
  return {
    ...base,
    title: 'How long your savings last',
    state,
    value: lasting,
    verdict: verdicts[state],
    formula: `${rm(liquid)} ÷ (${rm(shortfall)} × 12) = ${lasting}`,
    gauge: null,
    missing: [],
    next:
      state === 'act'
        ? lastingPage
        : { href: '/financial-hub/guides/retiring', label: 'Read the guide on retiring', fills: null },
  }
}

function withoutIncome(base: FindingBase, spending: Sen): Finding {
  return {
    ...base,
    state: spending > 0 ? 'act' : 'watch',
    value: noIncome,
    verdict:
      spending > 0
        ? `No money comes in, so the ${rm(spending)} a month that you spend comes from savings or from debt.`
        : 'No money comes in and none goes out.',
    formula: null,
    gauge: null,
    missing: [],
    next:
      spending > 0
        ? { href: '/financial-hub/guides/losing-income', label: 'What to do when income stops', fills: null }
        : null,
  }
}
