import { describe, expect, it } from 'vitest'
import { isoDate } from '../values/iso-date'
import { checkedText, isOldCheck, oldCheckText, oldRateOf, oldSourcesText } from './old-rate'

const checkedOn = isoDate('2026-01-01')
const rule = { title: 'A rule', url: 'https://example.com/rule', checkedOn }
const rate = { ...rule, title: 'A rate', checkedOn: isoDate('2026-02-01'), lifeDays: 60 }

describe('a check of a source', () => {
  it.each([
    [rule, '2027-01-01', false],
    [rule, '2027-01-02', true],
    [rate, '2026-04-02', false],
    [rate, '2026-04-03', true],
  ] as const)('of %j is too old on %s: %s', (source, day, old) => {
    expect(isOldCheck(source, isoDate(day))).toBe(old)
    expect(checkedText(source, isoDate(day)).endsWith(', may be out of date')).toBe(old)
  })

  it('marks a rate that was read somewhere, and says nothing of one that was not', () => {
    const entry = { from: checkedOn, value: 1, note: null, standing: 'primary', source: rate } as const
    const late = isoDate('2026-06-01')
    expect(oldRateOf('SBR', entry, late)).toEqual({ name: 'SBR', checkedOn: rate.checkedOn })
    expect(oldCheckText(entry, late)).toBe(' (checked 1 Feb 2026, may be out of date)')
    expect(oldCheckText(entry, checkedOn)).toBe('')
    expect(oldRateOf('SBR', { ...entry, standing: 'unsure', source: null }, late)).toBeNull()
  })

  it('of an answer names the source that was checked longest ago, and nothing while all are fresh', () => {
    expect(oldSourcesText([rate, rule], isoDate('2027-02-01'))).toBe(
      'May be out of date: A rule, last checked on 1 Jan 2026.',
    )
    expect(oldSourcesText([rate, rule], isoDate('2026-03-01'))).toBeNull()
  })
})
