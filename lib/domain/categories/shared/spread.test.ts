import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testToday } from '@/tests/factories/product'
import { parseCompareQuery, printCompareQuery } from '../../compare/compare-query'
import { buildListModel } from '../../list/list-model'
import { parseListQuery, printListQuery } from '../../list/list-query'
import { ringgit, sen, sumSen } from '../../values/money'
import { creditCard } from '../credit-card/definition'
import { spreadAmount } from './spread'

const read = (query: string) => parseListQuery(creditCard, new URLSearchParams(query), testToday)
const model = (query: string) => buildListModel(creditCard, [], new URLSearchParams(query), null, testToday)

/** What a browser without script sends of the form that it was shown for a query, with some of its controls changed. */
function sent(query: string, changes: Readonly<Record<string, string>>): string {
  const { fields, spread } = model(query)
  const shown = [...(spread?.fields ?? []), ...fields].map(({ name, text }): [string, string] => [name, text])
  const form = new URLSearchParams([['case', '1'], ['drawn', spread?.drawn ?? ''], ...shown])
  for (const [name, text] of Object.entries(changes)) form.set(name, text)
  return String(form)
}

const spending = (query: string) => {
  const { petrol, groceries, dining, online, travel, other } = read(query).state.scenario
  return [petrol, groceries, dining, online, travel, other].map((amount) => Number(amount) / 100)
}

describe('a total that is spread', () => {
  const weights = fc
    .array(fc.nat(50_000_00), { minLength: 1, maxLength: 8 })
    .filter((all) => all.some((one) => one > 0))

  it('adds up exactly, with no part below RM0 and none more than its rounding away from its share', () => {
    fc.assert(
      fc.property(fc.nat(50_000_00), weights, (total, shares) => {
        const parts = spreadAmount(sen(total), shares)
        const whole = shares.reduce((sum, share) => sum + share, 0)
        const unit = total % 100 === 0 ? 100 : 1
        expect(sumSen(parts)).toBe(total)
        for (const [at, part] of parts.entries()) {
          expect(part).toBeGreaterThanOrEqual(0)
          expect(part % unit).toBe(0)
          expect(Math.abs(part - (total * (shares[at] ?? 0)) / whole)).toBeLessThanOrEqual(unit)
        }
      }),
    )
  })

  it('is read from an address alone, and printed as the amounts it comes to', () => {
    expect(spending('total=1000&mix=daily')).toEqual([300, 400, 100, 100, 0, 100])
    expect(spending('total=3800')).toEqual([600, 1000, 500, 700, 200, 800])
    const { state } = read('total=2000&mix=daily')
    expect(printListQuery(creditCard, state, testToday)).toBe(
      'petrol=600&groceries=800&dining=200&online=200&travel=0&other=200',
    )
  })

  it('says what is mostly spent on once a mix is chosen, and nothing of the usual one or of amounts of one’s own', () => {
    expect(model('total=2000&mix=daily').scenarioText).toBe('RM2,000 a month, mostly groceries and petrol')
    expect(model('petrol=600&groceries=800&dining=200&online=200&travel=0&other=200').scenarioText).toBe(
      'RM2,000 a month, mostly groceries and petrol',
    )
    expect(model('total=2000').scenarioText).toBe('RM2,000 a month')
    expect(model('total=2000&mix=daily&petrol=601').scenarioText).toBe('RM2,001 a month')
    const named = model('').spread?.fields.find(({ name }) => name === 'mix')?.options ?? []
    const said = named.map(({ value }) => model(`total=2000&mix=${value}`).scenarioText)
    expect(said.filter((text) => text.includes(', mostly '))).toHaveLength(named.length - 2)
  })

  it('leaves the bare address bare, and any spending as it was, while nobody touches it', () => {
    expect(printListQuery(creditCard, read(sent('', {})).state, testToday)).toBe('')
    fc.assert(
      fc.property(fc.array(fc.nat(50_000_00), { minLength: 6, maxLength: 6 }), (amounts) => {
        const names = ['petrol', 'groceries', 'dining', 'online', 'travel', 'other']
        const query = names.map((name, at) => `${name}=${((amounts[at] ?? 0) / 100).toFixed(2)}`).join('&')
        expect(model(query).spread?.drawn.length).toBeLessThanOrEqual(40)
        expect(read(sent(query, {})).state.scenario).toEqual(read(query).state.scenario)
      }),
    )
  })

  it('spreads by the mix that the amounts are in, by theirs where they are in none', () => {
    expect(spending(sent('', { total: '3800' }))).toEqual([600, 1000, 500, 700, 200, 800])
    expect(spending(sent('petrol=1000&groceries=0&dining=0&online=0&travel=0&other=1000', { total: '100' }))).toEqual([
      50, 0, 0, 0, 0, 50,
    ])
    expect(spending(sent('petrol=0&groceries=0&dining=0&online=0&travel=0&other=0', { total: '1900' }))).toEqual([
      300, 500, 250, 350, 100, 400,
    ])
  })

  it('gives way to an amount that was itself changed', () => {
    expect(spending(sent('', { petrol: '301' }))).toEqual([301, 500, 250, 350, 100, 400])
    expect(spending(sent('', { total: '1000', mix: 'daily', petrol: '20' }))).toEqual([20, 400, 100, 100, 0, 100])
    expect(spending('total=1000&mix=daily&travel=75')).toEqual([300, 400, 100, 100, 75, 100])
  })

  it('shows the total and the mix of what the amounts are', () => {
    const shown = (query: string) => model(query).spread?.fields.map(({ text }) => text)
    expect(shown('')).toEqual(['1900', 'usual'])
    expect(shown('total=1234.56&mix=out')).toEqual(['1234.56', 'out'])
    expect(shown('petrol=301')).toEqual(['1901', 'own'])
  })

  it('is read by a comparison as by a list, and is in no address that it prints', () => {
    const compared = (query: string) =>
      parseCompareQuery(new URLSearchParams(`category=credit-card&product=a&${query}`), [creditCard], testToday)
    for (const query of [
      'total=2000&mix=daily',
      sent('', { total: '3800' }),
      sent('petrol=301', { mix: 'out' }),
      sent('', {}),
    ])
      expect(compared(query).query?.scenario).toEqual(read(query).state.scenario)
    const { query, problems } = compared('total=2000&mix=daily')
    expect(problems).toEqual([])
    expect(query === null ? null : printCompareQuery(query, testToday)).toBe(
      'category=credit-card&product=a&petrol=600&groceries=800&dining=200&online=200&travel=0&other=200',
    )
    expect(compared('total=abc').problems).toMatchObject([{ field: 'total' }])
  })

  it('says what it could not use and what it used instead, and never throws', () => {
    expect(read(sent('', { total: '60000' }))).toMatchObject({
      problems: [{ field: 'total', message: expect.stringContaining('at most RM50,000') }],
    })
    expect(sumSen(spending(sent('', { total: '60000' })).map(ringgit))).toBe(ringgit(50_000))
    expect(read('total=abc').problems).toMatchObject([{ field: 'total' }])
    expect(spending('total=abc')).toEqual(spending(''))
    const key = fc.constantFrom('total', 'mix', 'drawn', 'petrol')
    const text = fc.oneof(fc.string(), fc.constantFrom('-1', 'zzzzzzz.0.0.0.0.0', '0.0.0.0.0.0', '9e9', '0'))
    fc.assert(
      fc.property(fc.array(fc.tuple(key, text)), (entries) => {
        const { state } = parseListQuery(creditCard, new URLSearchParams(entries), testToday)
        expect(read(printListQuery(creditCard, state, testToday)).state).toEqual(state)
      }),
    )
  })
})
