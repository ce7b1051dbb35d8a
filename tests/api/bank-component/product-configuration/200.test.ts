import { expect, test } from 'vitest'
import { productConfigurationOperation } from '@/lib/contract/bank-component/product-configuration'
import { categoryIds } from '@/lib/domain/categories/load'
import { categoryOf } from '@/lib/domain/categories/registry'
import type { Field } from '@/lib/domain/fields/field'
import { testToday } from '@/tests/factories/product'
import { expectSuccess, send } from '../../support/provider'

/** What is told of every field; what its bounds are is told by kind. */
function toldOf(name: string, field: Field) {
  const { kind, label, hint, personal } = field
  const told = { name, kind, label, hint, personal }
  if (field.kind === 'toggle') return { ...told, default: field.default }
  if (field.kind === 'choice') return { ...told, default: field.default, options: field.options }
  if (field.kind === 'date') return { ...told, min: field.min.at(testToday), max: field.max.at(testToday) }
  const bounds = { min: field.min.at, minReason: field.min.because, max: field.max.at, maxReason: field.max.because }
  return { ...told, default: field.default, ...bounds }
}

test('every category has its scenario, and each default lies within its bounds', async () => {
  const response = await send(productConfigurationOperation)
  const { data } = await expectSuccess(response, productConfigurationOperation)
  expect(data.categories.map(({ id }) => id)).toEqual([...categoryIds])
  for (const { id, scenario } of data.categories) {
    const own = Object.entries(categoryOf(id).scenario)
    expect(scenario).toEqual(own.map(([name, field]) => expect.objectContaining(toldOf(name, field))))
    for (const field of scenario) {
      if (field.kind === 'toggle') continue
      if (field.kind === 'choice') {
        expect(field.options.map(({ value }) => value)).toContain(field.default)
        continue
      }
      expect(field.default >= field.min && field.default <= field.max, `${id} ${field.name}`).toBe(true)
      expect(field.minReason.length * field.maxReason.length, `${id} ${field.name}`).toBeGreaterThan(0)
    }
  }
  expect(data.shelfLifeDays).toEqual({ rate: 90, fee: 180, rule: 365 })
})
