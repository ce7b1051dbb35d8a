import { criticalIllnessGap, lifeGap, medicalGap, type ProtectionGap } from '../calculators/insurance-gap'
import { formatRinggit, ringgit, type Sen, sen, sumSen } from '../money'
import { basisPoints } from '../rate'
import { type Finding, type FindingBase, filledWith, findingTitles, type NextPage, notKnown, onScale } from './finding'
import type { Answers, QuestionName } from './questions'
import type { Situation } from './situation'

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

/** The calculator of the gap, with one kind of cover chosen. It leads to products: nobody in trouble is led there. */
function gapPage({ trouble }: Situation, cover: string, fills: Readonly<Record<string, string>>): NextPage | null {
  if (trouble) return null
  return { href: '/financial-hub/insurance-gap', label: 'See how this gap is calculated', fills: { cover, ...fills } }
}

function gapFinding(
  base: FindingBase,
  gap: ProtectionGap,
  { trouble }: Situation,
  what: string,
  formula: string,
): Finding {
  const later = trouble ? ' Take the first steps above before you buy more cover.' : ''
  const part = onScale(gap.have, gap.need)
  const state = gap.gap === 0 ? 'good' : part >= 0.5 ? 'watch' : 'act'
  const verdicts = {
    good: `What you have covers ${what}.`,
    watch: `You have 50% of ${what} or more; ${rm(gap.gap)} is missing.${later}`,
    act: `You have less than 50% of ${what}; ${rm(gap.gap)} is missing.${later}`,
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
            marks: [{ at: 0.5, label: '50%' }],
            description: `You have ${rm(gap.have)} of ${rm(gap.need)} needed.`,
          },
    missing: [],
  }
}

/** What the family would lack after a death. */
export function lifeCover(answers: Answers, situation: Situation): Finding {
  const { dependants, need, years, liquid, 'life-cover': cover } = answers
  const owed = [answers['card-owed'], answers['loan-owed'], answers['other-owed']].filter((debt) => debt !== null)
  const { realReturn, finalExpenses } = coverCase
  const base: FindingBase = {
    id: 'life-cover',
    title: findingTitles['life-cover'],
    next: gapPage(situation, 'life', {
      ...filledWith({
        need: need === null ? null : sen(need * 12),
        debts: owed.length === 3 ? sumSen(owed) : null,
        education: sen(0),
        final: finalExpenses,
        real: realReturn,
        'life-cover': cover,
        savings: liquid,
      }),
      ...(years === null ? {} : { years: String(years) }),
    }),
  }
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
  const asked = ['dependants', 'need', 'years', 'life-cover', 'liquid', 'card-owed', 'loan-owed', 'other-owed'] as const
  const missing = asked.filter((name) => answers[name] === null)
  if (need === null || years === null || cover === null || liquid === null || missing.length > 0)
    return notKnown(base, missing)
  const debts = sumSen(owed)
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
  const formula = `${rm(gap.incomeNeed)} for ${years} ${years === 1 ? 'year' : 'years'} at ${rm(need)} a month + ${rm(debts)} debts + ${rm(finalExpenses)} funeral and estate costs − ${rm(cover)} cover − ${rm(liquid)} savings = ${rm(sen(gap.need - gap.have))}`
  return gapFinding(base, gap, situation, 'what your family would need', formula)
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
  const missing = (['spending', 'illness-cover', 'liquid'] as const).filter((name) => answers[name] === null)
  if (spending === null || cover === null || liquid === null) return notKnown(base, missing)
  const gap = criticalIllnessGap({ monthlySpending: spending, recoveryMonths, treatment, cover, savings: liquid })
  const formula = `${rm(spending)} × ${recoveryMonths} months + ${rm(treatment)} treatment − ${rm(cover)} cover − ${rm(liquid)} savings = ${rm(sen(gap.need - gap.have))}`
  return gapFinding(base, gap, situation, 'what a long illness would cost', formula)
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
  return gapFinding(base, gap, situation, `a serious hospital bill in ${yearsAhead} years`, formula)
}
