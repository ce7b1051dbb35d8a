import { describe, expect, it } from 'vitest'
import { isoDate } from '../values/iso-date'
import { keyRates } from './key-rates'

const on = (day: string, name: string) => keyRates(isoDate(day)).find((one) => one.name.startsWith(name))
const valueOn = (day: string, name: string) => on(day, name)?.value

describe('the key rates of a day', () => {
  it('follow the day: the policy rate before and after the cut of 9 Jul 2025', () => {
    expect(valueOn('2025-07-08', 'Overnight')).toBe('3.00% p.a.')
    expect(valueOn('2025-07-09', 'Overnight')).toBe('2.75% p.a.')
  })

  it('are what the rules say, in words', () => {
    expect(keyRates(isoDate('2026-11-21')).map(({ name, value }) => [name, value])).toEqual([
      ['Overnight policy rate (OPR)', '2.75% p.a.'],
      ['Standardised Base Rate (SBR)', '2.75% p.a.'],
      ['Deposit protection by PIDM', 'RM250,000'],
      ['Finance charge of credit cards', '15% to 18% a year'],
      ['Minimum income for a credit card', 'RM24,000 a year'],
      ['Service tax on credit cards', 'RM25 a year'],
      ['Stamp duty on buying a home', '1% to 4%'],
      ['First home without stamp duty', 'to RM500,000'],
      ['EPF contribution of employees', '11% of the wage'],
      ['Service tax on general insurance', '8%'],
    ])
  })

  it('name the first day of a rate, not of the document that last repeated it', () => {
    expect(
      keyRates(isoDate('2026-11-21')).map(({ name, from }) => [name.split(' ').slice(0, 2).join(' '), from]),
    ).toEqual([
      ['Overnight policy', '2025-07-09'],
      ['Standardised Base', '2025-07-09'],
      ['Deposit protection', '2010-12-31'],
      ['Finance charge', '2019-07-02'],
      ['Minimum income', '2011-03-18'],
      ['Service tax', '2018-09-01'],
      ['Stamp duty', '2019-07-01'],
      ['First home', '2021-01-01'],
      ['EPF contribution', '2022-07-01'],
      ['Service tax', '2024-03-01'],
    ])
  })

  it('name the last day where one is fixed: the first-home relief ends on 31 Dec 2027, which is an extension', () => {
    expect(on('2026-11-21', 'First home')).toMatchObject({
      until: '2027-12-31',
      note: expect.stringContaining('extended'),
    })
    expect(on('2025-11-21', 'First home')).toMatchObject({ until: '2025-12-31' })
    expect(on('2026-11-21', 'Overnight')?.until).toBeNull()
  })

  it('give the steps of stamp duty', () => {
    expect(on('2026-11-21', 'Stamp duty')?.steps).toEqual([
      '1% of the first RM100,000',
      '2% from there to RM500,000',
      '3% from there to RM1,000,000',
      '4% above RM1,000,000',
    ])
  })

  it('leave out what has ended or not begun rather than showing a guess', () => {
    expect(valueOn('2028-01-01', 'First home')).toBeUndefined()
    expect(valueOn('2017-01-01', 'EPF')).toBeUndefined()
    expect(valueOn('2022-07-31', 'Standardised')).toBeUndefined()
  })

  it('follow the lower EPF rates of 2020 to mid-2022', () => {
    expect(
      ['2020-03-31', '2020-04-01', '2021-01-01', '2022-06-30', '2022-07-01'].map((day) => valueOn(day, 'EPF')),
    ).toEqual(['11% of the wage', '7% of the wage', '9% of the wage', '9% of the wage', '11% of the wage'])
  })

  it('begin the base rate on the day of its launch, at the policy rate of that day', () => {
    expect(on('2022-08-01', 'Standardised')).toMatchObject({ value: '2.25% p.a.', from: '2022-08-01' })
    expect(on('2022-09-08', 'Standardised')).toMatchObject({ value: '2.50% p.a.', from: '2022-09-08' })
  })

  it('say where each was read, or that it is not sure', () => {
    for (const { source, standing } of keyRates(isoDate('2026-11-21')))
      expect(source !== null || standing === 'unsure').toBe(true)
  })
})

describe('a key rate whose check is too old', () => {
  it.each([
    ['Overnight', '2026-11-02', false],
    ['Overnight', '2026-11-03', true],
    ['Standardised', '2026-11-03', true],
    ['Minimum income', '2026-11-22', false],
    ['Minimum income', '2027-11-20', false],
    ['Minimum income', '2027-11-21', true],
  ] as const)('%s on %s: %s', (name, day, stale) => {
    expect(on(day, name)?.stale).toBe(stale)
  })
})
