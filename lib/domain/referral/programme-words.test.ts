import { describe, expect, it } from 'vitest'
import { makeProgramme } from '@/tests/factories/referral-programme'
import { isoDate } from '../values/iso-date'
import { programmeWords } from './programme-words'

const programme = makeProgramme({
  isSample: false,
  from: isoDate('2026-11-20'),
  until: isoDate('2027-06-30'),
  rewards: { inviter: 510, friend: 210 },
  daysToQualify: 91,
  waitDays: 15,
  caps: { month: 4, year: 21 },
  monthsKept: 23,
})
const textOf = (words: ReturnType<typeof programmeWords>) => JSON.stringify(words)

describe('the words of the referral programme', () => {
  it('say every figure of its file: what both get, the days, the caps and how long points last', () => {
    const text = textOf(programmeWords(programme))
    for (const figure of [
      '510 points',
      '210 points',
      '91 days',
      '15 days',
      '7 days',
      '4 friends a month',
      '21 a year',
      '23 months',
    ])
      expect(text).toContain(figure)
    expect(text).toContain('Open from 20 Nov 2026 to 30 Jun 2027.')
  })

  it('say what a friend who counts costs us, and of a sample that its points have no value', () => {
    expect(programmeWords(programme).cost).toContain('costs us 720 points')
    expect(programmeWords({ ...programme, isSample: true }).cost).toContain('have no value')
  })

  it('name no end where there is none', () => {
    expect(programmeWords({ ...programme, until: null }).days).toBe('Open since 20 Nov 2026.')
  })
})
