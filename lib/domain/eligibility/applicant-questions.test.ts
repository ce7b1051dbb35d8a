import { describe, expect, it } from 'vitest'
import { readApplicant } from './applicant-questions'
import { nobody } from './eligibility'

describe('what a visitor says about themselves', () => {
  it('is nothing as long as nothing is said', () => {
    expect(readApplicant({})).toEqual({ applicant: nobody, problems: [] })
    expect(readApplicant({ age: ' ', income: '', residency: '', new: '' }).applicant).toEqual(nobody)
  })

  it('is read as on every other form: amounts in ringgit with or without commas, whole numbers, choices', () => {
    const said = {
      age: '47',
      income: 'RM98,765.50',
      net: '4,500',
      commitments: '0',
      issuers: '13',
      residency: 'citizen',
      work: 'retired',
    }
    expect(readApplicant({ ...said, new: 'yes', member: 'yes', guarantor: 'no', purpose: 'education' })).toEqual({
      applicant: {
        age: 47,
        monthlyIncome: 9_876_550,
        netIncome: 450_000,
        monthlyCommitments: 0,
        living: null,
        cardIssuers: 13,
        residency: 'citizen',
        workerKind: 'retired',
        newToBank: false,
        member: true,
        guarantor: false,
        purpose: 'education',
      },
      problems: [],
    })
    expect(readApplicant({ new: 'no' }).applicant.newToBank).toBe(true)
  })

  it.each([
    ['age', 'old', 'Your age must be a whole number.'],
    ['age', '200', 'Your age must be at most 120: nobody is known to be older.'],
    ['income', 'enough', 'Income a month must be an amount in ringgit, such as 1200 or 1,200.50.'],
    ['commitments', '-1', 'Repayments a month must be at least RM0: enter 0 when there is none.'],
  ] as const)('counts as not said and is told where it cannot be used: %s %s', (question, text, message) => {
    expect(readApplicant({ [question]: text })).toEqual({ applicant: nobody, problems: [{ question, message }] })
  })
})
