import { monthsOfReserve, needlessInterest, savingsRate } from '../calculators/analysis'
import { debtServiceRatio } from '../calculators/loan'
import { formatRinggit, formatSignedRinggit, sen } from '../money'
import { basisPoints, formatRate } from '../rate'
import { type Finding, type FindingBase, notKnown, onScale } from './finding'
import type { Answers } from './questions'

const percent = (part: number) => `${(part * 100).toFixed(1)}%`
const rm = (amount: number) => formatRinggit(sen(amount))

/** From this part of net income repayments count as high, and as more than many banks accept. */
const ratioMarks = { watch: 0.4, act: 0.6 }
/** Months of reserve from which it counts as small, and as full. */
export const reserveMarks = { least: 3, full: 6 }
const savingMarks = { least: 0.05, good: 0.2 }
/** Interest paid needlessly a year from which it is worth acting on, in sen. */
const needlessAct = 50_000

/** Repayments against net income. */
export function debtService({ repayments, income }: Answers): Finding {
  const base: FindingBase = {
    id: 'debt-service',
    title: 'Repayments against income',
    next: { href: '/financial-hub/debt-service-ratio', label: 'Work out your ratio with a new loan' },
  }
  const ratio = repayments === null || income === null ? null : debtServiceRatio(repayments, income)
  if (repayments === null || income === null || ratio === null) {
    const missing = [
      income === null || income <= 0 ? 'income' : null,
      repayments === null ? 'repayments' : null,
    ] as const
    return notKnown(
      base,
      missing.filter((name) => name !== null),
    )
  }
  const state = ratio < ratioMarks.watch ? 'good' : ratio < ratioMarks.act ? 'watch' : 'act'
  const verdicts = {
    good: 'Your repayments leave most of your income free.',
    watch: 'Your repayments take a large part of your income: a further loan would make it tight.',
    act: 'Your repayments reach what many banks set as their limit. Lower them before you borrow again.',
  }
  return {
    ...base,
    state,
    value: percent(ratio),
    verdict: verdicts[state],
    formula: `${rm(repayments)} ÷ ${rm(income)} = ${percent(ratio)} of net income`,
    gauge: {
      at: onScale(ratio, 1),
      marks: [
        { at: ratioMarks.watch, label: '40%' },
        { at: ratioMarks.act, label: '60%' },
      ],
      description: `${percent(ratio)} on a scale to 100%: good below 40%, act from 60%.`,
    },
    missing: [],
  }
}

/** How long savings pay for what must be spent. */
export function reserve({ liquid, essentials }: Answers): Finding {
  const base: FindingBase = {
    id: 'reserve',
    title: 'Reserve',
    next: { href: '/financial-hub/emergency-fund', label: 'Size your emergency fund' },
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
    good: 'Your savings would carry you for half a year or longer.',
    watch: 'Your savings carry you through a short gap; six months is the usual aim.',
    act: 'A loss of income would reach you soon. Fill the reserve to three months before other goals.',
  }
  const words = `${(Math.floor(lasting * 10) / 10).toFixed(1)} months`
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

/** What is kept of net income. */
export function saving({ income, spending }: Answers): Finding {
  const base: FindingBase = {
    id: 'savings-rate',
    title: 'What you keep',
    next: { href: '/bank-account/savings-account', label: 'Compare savings accounts' },
  }
  const kept = income === null || spending === null ? null : savingsRate(income, spending)
  if (income === null || spending === null || kept === null) {
    const missing = [income === null || income <= 0 ? 'income' : null, spending === null ? 'spending' : null] as const
    return notKnown(
      base,
      missing.filter((name) => name !== null),
    )
  }
  const state = kept >= savingMarks.good ? 'good' : kept >= savingMarks.least ? 'watch' : 'act'
  const verdicts = {
    good: 'You keep a fifth of your income or more.',
    watch: 'You keep something each month. A fifth is a common aim.',
    act:
      kept < 0
        ? 'You spend more than comes in. See what can go first.'
        : 'Hardly anything is left at the end of a month.',
  }
  return {
    ...base,
    state,
    value: percent(kept),
    verdict: verdicts[state],
    formula: `(${rm(income)} − ${rm(spending)}) ÷ ${rm(income)} = ${percent(kept)}`,
    gauge: {
      at: onScale(kept, 0.5),
      marks: [
        { at: savingMarks.least / 0.5, label: '5%' },
        { at: savingMarks.good / 0.5, label: '20%' },
      ],
      description: `${percent(kept)} on a scale to 50%: act below 5%, good from 20%.`,
    },
    missing: [],
  }
}

/** Debts whose amount and rate are known; a debt of nothing needs no rate. Names what is missing. */
function debtsOf(answers: Answers) {
  const pairs = [
    ['card-owed', 'card-rate'],
    ['loan-owed', 'loan-rate'],
  ] as const
  return pairs.map(([owed, rate]) => {
    const [balance, yearly] = [answers[owed], answers[rate]]
    if (balance === null) return { missing: owed }
    if (balance === 0) return { debt: { balance, rate: basisPoints(0) } }
    return yearly === null ? { missing: rate } : { debt: { balance, rate: yearly } }
  })
}

/** Interest that idle savings could spare. */
export function needless(answers: Answers): Finding {
  const base: FindingBase = {
    id: 'needless-interest',
    title: 'Interest paid needlessly',
    next: { href: '/financial-hub/guides/paying-off-debt', label: 'Which debt to pay off first' },
  }
  const { liquid, essentials, earned } = answers
  const read = debtsOf(answers)
  const missing = [
    ...(liquid === null ? (['liquid'] as const) : []),
    ...(essentials === null ? (['essentials'] as const) : []),
    ...(earned === null ? (['earned'] as const) : []),
    ...read.flatMap((one) => (one.missing === undefined ? [] : [one.missing])),
  ]
  if (liquid === null || essentials === null || earned === null || missing.length > 0) return notKnown(base, missing)
  const debts = read.flatMap((one) => (one.debt === undefined ? [] : [one.debt]))
  const kept = sen(Math.min(essentials * reserveMarks.least, liquid))
  const { used, interestSpared, returnForgone, needless: paid } = needlessInterest(debts, liquid, kept, earned)
  const state = paid === 0 ? 'good' : paid < needlessAct ? 'watch' : 'act'
  const verdicts = {
    good: 'No savings beyond the reserve lie idle beside a dearer debt.',
    watch: `${rm(used)} of savings beyond a three-month reserve could clear a dearer debt.`,
    act: `${rm(used)} of savings beyond a three-month reserve earn less than your debts cost. Ask what repaying early costs, then clear the dearest first.`,
  }
  return {
    ...base,
    state,
    value: `${rm(paid)} a year`,
    verdict: verdicts[state],
    formula: `${rm(liquid)} − ${rm(kept)} kept as reserve; ${rm(used)} of it clears debts: ${rm(interestSpared)} spared − ${rm(returnForgone)} at ${formatRate(earned, 'trim')} = ${rm(paid)} a year`,
    gauge: null,
    missing: [],
  }
}

/** Whether what is kept a month reaches the goal in time. */
export function goal(answers: Answers): Finding {
  const base: FindingBase = {
    id: 'goal',
    title: 'Your goal',
    next: { href: '/investment/fixed-deposit', label: 'Compare fixed deposits' },
  }
  const { income, spending, 'goal-amount': cost, 'goal-saved': saved, 'goal-months': time } = answers
  const missing = (['income', 'spending', 'goal-amount', 'goal-saved', 'goal-months'] as const).filter(
    (name) => answers[name] === null,
  )
  if (income === null || spending === null || cost === null || saved === null || time === null)
    return notKnown(base, missing)
  const needed = sen(Math.ceil(Math.max(0, cost - saved) / time))
  const kept = sen(income - spending)
  const state = kept >= needed ? 'good' : kept >= needed / 2 ? 'watch' : 'act'
  const verdicts = {
    good: 'What you keep a month gets you there in time, without counting interest.',
    watch: 'What you keep covers half of it or more. Give it more time, or spend less.',
    act: 'What you keep is less than half of what it takes. Change the goal, its day or your spending.',
  }
  return {
    ...base,
    state,
    value: `${rm(needed)} a month`,
    verdict: verdicts[state],
    formula: `(${rm(cost)} − ${rm(saved)}) ÷ ${time} = ${rm(needed)} a month; you keep ${formatSignedRinggit(kept)}`,
    gauge:
      needed === 0
        ? null
        : {
            at: onScale(kept, needed),
            marks: [{ at: 0.5, label: 'half of it' }],
            description: `You keep ${formatSignedRinggit(kept)} of the ${rm(needed)} a month that it takes.`,
          },
    missing: [],
  }
}
