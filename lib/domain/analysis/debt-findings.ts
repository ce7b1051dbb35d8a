import { needlessInterest } from '../calculators/analysis'
import { debtServiceRatio } from '../calculators/loan'
import { cardRules } from '../country-rates/card-rules'
import { latest } from '../country-rates/dated'
import { oldCheckText } from '../country-rates/old-rate'
import { assertNever } from '../values/assert-never'
import type { IsoDate } from '../values/iso-date'
import { formatRinggit, portion, type Sen, sen } from '../values/money'
import { atRate, basisPoints, formatRate } from '../values/rate'
import { emergencyReserve } from './emergency-reserve'
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
import { cardPart, isTight, ratioMarks, type Situation } from './situation'

const rm = (amount: number) => formatRinggit(sen(amount))

/** Interest from this part of net income is worth acting on, and avoidable interest from this many sen a year. */
const costMark = 0.05
const avoidableMark = 50_000
/** Avoidable interest a year, in sen, for which no savings should be given up. */
const triflingMark = 10_000

/** The highest finance charge of a card here. */
const highestCardRate = basisPoints(Math.max(...latest(cardRules).value.financeCharges.map(({ rate }) => rate)))

const debtGuide: NextPage = {
  href: '/financial-hub/guides/paying-off-debt',
  label: 'Which debt to pay off first',
  fills: null,
}

/** The ratio's calculator counts cards by what is owed, so their part is taken out of the other repayments. */
function ratioFills({ income, repayments, 'card-owed': cards }: Answers): Readonly<Record<string, string>> {
  const others = repayments === null ? null : sen(Math.max(0, repayments - Math.round((cards ?? 0) * cardPart)))
  const none = repayments === null ? null : sen(0)
  return filledWith({ income, home: none, car: none, others, cards: repayments === null ? cards : (cards ?? sen(0)) })
}

/** What is said of repayments where nothing comes in: there is no ratio to nothing. */
function withoutRatio(repayments: Sen, { livesOffSavings }: Situation): Pick<Finding, 'state' | 'value' | 'verdict'> {
  if (repayments === 0) return { state: 'good', value: 'No repayments', verdict: 'You have nothing to repay.' }
  if (livesOffSavings)
    return { state: 'watch', value: noIncome, verdict: `You repay ${rm(repayments)} a month from your savings.` }
  return {
    state: 'act',
    value: noIncome,
    verdict: `Your debts ask for ${rm(repayments)} a month, and you have no income. Call your lenders before a payment is late: they can lower an instalment for a time.`,
  }
}

/** What a ratio means; `isShort` where nothing is left at the end of the month. */
function ratioVerdict(state: 'good' | 'watch' | 'act', repayments: Sen, isShort: boolean, understated: string): string {
  if (repayments === 0) return 'You have nothing to repay.'
  switch (state) {
    case 'good':
      return understated === '' ? 'Your repayments leave most of your income free.' : `That is low.${understated}`
    case 'watch':
      return isShort
        ? `Your repayments have to be paid although nothing is left at the end of the month. Another loan would make it worse.${understated}`
        : `Your repayments take a large part of your income. Another loan would make it tight.${understated}`
    case 'act':
      return `Your repayments have reached the limit that many banks set. Lower them before you borrow again.${understated}`
    default:
      return assertNever(state)
  }
}

/** Repayments against net income. Counts what card and loan ask at least, where less was entered. */
export function debtService(answers: Answers, situation: Situation): Finding {
  const { income } = answers
  const { repayments, leastRepayment, trouble, shortfall, livesOffSavings } = situation
  const base: FindingBase = {
    id: 'debt-service',
    title: findingTitles['debt-service'],
    // Another loan is no way out of trouble, and no month that leaves nothing pays for one.
    next:
      trouble || income === 0 || isTight(answers)
        ? null
        : {
            href: '/financial-hub/debt-service-ratio',
            label: 'See your ratio with a new loan',
            fills: ratioFills(answers),
          },
  }
  if (repayments === null || answers.repayments === null || income === null) {
    const missing = [income === null ? 'income' : null, repayments === null ? 'repayments' : null] as const
    return notKnown(
      base,
      missing.filter((name) => name !== null),
    )
  }
  const ratio = debtServiceRatio(repayments, income)
  if (ratio === null)
    return { ...base, ...withoutRatio(repayments, situation), formula: null, gauge: null, missing: [] }
  // However small the part, it is no good news where nothing is left at the end of the month.
  const isShort = shortfall !== null && !livesOffSavings && repayments > 0
  const state = ratio >= ratioMarks.act ? 'act' : ratio >= ratioMarks.watch || isShort ? 'watch' : 'good'
  const understated =
    answers.repayments >= leastRepayment
      ? ''
      : ` We counted what your debts ask at least: 5% of the card and the interest on the loan are ${rm(leastRepayment)} a month. You entered ${rm(answers.repayments)}. If you pay less than you must, call your lenders.`
  return {
    ...base,
    state,
    value: percent(ratio),
    verdict: ratioVerdict(state, repayments, isShort, understated),
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

/** What a card may cost at most, for who does not know its rate; null where that is not the question. */
function atMost({ 'card-owed': owed, 'card-rate': yearly }: Answers, today: IsoDate): string | null {
  if (owed === null || owed === 0 || yearly !== null) return null
  const cost = atRate(owed, highestCardRate)
  return `Not known: the rate of your card is missing. At ${formatRate(highestCardRate, 'trim')}, the most a card may charge${oldCheckText(latest(cardRules), today)}, ${rm(owed)} costs ${rm(cost)} a year.`
}

/** What the card and the costliest loan cost a year. */
export function debtCost(answers: Answers, situation: Situation, today: IsoDate): Finding {
  const { income, 'card-owed': balance, 'card-rate': yearly } = answers
  const { debts, debtsMissing, yearlyInterest: cost, shortfall, livesOffSavings, trouble, withoutIncome } = situation
  const base: FindingBase = {
    id: 'debt-cost',
    title: findingTitles['debt-cost'],
    next:
      balance !== null && balance > 0 && !trouble
        ? {
            href: '/financial-hub/card-payoff',
            label: 'See how long the card takes to pay off',
            fills: filledWith({ balance, rate: yearly }),
          }
        : debtGuide,
  }
  if (debtsMissing.length > 0) {
    const unknown = notKnown(base, debtsMissing)
    return { ...unknown, verdict: atMost(answers, today) ?? unknown.verdict }
  }
  const heavy =
    cost > 0 && ((shortfall !== null && !livesOffSavings) || (income !== null && cost >= income * 12 * costMark))
  const state = cost === 0 ? 'good' : heavy ? 'act' : 'watch'
  const ofIncome = income === null || income === 0 ? '' : `, ${percent(cost / (income * 12))} of your net income`
  const [costliest] = debts
  const payFirst =
    costliest === undefined || withoutIncome
      ? ''
      : ` Pay the ${costliest.name} off first: at ${formatRate(costliest.rate, 'trim')} it costs the most for each ringgit you owe.`
  const monthly = formatRinggit(portion(cost, 1, 12), 'whole')
  return {
    ...base,
    next: cost === 0 ? null : base.next,
    state,
    value: `${rm(cost)} a year`,
    verdict:
      cost === 0
        ? 'You pay no interest on a card or a costly loan.'
        : `That is ${monthly} a month in interest${ofIncome}.${payFirst}`,
    formula:
      debts.length === 0
        ? null
        : `${debts.map((debt) => `${rm(debt.balance)} × ${formatRate(debt.rate, 'trim')}`).join(' + ')} = ${rm(cost)} a year`,
    gauge: null,
    missing: [],
  }
}

/** How pressing avoidable interest is; `used` is what of the savings would pay off dearer debts. */
function avoidableState(used: Sen, paid: Sen, trouble: boolean): 'good' | 'watch' | 'act' {
  // What cannot be avoided now is nothing to act on.
  if (used === 0) return 'watch'
  if (paid < triflingMark) return 'good'
  return trouble || paid >= avoidableMark ? 'act' : 'watch'
}

/** Interest that savings beyond the reserve could avoid. */
export function avoidable(answers: Answers, situation: Situation): Finding {
  const { debts, debtsMissing, trouble, withoutIncome } = situation
  const base: FindingBase = { id: 'needless-interest', title: findingTitles['needless-interest'], next: debtGuide }
  const { liquid, essentials, earned } = answers
  const reserve = emergencyReserve(answers, situation)
  const missing = [
    ...(liquid === null ? (['liquid'] as const) : []),
    ...(essentials === null && !withoutIncome ? (['essentials'] as const) : []),
    ...(earned === null ? (['earned'] as const) : []),
    ...debtsMissing,
  ]
  if (liquid === null || reserve === null || earned === null || missing.length > 0) return notKnown(base, missing)
  const { amount: kept, words } = reserve
  const { used, interestSpared, returnForgone, needless: paid } = needlessInterest(debts, liquid, kept, earned)
  const owesDear = debts.some(({ rate }) => rate > earned)
  const left = `${rm(liquid)} − ${rm(kept)} kept as reserve`
  return {
    ...base,
    next: owesDear && !withoutIncome ? base.next : null,
    state: owesDear ? avoidableState(used, paid, trouble) : 'good',
    value: `${rm(paid)} a year`,
    verdict: !owesDear
      ? 'None of your debts costs more than your savings earn.'
      : withoutIncome
        ? 'Keep all of your savings while no money comes in: what you pay into a loan does not come back.'
        : avoidableVerdict(used, paid, words),
    formula: owesDear
      ? used === 0
        ? `${left} = ${rm(0)}`
        : `${left}; ${rm(used)} of it pays off debts: ${rm(interestSpared)} of interest saved − ${rm(returnForgone)} no longer earned at ${formatRate(earned, 'trim')} = ${rm(paid)} a year`
      : null,
    gauge: null,
    missing: [],
  }
}

function avoidableVerdict(used: Sen, paid: Sen, reserve: string): string {
  if (used === 0)
    return `You have no savings beyond ${reserve}, so keep them. Pay extra on the costliest debt from what you earn, when you can.`
  if (paid < triflingMark)
    return `Your debts cost hardly more than your savings earn. Keep your savings: money paid into a loan does not come back.`
  return `${rm(used)} of your savings beyond ${reserve} could pay off a debt that costs more than they earn. Ask what repaying early costs, then pay the costliest debt off first.`
}
