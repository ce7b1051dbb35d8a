import { expect, it } from 'vitest'
import { isoDate } from '../values/iso-date'
import { openStep } from './state-words'

const friend = { words: null, waitsUntil: null, points: 0 }

it('says of points that wait on which day they come, and of caps that nothing does', () => {
  const waiting = { ...friend, state: 'waiting', waitsUntil: isoDate('2026-12-15') } as const
  expect(openStep({ ...waiting, points: 500 })).toBe('You get 500 points on 15 Dec 2026.')
  expect(openStep({ ...waiting, words: 'You have been rewarded enough.' })).toBe('You have been rewarded enough.')
})

it('does not promise points at once to an inviter who has still to agree to the terms', () => {
  expect(openStep({ ...friend, state: 'qualified' })).toContain('your points begin to wait')
})

it('says nothing of what is left to do where the friend did not agree to that', () => {
  expect(openStep({ ...friend, state: 'recorded' })).toContain('Still to do')
  expect(openStep({ ...friend, state: 'recorded', words: 'We may say only that.' })).toBe('We may say only that.')
})
