import { describe, expect, it } from 'vitest'
import { isoDate } from '../values/iso-date'
import { knownAnswers } from './known-answers'
import { progressAfter, startOf } from './progress'
import { readAnswers } from './read-answers'

const kept = 'age=47&income=4%2C000&net=3%2C500&commitments=800&living=1%2C200&work=employed&only=1'
const today = isoDate('2026-11-20')

describe('what was told of a visitor', () => {
  it('answers the questions that ask for the same, and no question of net income with a gross one', () => {
    expect(Object.fromEntries(knownAnswers(kept) ?? [])).toEqual({ income: '3,500', repayments: '800', retired: 'no' })
    expect(Object.fromEntries(knownAnswers('work=retired') ?? [])).toEqual({ retired: 'yes' })
    expect(knownAnswers('income=4000&age=47&living=900')).toBeNull()
  })

  it('is an answer that can be used, and brings the visitor to no other step', () => {
    const answers = knownAnswers(kept) ?? new URLSearchParams()
    expect(readAnswers(answers, today).problems).toEqual([])
    const start = startOf(new URLSearchParams(), today)
    const resumed = progressAfter(start, { kind: 'resume', kept: answers.toString() }, today)
    expect([resumed.view, resumed.moves, resumed.reading.texts.income]).toEqual([0, 0, '3,500'])
  })

  it('answers nothing with what cannot be used', () => {
    expect(knownAnswers('net=lots&commitments=')).toBeNull()
    expect(knownAnswers('')).toBeNull()
  })
})
