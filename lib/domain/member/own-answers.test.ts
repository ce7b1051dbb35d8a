import { describe, expect, it } from 'vitest'
import { categoryList } from '../categories/registry'
import { readApplicant } from '../eligibility/applicant-questions'
import { isoDate } from '../values/iso-date'
import { ringgit } from '../values/money'
import { insuredLists, type OwnIncomes, type OwnProfile, ownAnswers, ownPerson } from './own-answers'

const today = isoDate('2026-11-20')
const nobody: OwnProfile = { birthDate: null, sex: null, nationality: null, occupationGroup: null }
const nothing: OwnIncomes = { grossMonthly: null, netMonthly: null, otherMonthly: null, commitments: { car: null } }

describe('the figures of an account', () => {
  it('answer what the account says, as typed, and nothing else', () => {
    expect(ownAnswers(nobody, nothing, today)).toEqual({})
    const member = { ...nobody, birthDate: isoDate('1990-05-17'), nationality: 'MY', occupationGroup: 'retired' }
    const incomes = {
      grossMonthly: ringgit(2_800),
      netMonthly: ringgit(2_400.5),
      otherMonthly: ringgit(300),
      commitments: { home: ringgit(900), car: null, cards: ringgit(0) },
    }
    expect(ownAnswers(member, incomes, today)).toEqual({
      age: '36',
      income: '2,800',
      net: '2,700.50',
      commitments: '900',
      residency: 'citizen',
      work: 'retired',
    })
  })

  it('are answers that each question can use', () => {
    const member = { ...nobody, birthDate: isoDate('2008-11-20'), nationality: 'MY', occupationGroup: '0' }
    const incomes = { ...nothing, grossMonthly: ringgit(0), netMonthly: ringgit(1_200) }
    const { applicant, problems } = readApplicant(ownAnswers(member, incomes, today))
    expect(problems).toEqual([])
    expect(applicant).toMatchObject({ age: 18, monthlyIncome: 0, netIncome: 120_000, workerKind: 'government' })
  })

  it('never count other income as the salary, nor a commitment that was left empty as none', () => {
    const { net, commitments } = ownAnswers(nobody, { ...nothing, otherMonthly: ringgit(500) }, today)
    expect([net, commitments]).toEqual([undefined, undefined])
  })

  it('do not guess from an occupation who employs somebody, nor from a nationality who lives here', () => {
    const answers = ownAnswers({ ...nobody, nationality: 'SG', occupationGroup: '2' }, nothing, today)
    expect(answers).toEqual({})
  })
})

describe('a person on lists of insurance', () => {
  const member = { birthDate: isoDate('1990-11-21'), sex: 'female' } as const

  it('is as old as at the last birthday, or the next, whichever a list counts by', () => {
    expect(ownPerson(member, 'last', today).toString()).toBe('age=35&sex=female')
    expect(ownPerson(member, 'next', today).toString()).toBe('age=36&sex=female')
  })

  it('is on every list that asks for the age of one person', () => {
    const asking = categoryList.filter(({ scenario: { age } }) =>
      /^(?:Your age|Age next birthday)$/.test(age?.label ?? ''),
    )
    expect(asking.map(({ id }) => id).toSorted()).toEqual(Object.keys(insuredLists).toSorted())
    for (const { id, scenario } of asking) {
      expect([id, insuredLists[id]]).toEqual([id, scenario.age?.label === 'Your age' ? 'last' : 'next'])
      expect(scenario.age?.personal).toBe(true)
    }
  })
})
