import { describe, expect, it } from 'vitest'
import { makeProgramme } from '@/tests/factories/referral-programme'
import { isoDate } from '../values/iso-date'
import { isCompleteProfile } from './complete-profile'
import { lastDayOfChange, progressOn, type ReferralFacts, type ReferralProgress } from './progress'
import { conditionNotMet, reasonWords, reviewRefusals, shownReason } from './state'

const day = (text: string) => isoDate(`2026-${text}`)

const programme = makeProgramme({ from: day('01-01'), until: day('12-31') })

const start: ReferralProgress = { state: 'recorded', reason: null, qualifiedOn: null, waitsUntil: null, review: null }

/** A friend who has done everything by 1 April. */
const done: ReferralFacts = {
  joinedOn: day('03-01'),
  inviter: 'active',
  inviterTakesPart: true,
  friendIsActive: true,
  friendAge: 30,
  friendAgreed: true,
  profileIsComplete: true,
  keptSince: day('03-25'),
  inviterIsStaff: false,
  friendIsStaff: false,
  sameContact: false,
  hadAccount: false,
  sameBrowser: false,
  closesCircle: false,
  joinedThatDay: 1,
  rewarded: { month: 0, year: 0 },
}

const on = (today: string, facts: Partial<ReferralFacts> = {}, before: Partial<ReferralProgress> = {}) =>
  progressOn({ ...start, ...before }, { ...done, ...facts }, programme, day(today))

describe('a friend’s joining', () => {
  it('is only recorded until the friend is known to be 18 and agreed, and then confirmed', () => {
    expect(on('03-02', { friendAge: null, keptSince: null })).toMatchObject({ state: 'recorded' })
    expect(on('03-02', { friendAgreed: false, keptSince: null })).toMatchObject({ state: 'recorded' })
    expect(on('03-02', { keptSince: null })).toMatchObject({ state: 'confirmed' })
  })

  it('is never rewarded for joining alone, nor for less than the whole act', () => {
    for (const missing of [{ profileIsComplete: false }, { keptSince: null }, { keptSince: day('03-26') }])
      expect(on('04-01', missing).state).toBe('confirmed')
  })

  it('waits 14 days after an analysis was kept for seven, and is paid on that day', () => {
    const waiting = on('04-01')
    expect(waiting).toMatchObject({ state: 'waiting', qualifiedOn: '2026-04-01', waitsUntil: '2026-04-15' })
    expect(progressOn(waiting, done, programme, day('04-14'))).toEqual(waiting)
    expect(progressOn(waiting, done, programme, day('04-15')).state).toBe('paid')
  })

  it('counts an act that was done in time, also while the inviter has not agreed', () => {
    const qualified = on('04-01', { inviterTakesPart: false })
    expect(qualified).toMatchObject({ state: 'qualified', qualifiedOn: '2026-04-01' })
    expect(progressOn(qualified, done, programme, day('05-01'))).toMatchObject({
      state: 'waiting',
      qualifiedOn: '2026-04-01',
      waitsUntil: '2026-05-15',
    })
  })

  it('ends with the last day, and not before', () => {
    expect(on('05-30', { keptSince: null }).state).toBe('confirmed')
    expect(on('05-31', { keptSince: null })).toMatchObject({ state: 'not-eligible', reason: 'not-in-time' })
    expect(on('06-05', {}, { state: 'waiting', waitsUntil: day('06-10') }).state).toBe('waiting')
  })

  it.each([
    ['code-of-nobody', { inviter: 'nobody' }],
    ['own-account', { sameContact: true }],
    ['inviter-is-staff', { inviterIsStaff: true }],
    ['friend-is-staff', { friendIsStaff: true }],
    ['had-an-account', { hadAccount: true }],
    ['under-age', { friendAge: 17 }],
    ['friend-left', { friendIsActive: false }],
    ['inviter-left', { inviter: 'gone' }],
    ['before-the-programme', { joinedOn: isoDate('2025-12-31') }],
  ] as const)('is refused with a reason: %s', (reason, facts) => {
    expect(on('04-01', facts)).toMatchObject({ state: 'not-eligible', reason })
    expect(on('04-01', facts, { state: 'waiting', waitsUntil: day('04-15') })).toMatchObject({ reason })
  })

  it.each([
    ['same-browser', { sameBrowser: true }],
    ['closed-circle', { closesCircle: true }],
    ['many-joinings', { joinedThatDay: 6 }],
  ] as const)('is held for a person to look at: %s', (reason, facts) => {
    const held = on('04-01', facts)
    expect(held).toMatchObject({ state: 'held', reason })
    const decided = (review: 'cleared' | 'refused') =>
      progressOn({ ...held, review }, { ...done, ...facts }, programme, day('04-01'))
    expect(decided('cleared')).toMatchObject({ state: 'waiting', reason: null })
    expect(decided('refused')).toMatchObject({ state: 'not-eligible', reason: 'after-review' })
  })

  it.each(reviewRefusals)('is refused by the reason that a person gave: %s', (reason) => {
    const decided = { ...start, state: 'held', review: 'refused', reason } as const
    expect(progressOn(decided, { ...done, sameBrowser: true }, programme, day('04-01'))).toMatchObject({
      state: 'not-eligible',
      reason,
    })
  })

  it('beyond a cap gives the friend their points and says why the inviter gets none', () => {
    expect(on('04-01', { joinedThatDay: 5, rewarded: { month: 4, year: 19 } })).toMatchObject({ reason: null })
    expect(on('04-01', { rewarded: { month: 5, year: 5 } })).toMatchObject({ state: 'waiting', reason: 'month-cap' })
    expect(on('04-01', { rewarded: { month: 0, year: 20 } })).toMatchObject({ state: 'waiting', reason: 'year-cap' })
  })

  it('that is settled never changes again', () => {
    for (const state of ['paid', 'not-eligible'] as const)
      expect(on('04-01', { friendIsActive: false }, { state }).state).toBe(state)
  })

  it('earns nothing in a programme that is a draft', () => {
    const draft = { ...programme, isDraft: true }
    expect(progressOn(start, done, draft, day('04-01'))).toMatchObject({ reason: 'before-the-programme' })
  })
})

describe('the last day on which something can change', () => {
  it.each([
    ['recorded', '2026-05-30'],
    ['confirmed', '2026-05-30'],
    ['waiting', '2026-04-15'],
    ['paid', null],
    ['held', null],
  ] as const)('of one that is %s', (state, last) => {
    expect(lastDayOfChange({ ...start, state, waitsUntil: day('04-15') }, done.joinedOn, programme)).toBe(last)
  })
})

describe('what is asked of the profile', () => {
  it.each([
    [{ country: null, state: '10', occupationGroup: '2' }, true],
    [{ country: 'SG', state: null, occupationGroup: '2' }, true],
    [{ country: 'MY', state: null, occupationGroup: '2' }, false],
    [{ country: null, state: '10', occupationGroup: null }, false],
  ])('%j', (told, complete) => {
    expect(isCompleteProfile(told)).toBe(complete)
  })
})

it('every reason has words', () => {
  for (const words of Object.values(reasonWords)) expect(words).toMatch(/\.$/)
})

it.each(['had-an-account', 'under-age', 'friend-left', 'friend-is-staff'] as const)(
  'an inviter is not told of their friend: %s',
  (reason) => {
    expect(shownReason(reason)).toEqual(conditionNotMet)
  },
)

it('an inviter is told what is theirs to know, with its words', () => {
  expect(shownReason('not-in-time')).toEqual({ reason: 'not-in-time', words: reasonWords['not-in-time'] })
  expect(shownReason(null)).toBeNull()
})
