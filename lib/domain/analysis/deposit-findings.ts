import { mostProtectedPrincipal } from '../calculators/deposit-protection'
import { inForce, latest } from '../country-rates/dated'
import { depositProtectionLimits, depositProtectionMembers } from '../country-rates/deposit-protection'
import { oldCheckText } from '../country-rates/old-rate'
import { policyRates } from '../country-rates/policy-rate'
import type { IsoDate } from '../values/iso-date'
import { formatRinggit, type Sen, sen } from '../values/money'
import { atRate, type BasisPoints, basisPoints, formatRate } from '../values/rate'
import { emergencyReserve } from './emergency-reserve'
import {
  type Finding,
  type FindingBase,
  filledWith,
  findingTitles,
  type NextPage,
  notKnown,
  productsPage,
} from './finding'
import type { Answers } from './questions'
import type { Situation } from './situation'

const rm = (amount: number) => formatRinggit(sen(amount))

/** Return missed a year, in sen, below which moving money is not worth the trouble. */
const idleMark = 10_000

/** Shows what a deposit pays, to whom nothing says that the money is needed elsewhere. */
const depositCalculator = ({ shortfall, trouble }: Situation): NextPage | null =>
  trouble || shortfall !== null
    ? null
    : { href: '/financial-hub/fixed-deposit', label: 'See what a fixed deposit would earn', fills: null }

/** How many banks would protect savings in one name with the return of a year, or that there are too few. */
function banksWords(liquid: Sen, rate: BasisPoints, limit: Sen): string {
  const most = mostProtectedPrincipal(rate, 365, limit)
  const banks = Math.ceil(liquid / most)
  const { value: members } = latest(depositProtectionMembers)
  return banks <= members
    ? `${banks} banks would protect all of it with a year’s return.`
    : `PIDM has about ${members} member banks: in your name they would protect ${rm(Math.floor((most * members) / 100) * 100)} with a year’s return, and not all of it.`
}

/** What lies above the limit of deposit protection, if all of it is in one bank. */
export function protection({ liquid, earned }: Answers, { trouble }: Situation, today: IsoDate): Finding {
  const rule = inForce(depositProtectionLimits, today) ?? depositProtectionLimits[0]
  const limit = rule.value
  const rate = earned ?? inForce(policyRates, today)?.value ?? basisPoints(0)
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
  const protects = `PIDM protects up to ${rm(limit)} of your deposits at each bank, their return included${oldCheckText(rule, today)}.`
  const isFull = liquid + atRate(liquid, rate) > limit
  return {
    ...base,
    state: beyond === 0 ? 'good' : 'watch',
    value: `${rm(beyond)} above the limit`,
    verdict:
      beyond === 0
        ? `${protects} Yours are within it.${isFull ? ' At one bank, a year’s return would take you over.' : ''}`
        : `${protects} If all of yours are at one bank, ${rm(beyond)} is not protected. ${banksWords(liquid, rate, limit)}`,
    formula: beyond === 0 ? null : `${rm(liquid)} − ${rm(limit)} = ${rm(beyond)}`,
    gauge: null,
    missing: [],
  }
}

/** What savings beyond the reserve earn against the policy rate, which deposits follow. */
export function idleSavings(answers: Answers, situation: Situation, today: IsoDate): Finding {
  const { liquid, earned } = answers
  const entry = inForce(policyRates, today)
  const policy = entry?.value ?? null
  const old = entry === null ? '' : oldCheckText(entry, today)
  const base: FindingBase = {
    id: 'idle-savings',
    title: findingTitles['idle-savings'],
    next:
      productsPage(situation, '/investment/fixed-deposit', 'Compare fixed deposits') ?? depositCalculator(situation),
  }
  const missing = [liquid === null ? 'liquid' : null, earned === null && liquid !== 0 ? 'earned' : null] as const
  if (liquid === null || policy === null || (earned === null && liquid !== 0)) {
    return notKnown(
      base,
      missing.filter((name) => name !== null),
    )
  }
  const rate = earned ?? policy
  const reserve = emergencyReserve(answers, situation)
  const free = sen(liquid - (reserve?.amount ?? 0))
  const [now, could] = [atRate(free, rate), atRate(free, policy)]
  const missed = sen(Math.max(0, could - now))
  const isIdle = missed >= idleMark
  const counted =
    reserve === null || reserve.amount === 0 ? rm(free) : `(${rm(liquid)} − ${rm(reserve.amount)} reserve)`
  return {
    ...base,
    next: isIdle ? base.next : null,
    state: isIdle ? 'watch' : 'good',
    value: `${rm(missed)} a year less`,
    verdict: isIdle
      ? idleVerdict(
          situation,
          { free, now, could, policy: `${formatRate(policy)}, the policy rate that deposits follow${old}` },
          reserve?.words ?? null,
        )
      : calmVerdict(liquid, free),
    formula: `${counted} × ${formatRate(policy)} − ${counted} × ${formatRate(rate)} = ${rm(could - now)} a year`,
    gauge: null,
    missing: [],
  }
}

/** `reserve` is null where the answers do not say how much has to stay within reach. */
function idleVerdict(
  { debts }: Situation,
  { free, now, could, policy }: Readonly<Record<'free' | 'now' | 'could', Sen>> & { readonly policy: string },
  reserve: string | null,
): string {
  const what = reserve === null ? 'Your savings earn' : `${rm(free)} lies beyond ${reserve} and earns`
  const keep =
    reserve === null ? ' Keep the emergency fund where you can withdraw it immediately; the rest can earn more.' : ''
  const after = debts.length > 0 ? ' Pay costly debts off first.' : ''
  return `${what} ${rm(now)} a year. At ${policy}, it would be ${rm(could)}.${keep}${after}`
}

function calmVerdict(liquid: Sen, free: Sen): string {
  if (liquid === 0) return 'You have no savings yet that could earn more.'
  return free === 0
    ? 'All of your savings are your emergency fund. Keep them where you can withdraw them immediately.'
    : 'Your savings earn about what deposits pay now, or the difference is small.'
}
