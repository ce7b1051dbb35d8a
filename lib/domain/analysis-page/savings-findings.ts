import { monthsOfReserve, savingsRate } from '../calculators/analysis'
import { inForce } from '../country-rates/dated'
import { depositProtectionLimits } from '../country-rates/deposit-protection'
import { oldCheckText } from '../country-rates/old-rate'
import { policyRates } from '../country-rates/policy-rate'
import type { IsoDate } from '../iso-date'
import { formatRinggit, formatSignedRinggit, type Sen, sen } from '../money'
import { atRate, formatRate } from '../rate'
import {
  type Finding,
  type FindingBase,
  filledWith,
  findingTitles,
  type NextPage,
  noIncome,
  notKnown,
  onScale,
  percent,
} from './finding'
import type { Answers } from './questions'
import type { Situation } from './situation'

const tenths = (value: number) => (Math.floor(value * 10) / 10).toFixed(1)
const rm = (amount: number) => formatRinggit(sen(amount))

/** Months of reserve from which it counts as small, and as full. */
export const reserveMarks = { least: 3, full: 6 }
const savingMarks = { least: 0.05, good: 0.2 }
/** Years that a retired person's savings should last. */
const retiredYears = 20
/** Return missed a year, in sen, below which moving money is not worth the trouble. */
const idleMark = 10_000

/** Compares products, where that can help; null for who should look at something else first. */
const products = ({ mayCompareProducts }: Situation, href: string, label: string): NextPage | null =>
  mayCompareProducts ? { href, label, fills: null } : null

/** Shows what a deposit pays, to whom nothing says that the money is needed elsewhere. */
const depositCalculator = ({ shortfall, trouble }: Situation): NextPage | null =>
  trouble || shortfall !== null
    ? null
    : { href: '/financial-hub/fixed-deposit', label: 'See what a fixed deposit would earn', fills: null }

/** How long savings pay for the essentials. */
export function reserve({ liquid, essentials, income, spending, earned }: Answers, { trouble }: Situation): Finding {
  const saving = income === null || spending === null ? null : sen(Math.max(0, income - spending))
  const base: FindingBase = {
    id: 'reserve',
    title: findingTitles.reserve,
    next: trouble
      ? null
      : {
          href: '/financial-hub/emergency-fund',
          label: 'Plan your emergency fund',
          fills: filledWith({ essentials, saved: liquid, saving, rate: earned }),
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
  const state = lasting >= reserveMarks.full ? 'good' : lasting >= reserveMarks.least ? 'watch' : 'act'
  const verdicts = {
    good: 'Your savings would pay for your essentials for half a year or longer.',
    watch: 'Your savings cover a short gap. Six months is the usual aim.',
    act: trouble
      ? 'If your income stopped, your savings would run out soon. Keep what you have for emergencies; build it up once the first steps above are done.'
      : 'If your income stopped, your savings would run out soon. Save up three months of essentials before other goals.',
  }
  const words = `${tenths(lasting)} months`
  return {
    ...base,
    state,
    value: words,
    verdict: verdicts[state],
    formula: `${rm(liquid)} ÷ ${rm(essentials)} = ${words}`,
    gauge: {
      at: onScale(lasting, 12),
      marks: [
        { at: 0.25, label: '3' },
        { at: 0.5, label: '6 months' },
      ],
      description: `${words} on a scale to 12: act below 3, good from 6.`,
    },
    missing: [],
  }
}

/** What is left of net income each month. */
export function saving(answers: Answers, situation: Situation): Finding {
  const { income, spending, liquid } = answers
  const { shortfall, livesOffSavings } = situation
  const base: FindingBase = {
    id: 'savings-rate',
    title: findingTitles['savings-rate'],
    next: products(situation, '/bank-account/savings-account', 'Compare savings accounts'),
  }
  if (income === null || spending === null) {
    const missing = [income === null ? 'income' : null, spending === null ? 'spending' : null] as const
    return notKnown(
      base,
      missing.filter((name) => name !== null),
    )
  }
  if (livesOffSavings && shortfall !== null && liquid !== null) return drawing(base, liquid, shortfall)
  const rate = savingsRate(income, spending)
  if (rate === null) return withoutIncome(base, spending)
  const state = rate >= savingMarks.good ? 'good' : rate >= savingMarks.least ? 'watch' : 'act'
  const verdicts = {
    good: 'You save 20% of your income or more.',
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
    gauge: {
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

/** A retired person who spends savings: they are for that, so the question is how long they last. */
function drawing(base: FindingBase, liquid: Sen, shortfall: Sen): Finding {
  const years = liquid / (shortfall * 12)
  const lasting = `${tenths(years)} years`
  return {
    ...base,
    title: 'How long your savings last',
    state: years >= retiredYears ? 'good' : 'watch',
    value: lasting,
    verdict: `You take ${rm(shortfall)} a month from your savings, which is what they are for. They last ${lasting} if they earn as much as prices rise.${years >= retiredYears ? '' : ' See whether that is long enough for you, and what spending less would change.'}`,
    formula: `${rm(liquid)} ÷ (${rm(shortfall)} × 12) = ${lasting}`,
    gauge: null,
    missing: [],
    next: { href: '/financial-hub/guides/retiring', label: 'Read the guide on retiring', fills: null },
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
    next: { href: '/financial-hub/guides/losing-income', label: 'What to do when income stops', fills: null },
  }
}

/** What lies above the limit of deposit protection, if all of it is in one bank. */
export function protection({ liquid }: Answers, { trouble }: Situation, today: IsoDate): Finding {
  const limit = inForce(depositProtectionLimits, today)?.value ?? depositProtectionLimits[0].value
  const base: FindingBase = {
    id: 'deposit-protection',
    title: findingTitles['deposit-protection'],
    next: trouble
      ? null
      : {
          href: '/financial-hub/deposit-protection',
          label: 'See how to spread your savings',
          fills: liquid === null ? null : { banks: '1', ...filledWith({ own1: liquid, islamic1: sen(0) }) },
        },
  }
  if (liquid === null) return notKnown(base, ['liquid'])
  const beyond = sen(Math.max(0, liquid - limit))
  const banks = Math.ceil(liquid / limit)
  return {
    ...base,
    state: beyond === 0 ? 'good' : 'watch',
    value: `${rm(beyond)} above the limit`,
    verdict:
      beyond === 0
        ? `PIDM protects up to ${rm(limit)} of your deposits at each bank. All of yours fit.`
        : `PIDM protects up to ${rm(limit)} of your deposits at each bank. If all of yours are at one bank, ${rm(beyond)} is not protected: ${banks} banks would protect all of it.`,
    formula: beyond === 0 ? null : `${rm(liquid)} − ${rm(limit)} = ${rm(beyond)}`,
    gauge: null,
    missing: [],
  }
}

/** What savings earn against the policy rate, which deposits follow. */
export function idleSavings(answers: Answers, situation: Situation, today: IsoDate): Finding {
  const { liquid, earned } = answers
  const entry = inForce(policyRates, today)
  const policy = entry?.value ?? null
  const old = entry === null ? '' : oldCheckText(entry, today)
  const base: FindingBase = {
    id: 'idle-savings',
    title: findingTitles['idle-savings'],
    next: products(situation, '/investment/fixed-deposit', 'Compare fixed deposits') ?? depositCalculator(situation),
  }
  const missing = [liquid === null ? 'liquid' : null, earned === null && liquid !== 0 ? 'earned' : null] as const
  if (liquid === null || policy === null || (earned === null && liquid !== 0)) {
    return notKnown(
      base,
      missing.filter((name) => name !== null),
    )
  }
  const rate = earned ?? policy
  const [now, could] = [atRate(liquid, rate), atRate(liquid, policy)]
  const missed = sen(Math.max(0, could - now))
  const isIdle = missed >= idleMark
  const after = situation.debts.length > 0 ? ' Pay costly debts off first.' : ''
  return {
    ...base,
    next: isIdle ? base.next : null,
    state: isIdle ? 'watch' : 'good',
    value: `${rm(missed)} a year less`,
    verdict: isIdle
      ? `Your savings earn ${rm(now)} a year. At ${formatRate(policy)}, the policy rate that deposits follow${old}, they would earn ${rm(could)}. Keep the emergency fund where you can withdraw it at once; the rest can earn more.${after}`
      : liquid === 0
        ? 'You have no savings yet that could earn more.'
        : 'Your savings earn about what deposits pay now, or the difference is small.',
    formula: `${rm(liquid)} × ${formatRate(policy)} − ${rm(liquid)} × ${formatRate(rate)} = ${rm(could - now)} a year`,
    gauge: null,
    missing: [],
  }
}

/** Whether what is saved a month reaches the goal in time. */
export function goal(answers: Answers, situation: Situation): Finding {
  const base: FindingBase = {
    id: 'goal',
    title: findingTitles.goal,
    next: products(situation, '/investment/fixed-deposit', 'Compare fixed deposits'),
  }
  const { income, spending, 'goal-amount': cost, 'goal-saved': saved, 'goal-months': time } = answers
  const missing = (['income', 'spending', 'goal-amount', 'goal-saved', 'goal-months'] as const).filter(
    (name) => answers[name] === null,
  )
  if (income === null || spending === null || cost === null || saved === null || time === null)
    return notKnown(base, missing)
  const needed = sen(Math.ceil(Math.max(0, cost - saved) / time))
  const kept = sen(income - spending)
  const state = needed === 0 || kept >= needed ? 'good' : kept >= needed / 2 ? 'watch' : 'act'
  const verdicts = {
    good:
      needed === 0 ? 'You have saved all of it.' : 'What you save a month gets you there in time, without interest.',
    watch: 'What you save covers 50% of it or more. Give it more time, or spend less.',
    act:
      situation.shortfall === null
        ? 'What you save is less than 50% of what it takes. Change the goal, its date or your spending.'
        : 'Nothing is left for it now. Close the gap between income and spending first.',
  }
  return {
    ...base,
    state,
    value: `${rm(needed)} a month`,
    verdict: verdicts[state],
    formula: `(${rm(cost)} − ${rm(saved)}) ÷ ${time} = ${rm(needed)} a month; you save ${formatSignedRinggit(kept)}`,
    gauge:
      needed === 0
        ? null
        : {
            at: onScale(kept, needed),
            marks: [{ at: 0.5, label: '50%' }],
            description: `You save ${formatSignedRinggit(kept)} of the ${rm(needed)} a month that it takes.`,
          },
    missing: [],
  }
}
