import { describe, expect, it } from 'vitest'
import { testToday } from '@/tests/factories/product'
import { categoryList, categoryOf, siteOf } from '../categories/registry'
import { filledSentence } from './filled-sentence'
import { parseListQuery, printListQuery } from './list-query'

/** The query that a form sends which was filled in so; `typed`: what its visitor changes before. */
function sent(id: Parameters<typeof categoryOf>[0], remembered: string, typed: Readonly<Record<string, string>> = {}) {
  const category = categoryOf(id)
  const { texts, carried } = filledSentence(category, remembered, testToday)
  const query = new URLSearchParams([...carried.map(([name, text]) => [name, text]), ...Object.entries(texts)])
  for (const [name, text] of Object.entries(typed)) query.set(name, text)
  const { state, problems } = parseListQuery(category, query, testToday)
  expect(problems).toEqual([])
  return printListQuery(category, state, testToday)
}

const atHome = categoryList.filter(({ id }) => siteOf(id).example !== undefined)

describe('a sentence filled in with a case that is remembered', () => {
  it.each(atHome.map(({ id }) => id))('%s: its form leads to the list as it opens, where nothing differs', (id) => {
    expect(sent(id, '')).toBe('')
  })

  it.each([
    ['fixed-deposit', 'amount=50000'],
    ['fixed-deposit', 'amount=50000&months=6'],
    ['credit-card', 'petrol=350'],
    ['credit-card', 'petrol=350&groceries=0'],
    ['home-loan', 'price=650000&margin=80'],
  ] as const)('%s: its form leads to %s', (id, remembered) => {
    expect(sent(id, remembered)).toBe(remembered)
  })

  it('keeps what the sentence does not ask for, such as what the visitor has', () => {
    expect(sent('fixed-deposit', 'amount=50000&now=some-deposit')).toBe('amount=50000&now=some-deposit')
  })

  it('spreads another total by the mix that is remembered', () => {
    const spread = new URLSearchParams(sent('credit-card', 'groceries=100&petrol=350', { total: '3600' }))
    expect(Number(spread.get('petrol'))).toBeCloseTo(3.5 * Number(spread.get('groceries')), -1)
  })

  it('fills in what the sentence asks for, as a visitor types it', () => {
    expect(filledSentence(categoryOf('fixed-deposit'), 'amount=50000', testToday).texts).toMatchObject({
      amount: '50000',
      months: '12',
    })
  })
})
