import {
  criticalIllnessGap,
  lifeGap,
  medicalGap,
  type ProtectionGap,
  protectionGap,
} from '../calculators/insurance-gap'
import { formatRinggit, ringgit, type Sen, sen, sumSen } from '../values/money'
import { basisPoints } from '../values/rate'
import { counted } from '../values/words'
import { beyondReserve } from './emergency-reserve'
import { type Finding, type FindingBase, filledWith, findingTitles, type NextPage, notKnown, onScale } from './finding'
import type { Answers, QuestionName } from './questions'
import { isTight, type Situation } from './situation'

const rm = (amount: Sen) => formatRinggit(amount, 'whole')

/** What the cover findings assume; the report says so, and the calculator lets it be changed. */
export const coverCase = {
  /** Return above inflation of the money that is paid out. */
  realReturn: basisPoints(100),
  finalExpenses: ringgit(15_000),
  recoveryMonths: 36,
  treatment: ringgit(30_000),
  hospitalBill: ringgit(80_000),
  hospitalInflation: basisPoints(1_000),
  yearsAhead: 10,
} as const

/** The calculator of the gap, with one kind of cover chosen. It leads to products: nobody who cannot pay is led there. */
function gapPage(
  { trouble, withoutIncome }: Situation,
  cover: string,
  fills: Readonly<Record<string, string>>,
): NextPage | null {
  if (trouble || withoutIncome) return null
  return { href: '/financial-hub/insurance-gap', label: 'See how this gap is calculated', fills: { cover, ...fills } }
}

/** What to mind before cover is bought; '' where the month leaves enough. */
function payingWords(answers: Answers, { trouble, withoutIncome }: Situation): string {
  if (trouble) return ' Take the first steps above before you buy more cover.'
  if (withoutIncome) return ' Buy cover once you have an income to pay it from.'
  return isTight(answers) ? ' Take only cover that your month can pay for.' : ''
}

function gapFinding(
  base: FindingBase,
  gap: ProtectionGap,
  [answers, situation]: readonly [Answers, Situation],
  /** `what`: what the cover is for; `besides`: what else is there for whoever lacks it. */
  { what, besides = '', formula }: { readonly what: string; readonly besides?: string; readonly formula: string },
): Finding {
  const later = `${besides}${payingWords(answers, situation)}`
  const part = onScale(gap.have, gap.need)
  const isHalf = part >= 0.5
  const missing = `${rm(gap.gap)} is missing.${later}`
  // Cover that cannot be paid for is nothing to act on.
  const isPressing = !isHalf && !(situation.withoutIncome && !situation.trouble)
  return {
    ...base,
    state: gap.gap === 0 ? 'good' : isPressing ? 'act' : 'watch',
    value: gap.gap === 0 ? 'Nothing missing' : `${rm(gap.gap)} missing`,
    verdict:
      gap.gap === 0
        ? `What you have covers ${what}.`
        : isHalf
          ? `You have 50% of ${what} or more; ${missing}`
          : `You have less than 50% of ${what}; ${missing}`,
    formula,
    gauge:
      gap.need === 0
        ? null
        : {
            at: part,
            marks: [{ at: 0.5, label: '50%' }],
            description: `You have ${rm(gap.have)} of ${rm(gap.need)} needed.`,
          },
    missing: [],
  }
}

/** Debts that a death would leave: without those that a policy pays off. null where an answer is missing. */
function debtsLeft(answers: Answers): Sen | null {
  const { 'card-owed': card, 'loan-owed': loan, 'other-owed': other, 'loan-cover': paid } = answers
  if (card === null || loan === null || other === null) return null
  if (other > 0 && paid === null) return null
  return sen(Math.max(0, card + loan + other - (paid ?? 0)))
}

/** Nobody lives on this income; debts can still fall to somebody. */
function notNeeded(base: FindingBase, answers: Answers): Finding {
  const owes = [answers['card-owed'], answers['loan-owed'], answers['other-owed']].some((debt) => (debt ?? 0) > 0)
  return {
    ...base,
    state: 'good',
    value: 'Not needed',
    verdict: `Nobody depends on your income, so life cover is not urgent.${owes ? ' Your debts are paid from what you leave; whoever guaranteed or signed them with you would have to pay the rest.' : ''}`,
    formula: null,
    gauge: null,
    missing: [],
  }
}

/** What the family would lack after a death. */
export function lifeCover(answers: Answers, situation: Situation): Finding {
  const { dependants, need, years, liquid, 'life-cover': cover } = answers
  const debts = debtsLeft(answers)
  const { realReturn, finalExpenses } = coverCase
  const base: FindingBase = {
    id: 'life-cover',
    title: findingTitles['life-cover'],
    next: gapPage(situation, 'life', {
      ...filledWith({
        need: need === null ? null : sen(need * 12),
        debts,
        education: sen(0),
        final: finalExpenses,
        real: realReturn,
        'life-cover': cover,
        savings: liquid,
      }),
      ...(years === null ? {} : { years: String(years) }),
    }),
  }
  if (dependants === 'no') return notNeeded(base, answers)
  const asked = ['dependants', 'need', 'years', 'life-cover', 'liquid', 'card-owed', 'loan-owed', 'other-owed'] as const
  const missing: readonly QuestionName[] = [
    ...asked.filter((name) => answers[name] === null),
    ...((answers['other-owed'] ?? 0) > 0 && answers['loan-cover'] === null ? (['loan-cover'] as const) : []),
  ]
  if (need === null || years === null || cover === null || liquid === null || debts === null || missing.length > 0)
    return notKnown(base, missing)
  const gap = lifeGap({
    yearlyNeed: sen(need * 12),
    years,
    realReturn,
    debts,
    education: ringgit(0),
    finalExpenses,
    cover,
    savings: liquid,
  })
  const formula = `${rm(gap.incomeNeed)} for ${counted(years, 'year', 'years')} at ${rm(need)} a month + ${rm(debts)} debts + ${rm(finalExpenses)} funeral and estate costs − ${rm(cover)} cover − ${rm(liquid)} savings = ${rm(sen(gap.need - gap.have))}`
  return gapFinding(base, gap, [answers, situation], { what: 'what your family would need', formula })
}

/** What of a retired person's savings an illness may take: what they do not live on. */
function illnessOfRetired(base: FindingBase, answers: Answers, situation: Situation): Finding {
  const { liquid, 'illness-cover': cover } = answers
  const beyond = beyondReserve(answers, situation)
  if (cover === null || liquid === null || beyond === null) {
    const missing = (['essentials', 'illness-cover', 'liquid'] as const).filter((name) => answers[name] === null)
    return notKnown(base, missing)
  }
  const { treatment } = coverCase
  const gap = protectionGap(treatment, sumSen([cover, beyond]))
  const formula = `${rm(treatment)} treatment − ${rm(cover)} cover − ${rm(beyond)} savings beyond your reserve = ${rm(sen(gap.need - gap.have))}`
  const what = 'what the treatment of a serious illness would cost'
  return gapFinding({ ...base, next: null }, gap, [answers, situation], { what, formula })
}

/** What would be missing during a long illness. */
export function illnessCover(answers: Answers, situation: Situation): Finding {
  const { spending, liquid, 'illness-cover': cover } = answers
  const { recoveryMonths, treatment } = coverCase
  const base: FindingBase = {
    id: 'illness-cover',
    title: findingTitles['illness-cover'],
    next: gapPage(situation, 'critical-illness', {
      ...filledWith({ spending, treatment, 'illness-cover': cover, savings: liquid }),
      recovery: String(recoveryMonths),
    }),
  }
  if (answers.retired === 'yes') return illnessOfRetired(base, answers, situation)
  const missing = (['spending', 'illness-cover', 'liquid'] as const).filter((name) => answers[name] === null)
  if (spending === null || cover === null || liquid === null) return notKnown(base, missing)
  const gap = criticalIllnessGap({ monthlySpending: spending, recoveryMonths, treatment, cover, savings: liquid })
  const formula = `${rm(spending)} × ${recoveryMonths} months + ${rm(treatment)} treatment − ${rm(cover)} cover − ${rm(liquid)} savings = ${rm(sen(gap.need - gap.have))}`
  return gapFinding(base, gap, [answers, situation], { what: 'what a long illness would cost', formula })
}

/** What a medical card would leave unpaid of a serious bill some years from now. */
export function medicalCover(answers: Answers, situation: Situation): Finding {
  const limit = answers['medical-limit']
  const { hospitalBill, hospitalInflation, yearsAhead } = coverCase
  const base: FindingBase = {
    id: 'medical-cover',
    title: findingTitles['medical-cover'],
    next: gapPage(situation, 'medical', {
      ...filledWith({ bill: hospitalBill, inflation: hospitalInflation, limit }),
      ahead: String(yearsAhead),
    }),
  }
  if (limit === null) return notKnown(base, ['medical-limit'] satisfies QuestionName[])
  const gap = medicalGap({
    billToday: hospitalBill,
    inflation: hospitalInflation,
    years: yearsAhead,
    annualLimit: limit,
  })
  const formula = `${rm(hospitalBill)} × 1.10^${yearsAhead} = ${rm(gap.need)} − ${rm(limit)} limit = ${rm(sen(gap.need - limit))}`
  return gapFinding(base, gap, [answers, situation], {
    what: `a serious private hospital bill in ${yearsAhead} years`,
    besides: ' A public hospital charges citizens far less.',
    formula,
  })
}
