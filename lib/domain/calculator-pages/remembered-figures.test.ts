import { describe, expect, it } from 'vitest'
import { categoryOf } from '../categories/registry'
import type { Field } from '../fields/field'
import { formKey } from '../fields/form'
import { isoDate } from '../values/iso-date'
import { calculatorModel, calculatorPath } from './model'
import { calculatorIds, loadCalculator } from './registry'
import { listRememberedBy, rememberedFigures } from './remembered-figures'

const today = isoDate('2026-11-20')
const query =
  'petrol=310&groceries=720&dining=90&online=40&travel=20&other=15&swipes=9&amount=23000&months=36&balance=7700&salary=1&bills=3&price=333000&margin=80&years=21'

/** The bounds of a number; of other fields there are none to keep. */
function boundsOf(field: Field | undefined): readonly [number, number] {
  return field?.kind === 'money' || field?.kind === 'months' || field?.kind === 'count' || field?.kind === 'rate'
    ? [field.min.at, field.max.at]
    : [0, 0]
}

describe('the case of a list that a device remembers', () => {
  it('fills fields of the same meaning, each of which the calculator can use', async () => {
    const filled: string[] = []
    for (const id of calculatorIds) {
      const path = calculatorPath(id)
      const fills = rememberedFigures(path, query)
      expect(listRememberedBy(path) === null, id).toBe(fills === null)
      if (fills === null) continue
      const calculator = await loadCalculator(id)
      if (calculator === null) throw new Error(`No calculator ${id}`)
      const { form } = calculatorModel(calculator, new URLSearchParams({ [formKey]: '1', ...fills }), today)
      expect(form.problems, id).toEqual([])
      const list = listRememberedBy(path)
      const category = list === null ? null : categoryOf(list)
      for (const [name, text] of Object.entries(fills)) {
        expect(form.fields.find((field) => field.name === name)?.text, `${id} ${name}`).toBe(text)
        expect(category?.scenario[name]?.kind, `${id} ${name}`).toBe(calculator.fields[name]?.kind)
        expect(category?.scenario[name]?.personal, `${id} ${name}`).toBe(false)
        const [least, most] = boundsOf(category?.scenario[name])
        const [allowedLeast, allowedMost] = boundsOf(calculator.fields[name])
        expect(least, `${id} ${name}`).toBeGreaterThanOrEqual(allowedLeast)
        expect(most, `${id} ${name}`).toBeLessThanOrEqual(allowedMost)
      }
      filled.push(id)
    }
    expect(filled).toContain('card-value')
    expect(filled).toContain('home-loan')
  })

  it('fills nothing where the list says nothing of it', () => {
    expect(rememberedFigures(calculatorPath('home-loan'), 'amount=5')).toBeNull()
    expect(rememberedFigures(calculatorPath('retirement'), query)).toBeNull()
  })
})
