import { describe, expect, it } from 'vitest'
import { isoDate } from '../iso-date'
import { keyRates } from './key-rates'

const valueOn = (day: string, name: string) => keyRates(isoDate(day)).find((one) => one.name.startsWith(name))?.value

describe('the key rates of a day', () => {
  it('follow the day: the policy rate before and after the cut of 9 Jul 2025', () => {
    expect(valueOn('2025-07-08', 'Overnight')).toBe('3.00% p.a.')
    expect(valueOn('2025-07-09', 'Overnight')).toBe('2.75% p.a.')
  })

  it('are what the rules say, in words', () => {
    expect(keyRates(isoDate('2026-11-21')).map(({ value }) => value)).toEqual([
      '2.75% p.a.',
      'RM250,000',
      '15% to 18% a year',
      'RM24,000 a year',
      '11% of the wage',
      'to RM500,000',
      '8%',
    ])
  })

  it('leave out what has ended or not begun rather than showing a guess', () => {
    expect(valueOn('2028-01-01', 'First home')).toBeUndefined()
    expect(valueOn('2017-01-01', 'EPF')).toBeUndefined()
  })

  it('say where each was read, or that it is not sure', () => {
    for (const { source, standing } of keyRates(isoDate('2026-11-21')))
      expect(source !== null || standing === 'unsure').toBe(true)
  })
})
