import { describe, expect, it } from 'vitest'
import { countryNames } from './country-names'

const codes = Object.keys(countryNames)
const names = Object.values(countryNames)

describe('the countries that a visitor may pick', () => {
  it('are codes of ISO 3166-1, each with a name of its own', () => {
    const known = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    expect(codes.filter((code) => !/^[A-Z]{2}$/.test(code) || known.of(code) === undefined)).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })

  it('stand in the order in which a reader looks for a name', () => {
    expect(names).toEqual([...names].sort(new Intl.Collator('en').compare))
  })

  it('have those that Malaysians travel to most', () => {
    expect(codes).toEqual(expect.arrayContaining(['TH', 'SG', 'ID', 'JP', 'KR', 'SA', 'GB', 'AU', 'CN', 'TR']))
  })
})
