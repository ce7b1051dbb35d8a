// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { categoryOf } from '@/lib/domain/categories/registry'
import type { Values } from '@/lib/domain/fields/field'
import { defaultValues } from '@/lib/domain/fields/field-value'
import type { FieldProblem } from '@/lib/domain/fields/form'
import { caseModels, spreadModel } from '@/lib/domain/list/list-model'
import { testToday } from '@/tests/factories/product'
import { useFilledIn } from './use-filled-in'

afterEach(cleanup)

const category = categoryOf('car-loan')
const start = defaultValues(category.scenario, testToday)

/** A form of cars with what it shows, to be filled in anew for other values. */
function carForm() {
  document.body.innerHTML = `<form><p><input name="price" value="70000"><input name="down" value="7,000">
    <input type="radio" name="origin" value="national" checked><input type="radio" name="origin" value="foreign">
    <select name="vehicle"><option selected>new</option><option>ev</option></select></p></form>`
  const place = { current: document.querySelector('p') }
  const modelOf = (values: Values, problems: readonly FieldProblem[] = []) => ({
    fields: caseModels(category, values, testToday),
    ...spreadModel(category, values, testToday),
    problems,
  })
  const { rerender } = renderHook((model) => useFilledIn(place, model), { initialProps: modelOf(start) })
  return {
    show: (changes: Values, problems?: readonly FieldProblem[]) =>
      rerender(modelOf({ ...start, ...changes }, problems)),
    controls: () =>
      [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')].map((one) =>
        one instanceof HTMLInputElement && one.type === 'radio' ? `${one.value} ${one.checked}` : one.value,
      ),
  }
}

it('chooses among options as the page is worked out for, and leaves each its own value', () => {
  const { show, controls } = carForm()
  show({ origin: 'foreign', vehicle: 'ev' })
  expect(controls()).toEqual(['70000', '7,000', 'national false', 'foreign true', 'ev'])
  show({ origin: 'national', vehicle: 'ev' })
  expect(controls()).toEqual(['70000', '7,000', 'national true', 'foreign false', 'ev'])
})

it('leaves an amount as it was typed where it says the same, and where it could not be used', () => {
  const { show, controls } = carForm()
  show({ price: 8_000_000 }, [{ field: 'down', message: 'Too much' }])
  expect(controls().slice(0, 2)).toEqual(['80000', '7,000'])
})
