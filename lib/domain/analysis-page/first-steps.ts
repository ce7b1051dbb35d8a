import { formatRinggit, sen } from '../money'
import { formatRate } from '../rate'
import type { NextPage } from './finding'
import type { Answers } from './questions'
import type { Situation } from './situation'

/** What to do first, in order, for somebody whose money does not last the month or whose debts take too much of it. */
export interface FirstSteps {
  readonly title: string
  /** What the trouble is, in ringgit. */
  readonly lead: string
  /** The first one comes first. */
  readonly steps: readonly string[]
  readonly next: NextPage
}

const rm = (amount: number) => formatRinggit(sen(amount))

function leadOf({ income, repayments }: Answers, { shortfall, yearlyInterest }: Situation): string {
  const gap = shortfall === null ? null : `You spend ${rm(shortfall)} a month more than you earn.`
  const interest = yearlyInterest === 0 ? null : `Your card and loan cost ${rm(yearlyInterest)} of interest a year.`
  const ratio =
    gap !== null || repayments === null || income === null
      ? null
      : `${rm(repayments)} of your ${rm(income)} a month goes to repayments.`
  return [gap ?? ratio, interest].filter((one) => one !== null).join(' ')
}

/** How to close the gap between income and spending. */
function gapStep({ income, spending, essentials }: Answers, { shortfall }: Situation): string | null {
  if (shortfall === null || income === null || spending === null) return null
  if (income === 0)
    return 'Ask your employer and SOCSO what you are entitled to, and stop every payment that is not essential.'
  if (essentials !== null && essentials > income)
    return `Call AKPK now: your essentials of ${rm(essentials)} are more than you earn, so spending less is not enough.`
  const spare = essentials === null ? null : sen(spending - essentials)
  return spare === null || spare < shortfall
    ? `Spend ${rm(shortfall)} a month less, starting with what you could do without.`
    : `Spend ${rm(shortfall)} a month less: ${rm(spare)} of what you spend is not essential.`
}

function debtSteps({ repayments }: Answers, { debts, shortfall }: Situation): readonly string[] {
  const [costliest] = debts
  const owes = costliest !== undefined || (repayments !== null && repayments > 0)
  if (!owes) return []
  const minimum =
    shortfall === null
      ? 'Ask your lenders for a lower instalment, today if a payment is late already. Ask for the total cost too: a longer loan costs more.'
      : 'Pay at least the minimum on every debt. If you cannot, or a payment is late already, call that lender today: they can lower an instalment for a time.'
  const first =
    costliest === undefined
      ? []
      : [
          `Put whatever is left over towards the ${costliest.name}: at ${formatRate(costliest.rate, 'trim')} it costs ${rm(costliest.interest)} a year, the most for each ringgit you owe.`,
        ]
  return [minimum, ...first, 'Take no new loan or card to pay old debts before you have spoken to AKPK.']
}

/** The first steps; null where nothing is wrong, as far as the answers say. They lead to no product. */
export function firstStepsOf(answers: Answers, situation: Situation): FirstSteps | null {
  if (!situation.trouble) return null
  const gap = gapStep(answers, situation)
  const noMoneyIn = answers.income === 0
  return {
    title: 'What to do first',
    lead: leadOf(answers, situation),
    steps: [...(gap === null ? [] : [gap]), ...debtSteps(answers, situation)],
    next: noMoneyIn
      ? { href: '/financial-hub/guides/losing-income', label: 'What to do when income stops', fills: null }
      : { href: '/financial-hub/guides/paying-off-debt', label: 'Which debt to pay off first', fills: null },
  }
}
