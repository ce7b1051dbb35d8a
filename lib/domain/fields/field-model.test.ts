import { describe, expect, it } from 'vitest'
import { testToday } from '@/tests/factories/product'
import { sampleFields } from '@/tests/factories/sample-fields'
import type { FieldMap } from './field'
import { fieldModels, packField, unpackField } from './field-model'
import { readForm } from './form'

const modelsOf = (query: string, fields: FieldMap = sampleFields) =>
  fieldModels(fields, readForm(fields, new URLSearchParams(query), testToday).texts, testToday)
const modelOf = (query: string, name: string) => modelsOf(query).find((field) => field.name === name)

describe('the words beside a field', () => {
  it('count one in the singular and name the unit of a range once', () => {
    expect(modelOf('case=1&people=1', 'people')?.unit).toBe('person')
    expect(modelOf('case=1&people=3', 'people')?.unit).toBe('persons')
    expect(modelOf('case=1&months=1', 'months')?.unit).toBe('month')
    expect(modelOf('', 'people')?.range).toBe('1 to 9 persons')
    expect(modelOf('', 'months')?.range).toBe('1 to 60 months')
  })

  it('say of a field that counts only sometimes when it does, and whether it does now', () => {
    expect(modelOf('', 'share')).toMatchObject({ on: false, when: { words: 'Counts only when “Kind” is Tied' } })
    expect(modelOf('case=1&kind=tied', 'share')?.on).toBe(true)
    expect(modelOf('', 'kind')).toMatchObject({ on: true, when: null })
  })
})

describe('the fields of a form as the page draws them', () => {
  it('stand in the order of the form with what was typed into each', () => {
    const models = modelsOf('case=1&amount=a lot')
    expect(models.map(({ name }) => name)).toEqual(Object.keys(sampleFields))
    expect(models[0]).toMatchObject({ text: 'a lot', range: 'RM100 to RM5,000', unit: null })
  })

  it('are refused where a condition names no field of the form', () => {
    const { share } = sampleFields
    expect(() => modelsOf('', { share })).toThrow(RangeError)
  })
})

it('a packed field is shorter, and whole again once it is unpacked', () => {
  for (const field of [...modelsOf(''), ...modelsOf('case=1&kind=tied')]) {
    const sent: unknown = JSON.parse(JSON.stringify(packField(field)))
    expect(JSON.stringify(sent).length).toBeLessThan(JSON.stringify(field).length)
    expect(sent).toEqual(packField(field))
    expect(unpackField(packField(field))).toEqual(field)
  }
})
