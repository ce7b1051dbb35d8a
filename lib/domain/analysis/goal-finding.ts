import { monthsOfReserve } from '../calculators/analysis'
import { formatRinggit, formatSignedRinggit, type Sen, sen } from '../values/money'
import { beyondReserve, emergencyReserve, reserveMarks } from './emergency-reserve'
import { type Finding, type FindingBase, findingTitles, notKnown, onScale, productsPage, yearsText } from './finding'
import type { Answers } from './questions'
import type { Situation } from './situation'

const rm = (amount: number) => formatRinggit(sen(amount))

/** Whether money may be tied up in a deposit: not while the emergency fund is small. */
function mayTieUp({ liquid, essentials }: Answers): boolean {
  const lasting = liquid === null || essentials === null ? null : monthsOfReserve(liquid, essentials)
  return lasting === null || lasting >= reserveMarks.least
}

/** What of the savings a goal may take: what is beyond the reserve and the debts. Nothing where the answers do not say. */
function spareFor(answers: Answers, situation: Situation): Sen {
  const { 'card-owed': card, 'loan-owed': loan } = answers
  const beyond = beyondReserve(answers, situation)
  if (situation.trouble || beyond === null || card === null || loan === null) return sen(0)
  return sen(Math.max(0, beyond - card - loan))
}

/** Savings would pay for the rest of the goal. */
function paidFromSavings(answers: Answers, situation: Situation, rest: Sen): string {
  const { shortfall, livesOffSavings } = situation
  const words = emergencyReserve(answers, situation)?.words ?? 'your reserve'
  const paid = `Your savings beyond ${words} would pay for it.`
  if (!livesOffSavings || shortfall === null || answers.liquid === null) return paid
  return `${paid} They would then last ${yearsText((answers.liquid - rest) / (shortfall * 12))}.`
}

function behindVerdict(isHalf: boolean, { shortfall, livesOffSavings }: Situation): string {
  if (isHalf) return 'What you save covers 50% of it or more. Give it more time, or spend less.'
  if (shortfall === null)
    return 'What you save is less than 50% of what it takes. Change the goal, its date or your spending.'
  return livesOffSavings
    ? 'It would take more of your savings than you can spare. Change the goal or its date.'
    : 'Nothing is left for it now. Close the gap between income and spending first.'
}

/** Whether what is saved a month, or savings beyond the reserve, reach the goal in time. */
export function goal(answers: Answers, situation: Situation): Finding {
  const base: FindingBase = {
    id: 'goal',
    title: findingTitles.goal,
    next: mayTieUp(answers) ? productsPage(situation, '/investment/fixed-deposit', 'Compare fixed deposits') : null,
  }
  const { income, spending, 'goal-amount': cost, 'goal-saved': saved, 'goal-months': time } = answers
  const missing = (['income', 'spending', 'goal-amount', 'goal-saved', 'goal-months'] as const).filter(
    (name) => answers[name] === null,
  )
  if (income === null || spending === null || cost === null || saved === null || time === null)
    return notKnown({ ...base, next: null }, missing)
  const rest = sen(Math.max(0, cost - saved))
  const needed = sen(Math.ceil(rest / time))
  const kept = sen(income - spending)
  const isPaid = kept < needed && spareFor(answers, situation) >= rest
  const state = isPaid || kept >= needed || needed === 0 ? 'good' : kept >= needed / 2 ? 'watch' : 'act'
  const inTime =
    needed === 0 ? 'You have saved all of it.' : 'What you save a month gets you there in time, without interest.'
  return {
    ...base,
    state,
    value: `${rm(needed)} a month`,
    verdict: isPaid
      ? needed === 0
        ? inTime
        : paidFromSavings(answers, situation, rest)
      : state === 'good'
        ? inTime
        : behindVerdict(state === 'watch', situation),
    formula: `(${rm(cost)} − ${rm(saved)}) ÷ ${time} = ${rm(needed)} a month; you save ${formatSignedRinggit(kept)}`,
    gauge:
      needed === 0 || isPaid
        ? null
        : {
            at: onScale(kept, needed),
            marks: [{ at: 0.5, label: '50%' }],
            description: `You save ${formatSignedRinggit(kept)} of the ${rm(needed)} a month that it takes.`,
          },
    missing: [],
  }
}
