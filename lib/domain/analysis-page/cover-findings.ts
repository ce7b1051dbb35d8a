import { criticalIllnessGap, lifeGap, medicalGap, type ProtectionGap } from '../calculators/insurance-gap'
import { formatRinggit, ringgit, type Sen, sen, sumSen } from '../money'
import { basisPoints } from '../rate'
import { type Finding, type FindingBase, notKnown, onScale } from './finding'
import type { Answers, QuestionName } from './questions'

const rm = (amount: Sen) => formatRinggit(amount, 'whole')

/** What the cover sums take for granted; the report says so, and the calculator lets it be changed. */
export const coverCase = {
  /** Return above inflation of a sum that is paid out. */
  realReturn: basisPoints(100),
  finalExpenses: ringgit(15_000),
  recoveryMonths: 36,
  treatment: ringgit(30_000),
  hospitalBill: ringgit(80_000),
  hospitalInflation: basisPoints(1_000),
  yearsAhead: 10,
} as const

const next = { href: '/financial-hub/insurance-gap', label: 'Work out your insurance gap' }

function gapFinding(base: FindingBase, gap: ProtectionGap, what: string, formula: string): Finding {
  const part = onScale(gap.have, gap.need)
  const state = gap.gap === 0 ? 'good' : part >= 0.5 ? 'watch' : 'act'
  const verdicts = {
    good: `What is there meets ${what}.`,
    watch: `Half of ${what} or more is there; ${rm(gap.gap)} is missing.`,
    act: `Most of ${what} is missing: ${rm(gap.gap)}.`,
  }
  return {
    ...base,
    state,
    value: gap.gap === 0 ? 'Nothing missing' : `${rm(gap.gap)} missing`,
    verdict: verdicts[state],
    formula,
    gauge:
      gap.need === 0
        ? null
        : {
            at: part,
            marks: [{ at: 0.5, label: 'half of it' }],
            description: `${rm(gap.have)} is there of ${rm(gap.need)} needed.`,
          },
    missing: [],
  }
}

/** What the family would lack after a death. */
export function lifeCover(answers: Answers): Finding {
  const base: FindingBase = { id: 'life-cover', title: 'Life cover', next }
  const { dependants, need, years, liquid, 'life-cover': cover } = answers
  if (dependants === 'no') {
    return {
      ...base,
      state: 'good',
      value: 'Not needed',
      verdict: 'Nobody depends on your income, so cover against your death is not pressing.',
      formula: null,
      gauge: null,
      missing: [],
    }
  }
  const owed = [answers['card-owed'], answers['loan-owed'], answers['other-owed']].filter((debt) => debt !== null)
  const asked = ['dependants', 'need', 'years', 'life-cover', 'liquid', 'card-owed', 'loan-owed', 'other-owed'] as const
  const missing = asked.filter((name) => answers[name] === null)
  if (need === null || years === null || cover === null || liquid === null || missing.length > 0)
    return notKnown(base, missing)
  const debts = sumSen(owed)
  const { realReturn, finalExpenses } = coverCase
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
  const formula = `${rm(gap.incomeNeed)} for ${years} ${years === 1 ? 'year' : 'years'} at ${rm(need)} a month + ${rm(debts)} debts + ${rm(finalExpenses)} final costs − ${rm(cover)} cover − ${rm(liquid)} savings = ${rm(sen(gap.need - gap.have))}`
  return gapFinding(base, gap, 'what your family would need', formula)
}

/** What would be missing during a long illness. */
export function illnessCover(answers: Answers): Finding {
  const base: FindingBase = { id: 'illness-cover', title: 'Critical-illness cover', next }
  const { spending, liquid, 'illness-cover': cover } = answers
  const missing = (['spending', 'illness-cover', 'liquid'] as const).filter((name) => answers[name] === null)
  if (spending === null || cover === null || liquid === null) return notKnown(base, missing)
  const { recoveryMonths, treatment } = coverCase
  const gap = criticalIllnessGap({ monthlySpending: spending, recoveryMonths, treatment, cover, savings: liquid })
  const formula = `${rm(spending)} × ${recoveryMonths} months + ${rm(treatment)} treatment − ${rm(cover)} cover − ${rm(liquid)} savings = ${rm(sen(gap.need - gap.have))}`
  return gapFinding(base, gap, 'what a long illness would cost', formula)
}

/** What a medical card would leave unpaid of a serious bill some years from now. */
export function medicalCover(answers: Answers): Finding {
  const base: FindingBase = { id: 'medical-cover', title: 'Medical cover', next }
  const limit = answers['medical-limit']
  if (limit === null) return notKnown(base, ['medical-limit'] satisfies QuestionName[])
  const { hospitalBill, hospitalInflation, yearsAhead } = coverCase
  const gap = medicalGap({
    billToday: hospitalBill,
    inflation: hospitalInflation,
    years: yearsAhead,
    annualLimit: limit,
  })
  const formula = `${rm(hospitalBill)} × 1.10^${yearsAhead} = ${rm(gap.need)} − ${rm(limit)} limit = ${rm(sen(gap.need - limit))}`
  return gapFinding(base, gap, `a serious hospital bill in ${yearsAhead} years`, formula)
}
