import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Applicant } from '@/lib/domain/categories/category'
import { categoryOf } from '@/lib/domain/categories/registry'
import { checkEligibility, rulesRead } from '@/lib/domain/eligibility/check-eligibility'
import { nobody, verdict } from '@/lib/domain/eligibility/eligibility'
import { defaultState } from '@/lib/domain/list/list-query'
import { ringgit, type Sen } from '@/lib/domain/values/money'
import { eachCategory, productsOf, scenariosOf, today } from './content-cases'

const lending = eachCategory.filter(([, category]) => category.instalment !== undefined)

/** Somebody whom every published rule of a loan could suit. */
const anybody: Applicant = {
  ...nobody,
  age: 30,
  residency: 'citizen',
  workerKind: 'employed',
  newToBank: true,
  member: true,
  guarantor: true,
  purpose: 'education',
}

function outcomeOf(id: string, slug: string, said: Partial<Applicant>, scenario?: Readonly<Record<string, number>>) {
  const category = categoryOf(id === 'home-loan' ? 'home-loan' : 'personal-loan')
  const product = productsOf(category).find((one) => one.slug === slug)
  if (product === undefined) throw new Error(`No ${slug}`)
  const wanted = { scenario: { ...defaultState(category, today).scenario, ...scenario }, today }
  const results = checkEligibility(category, product, { ...anybody, ...said }, wanted)
  return { verdict: verdict(results), rule: results.find(({ id: rule }) => rule === 'debt-service') }
}

describe('a study loan for a student who repays RM1,800 of RM3,000', () => {
  const student = { workerKind: 'student', monthlyIncome: ringgit(3_000), monthlyCommitments: ringgit(1_800) }
  const scenario = { amount: ringgit(20_000), months: 60 }

  it('does not meet every published rule, and the verdict says what repayments would take', () => {
    const told = outcomeOf('personal-loan', 'selat-study-loan', { ...student, netIncome: ringgit(2_700) }, scenario)
    expect(told.verdict.result).toBe('fail')
    expect(told.verdict.text).toContain('With RM382.02 a month for this loan, 80.9% of your net income')
    expect(told.verdict.text).not.toContain('every published rule')
  })

  it('is a caution where only the income before EPF and tax is told, which is the least that repayments take', () => {
    const told = outcomeOf('personal-loan', 'selat-study-loan', student, scenario)
    expect(told.verdict.result).toBe('caution')
    expect(told.verdict.text).toBe(
      'No published rule is against you. With RM382.02 a month for this loan, at least 72.7% of your net income goes to repayments and at most RM817.98 is left to live on. Tell us your net income to check this. Lenders commonly stop at 60% for lower incomes and 70% for others. The issuer still decides.',
    )
  })
})

describe('money left to live on', () => {
  const paid = { monthlyIncome: ringgit(5_000), netIncome: ringgit(4_400), monthlyCommitments: ringgit(500) }
  const scenario = { amount: ringgit(20_000), months: 60 }
  const outcome = (living: Sen | null) => outcomeOf('personal-loan', 'selat-study-loan', { ...paid, living }, scenario)

  it('passes when it covers what is needed, and is a caution one sen below', () => {
    expect(outcome(null).verdict).toMatchObject({ result: 'pass' })
    expect(outcome(ringgit(3_517.98)).verdict.result).toBe('pass')
    expect(outcome(ringgit(3_517.99)).verdict).toMatchObject({ result: 'caution' })
    expect(outcome(ringgit(3_517.99)).verdict.text).toContain('RM3,517.98 is left to live on. You need RM3,517.99.')
  })

  it('is said with a pass too, which promises nothing', () => {
    expect(outcome(null).verdict.text).toBe(
      'You meet every published rule. With RM382.02 a month for this loan, 20.1% of your net income goes to repayments and RM3,517.98 is left to live on. The issuer still decides.',
    )
  })

  it('that is below nothing is said as what is short, and no income is none to repay from', () => {
    const short = { monthlyIncome: ringgit(2_000), netIncome: ringgit(2_000), monthlyCommitments: ringgit(1_800) }
    const told = outcomeOf('personal-loan', 'selat-study-loan', short, scenario)
    expect(told.verdict.result).toBe('fail')
    expect(told.rule?.explanation).toContain('repayments are RM182.02 a month more than your income')
    const none = outcomeOf(
      'personal-loan',
      'selat-study-loan',
      { netIncome: ringgit(0), monthlyCommitments: ringgit(0) },
      scenario,
    )
    expect(none.rule?.result).toBe('fail')
  })

  it('cannot be told for an amount that the lender does not offer, and says why', () => {
    const told = outcomeOf('personal-loan', 'selat-study-loan', paid, { ...scenario, amount: ringgit(200_000) })
    expect(told.rule).toMatchObject({ result: 'cannot-tell' })
    expect(told.rule?.explanation).toContain('publishes no instalment for the amount and term')
  })
})

describe.each(lending)('repayments with the new instalment, among %s', (_, category) => {
  const amounts = fc.integer({ min: 1, max: 40_000 }).map(ringgit)

  it('are never called within every rule above 60% of net income, nor where too little is left', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...productsOf(category)),
        scenariosOf(category),
        amounts,
        amounts,
        fc.option(amounts, { nil: null }),
        (product, scenario, netIncome, monthlyCommitments, living) => {
          const instalment = category.instalment?.(product, scenario, today) ?? null
          const applicant = { ...anybody, monthlyIncome: netIncome, netIncome, monthlyCommitments, living }
          const rule = checkEligibility(category, product, applicant, { scenario, today }).at(-1)
          if (instalment === null) {
            expect(rule?.result).toBe('cannot-tell')
            return
          }
          const repaid = BigInt(monthlyCommitments) + BigInt(instalment)
          const fits = 10n * repaid <= 6n * BigInt(netIncome)
          const enough = living === null || BigInt(netIncome) - repaid >= BigInt(living)
          expect(rule?.result === 'pass').toBe(fits && enough)
          expect(rule?.result === 'fail').toBe(10n * repaid > 8n * BigInt(netIncome))
        },
      ),
      { numRuns: 400 },
    )
  })

  it('read their scenario from the address: it is not personal', () => {
    expect(category.personal).toBe(false)
  })

  it('ask for the incomes, the repayments and what is needed to live on', () => {
    for (const product of productsOf(category)) {
      expect([...rulesRead(category, product)]).toEqual(
        expect.arrayContaining(['monthlyIncome', 'netIncome', 'monthlyCommitments', 'living']),
      )
    }
  })
})
