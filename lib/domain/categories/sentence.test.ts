import { describe, expect, it } from 'vitest'
import { testToday } from '@/tests/factories/product'
import { parseListQuery } from '../list/list-query'
import { categoryList, categoryOf, siteOf } from './registry'
import { sentenceModel } from './sentence'

const asked = categoryList.flatMap((category) => {
  const { sentence } = siteOf(category.id)
  return sentence === undefined ? [] : [[category.title, category, sentence] as const]
})

describe('the sentence that a list is asked by', () => {
  it('is there for what most people look for', () => {
    const ids = asked.map(([, { id }]) => id)
    expect(ids).toEqual(expect.arrayContaining(['credit-card', 'fixed-deposit', 'home-loan', 'personal-loan']))
  })

  it.each(asked)('%s: is a case that the list takes as it stands', (_title, category, sentence) => {
    const { parts, carried } = sentenceModel(category, sentence, testToday)
    const query = new URLSearchParams(carried.map(([name, text]) => [name, text]))
    for (const part of parts) if (typeof part !== 'string') query.set(part.name, part.text)
    const { problems, state } = parseListQuery(category, query, testToday)
    expect(problems).toEqual([])
    for (const part of parts) {
      if (typeof part === 'string') continue
      expect(part.label, part.name).not.toBe('')
      if (part.isMoney && Object.hasOwn(state.scenario, part.name))
        expect(state.scenario[part.name], part.name).toBe(Number(part.text) * 100)
    }
  })

  it('spreads the total of card spending by its mix', () => {
    const card = categoryOf('credit-card')
    const { parts, carried } = sentenceModel(card, siteOf('credit-card').sentence ?? [], testToday)
    const query = new URLSearchParams(carried.map(([name, text]) => [name, text]))
    for (const part of parts) if (typeof part !== 'string') query.set(part.name, part.text)
    query.set('total', '2000')
    query.set('mix', 'daily')
    expect(parseListQuery(card, query, testToday).state.scenario.groceries).toBe(80_000)
  })

  it('asks for nothing personal and for no field that is not there', () => {
    const termLife = categoryOf('term-life-insurance')
    expect(() => sentenceModel(termLife, [{ field: 'age' }], testToday)).toThrow(RangeError)
    expect(() => sentenceModel(termLife, [{ field: 'nothing' }], testToday)).toThrow(RangeError)
  })
})
