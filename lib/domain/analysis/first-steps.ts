import { jobLossClaims, olderPeopleAid } from '../country-rates/aid'
import { latest } from '../country-rates/dated'
import { oldCheckText } from '../country-rates/old-rate'
import type { IsoDate } from '../values/iso-date'
import { formatRinggit, type Sen, sen } from '../values/money'
import { formatRate } from '../values/rate'
import { lastingPage, type NextPage, yearsText } from './finding'
import type { Answers } from './questions'
import { drawingMarks, type Situation } from './situation'

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

function leadOf({ income }: Answers, situation: Situation): string {
  const { shortfall, lasting, runningOut, yearlyInterest, repayments } = situation
  const gap =
    shortfall === null
      ? null
      : runningOut && lasting !== null
        ? `You take ${rm(shortfall)} a month from your savings. They last ${yearsText(lasting)}.`
        : `You spend ${rm(shortfall)} a month more than you earn.`
  const interest = yearlyInterest === 0 ? null : `Your card and loan cost ${rm(yearlyInterest)} of interest a year.`
  const ratio =
    gap !== null || repayments === null || income === null
      ? null
      : `${rm(repayments)} of your ${rm(income)} a month goes to repayments.`
  return [gap ?? ratio, interest].filter((one) => one !== null).join(' ')
}

/** For a retired person whose savings are soon spent. */
function drawingSteps(liquid: Sen, shortfall: Sen, today: IsoDate): readonly string[] {
  const lasts = sen(Math.floor(liquid / (drawingMarks.act * 12) / 100) * 100)
  return [
    lasts === 0
      ? `Spend ${rm(shortfall)} a month less: your savings are almost gone.`
      : `Spend less: ${rm(lasts)} a month from your savings would last five years.`,
    `Ask the Welfare Department (JKM) for aid: it pays people from ${latest(olderPeopleAid).value} on whose household has little income${oldCheckText(latest(olderPeopleAid), today)}.`,
  ]
}

/** How to close the gap between income and spending. */
function gapSteps(
  { income, spending, essentials, liquid }: Answers,
  situation: Situation,
  today: IsoDate,
): readonly string[] {
  const { shortfall, runningOut } = situation
  if (shortfall === null || income === null || spending === null) return []
  if (runningOut && liquid !== null) return drawingSteps(liquid, shortfall, today)
  if (income === 0)
    return [
      `If you lost a job, apply to SOCSO within ${latest(jobLossClaims).value} days: its Employment Insurance System pays employees an allowance for some months${oldCheckText(latest(jobLossClaims), today)}. Ask the Welfare Department (JKM) for aid.`,
      'Stop every payment that is not essential.',
    ]
  if (essentials !== null && essentials > income)
    return [
      `Call AKPK now: your essentials of ${rm(essentials)} are more than you earn, so spending less is not enough. Ask the Welfare Department (JKM) for aid.`,
    ]
  const spare = essentials === null ? null : sen(spending - essentials)
  return [
    spare === null || spare < shortfall
      ? `Spend ${rm(shortfall)} a month less, starting with what you could do without.`
      : `Spend ${rm(shortfall)} a month less: ${rm(spare)} of what you spend is not essential.`,
  ]
}

/** Which debt to pay extra on, and when: not out of what is missing. */
function extraStep({ debts: [costliest], shortfall, withoutIncome }: Situation): string | null {
  if (costliest === undefined) return null
  const { name, rate, interest } = costliest
  const cost = `at ${formatRate(rate, 'trim')} it costs ${rm(interest)} a year, the most for each ringgit you owe.`
  if (withoutIncome) return `Pay nothing extra on the ${name} for now. Once you earn again, it comes first: ${cost}`
  return shortfall === null
    ? `Put whatever is left over towards the ${name}: ${cost}`
    : `Once your month adds up, pay extra on the ${name} first: ${cost}`
}

function debtSteps(situation: Situation): readonly string[] {
  const { debts, shortfall, repayments } = situation
  const owes = debts.length > 0 || (repayments !== null && repayments > 0)
  if (!owes) return []
  const minimum =
    shortfall === null
      ? 'Ask your lenders for a lower instalment, today if a payment is late already. Ask for the total cost too: a longer loan costs more.'
      : 'Pay at least the minimum on every debt. If you cannot, or a payment is late already, call that lender today: they can lower an instalment for a time.'
  const extra = extraStep(situation)
  return [
    minimum,
    ...(extra === null ? [] : [extra]),
    'Take no new loan or card to pay old debts before you have spoken to AKPK.',
  ]
}

/** The first steps; null where nothing is wrong, as far as the answers say. They lead to no product. */
export function firstStepsOf(answers: Answers, situation: Situation, today: IsoDate): FirstSteps | null {
  if (!situation.trouble) return null
  return {
    title: 'What to do first',
    lead: leadOf(answers, situation),
    steps: [...gapSteps(answers, situation, today), ...debtSteps(situation)],
    next: nextPage(situation),
  }
}

function nextPage({ withoutIncome, runningOut, debts, repayments }: Situation): NextPage {
  const owes = debts.length > 0 || (repayments !== null && repayments > 0)
  if (withoutIncome || (!owes && !runningOut))
    return { href: '/financial-hub/guides/losing-income', label: 'What to do when income stops', fills: null }
  return owes
    ? { href: '/financial-hub/guides/paying-off-debt', label: 'Which debt to pay off first', fills: null }
    : lastingPage
}
