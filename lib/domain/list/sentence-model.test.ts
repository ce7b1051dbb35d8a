import { describe, expect, it } from 'vitest'
import { testToday } from '@/tests/factories/product'
import { categoryList, categoryOf, siteOf } from '../categories/registry'
import { isBlank, partsOf } from '../categories/sentence'
import { defaultValues } from '../fields/field-value'
import { caseModels, spreadModel } from './list-model'
import { parseListQuery } from './list-query'
import { sentenceModel } from './sentence-model'

const lists = categoryList.map((category) => [category.title, category] as const)
const atHome = categoryList.flatMap((category) => {
  const { example } = siteOf(category.id)
  return example === undefined ? [] : [[category.title, category, example] as const]
})

describe('the sentence that a list is asked by', () => {
  it.each(lists)('%s: asks for fields of the form, each once, and ends as a sentence', (_title, category) => {
    const values = defaultValues(category.scenario, testToday)
    const { spread } = spreadModel(category, values, testToday)
    const fields = [...(spread?.fields ?? []), ...caseModels(category, values, testToday)]
    const names = partsOf(category.sentence).filter(isBlank)
    expect(names.length).toBeGreaterThan(0)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) {
      const field = fields.find((one) => one.name === name)
      expect(field, name).toBeDefined()
      // A box to tick and a calendar are no words of a sentence.
      expect(['toggle', 'date']).not.toContain(field?.kind)
    }
    expect(category.sentence.endsWith('.')).toBe(true)
  })

  it('is there at home for what most people look for', () => {
    const ids = atHome.map(([, { id }]) => id)
    expect(ids).toEqual(expect.arrayContaining(['credit-card', 'fixed-deposit', 'home-loan', 'personal-loan']))
  })

  it.each(atHome)('%s: has an example that the list takes as it is', (_title, category, example) => {
    const { parts, carried } = sentenceModel(category, example, testToday)
    const query = new URLSearchParams(carried.map(([name, text]) => [name, text]))
    const fields = parts.filter((part) => typeof part !== 'string')
    for (const { name, text } of fields) query.set(name, text)
    expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(example)))
    const { problems, state } = parseListQuery(category, query, testToday)
    expect(problems).toEqual([])
    for (const { name, label, kind, text } of fields) {
      expect(label, name).not.toBe('')
      if (kind === 'money' && Object.hasOwn(state.scenario, name))
        expect(state.scenario[name], name).toBe(Number(text) * 100)
    }
  })

  it('spreads the total of card spending by its mix', () => {
    const card = categoryOf('credit-card')
    const { parts, carried } = sentenceModel(card, {}, testToday)
    const query = new URLSearchParams(carried.map(([name, text]) => [name, text]))
    for (const part of parts) if (typeof part !== 'string') query.set(part.name, part.text)
    query.set('total', '2000')
    query.set('mix', 'daily')
    expect(parseListQuery(card, query, testToday).state.scenario.groceries).toBe(80_000)
  })

  it('asks at home for nothing personal and for no field that is not there', () => {
    expect(() => sentenceModel(categoryOf('term-life-insurance'), {}, testToday)).toThrow(RangeError)
    const deposit = { ...categoryOf('fixed-deposit'), sentence: 'I have {nothing}.' }
    expect(() => sentenceModel(deposit, {}, testToday)).toThrow(RangeError)
  })
})
