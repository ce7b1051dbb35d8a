import { describe, expect, it } from 'vitest'
import { formKey } from '../fields/form'
import { isoDate } from '../values/iso-date'
import { calculatorModel, calculatorPath } from './model'
import { personalFigures } from './personal-figures'
import { calculatorIds, loadCalculator } from './registry'

const kept = 'age=47&income=4%2C000&net=3%2C500&commitments=800&living=1%2C200&only=1'
const today = isoDate('2026-11-20')

describe('what was told of a visitor', () => {
  it('fills fields that ask for the same, and no field of net income with a gross one', () => {
    expect(personalFigures(calculatorPath('affordability'), kept)).toEqual({
      income: '3,500',
      commitments: '800',
      living: '1,200',
    })
    expect(personalFigures(calculatorPath('debt-service-ratio'), kept)).toEqual({ income: '3,500' })
    expect(personalFigures(calculatorPath('debt-service-ratio'), 'income=4000')).toBeNull()
  })

  it('is a figure that each calculator can use, of a field that asks about the visitor', async () => {
    for (const id of calculatorIds) {
      const fills = personalFigures(calculatorPath(id), kept)
      if (fills === null) continue
      const calculator = await loadCalculator(id)
      if (calculator === null) throw new Error(`No calculator ${id}`)
      const { form } = calculatorModel(calculator, new URLSearchParams({ [formKey]: '1', ...fills }), today)
      expect(form.problems, id).toEqual([])
      for (const [name, text] of Object.entries(fills)) {
        expect(form.fields.find((field) => field.name === name)?.text, `${id} ${name}`).toBe(text)
        expect(calculator.fields[name]?.personal, `${id} ${name}`).toBe(true)
      }
    }
  })

  it('fills nothing with what cannot be used, and nothing elsewhere', () => {
    expect(personalFigures(calculatorPath('affordability'), 'net=lots&living=')).toBeNull()
    expect(personalFigures(calculatorPath('home-loan'), kept)).toBeNull()
  })
})
