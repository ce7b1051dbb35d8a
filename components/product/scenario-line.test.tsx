// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { creditCard } from '@/lib/domain/categories/credit-card/definition'
import { buildListModel } from '@/lib/domain/list/list-model'
import { testToday } from '@/tests/factories/product'
import { ScenarioLine } from './scenario-line'

afterEach(cleanup)

const lineFor = (query: string) => (
  <form aria-label="list">
    <ScenarioLine model={buildListModel(creditCard, [], new URLSearchParams(query), null, testToday)} drawing={0} />
  </form>
)

function control(form: Element, name: string): HTMLInputElement | HTMLSelectElement {
  const found = form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)
  if (found === null) throw new Error(`No control ${name}`)
  return found
}

it('one total and what it mostly goes to stand above the amounts, which follow them; the control in use is left alone', () => {
  const { container, rerender } = render(lineFor(''))
  const value = (name: string) => control(container, name).value
  expect(['total', 'mix', 'petrol'].map(value)).toEqual(['1900', 'usual', '300'])
  const total = control(container, 'total')
  // Typed into before: the browser no longer shows what the markup says.
  control(container, 'petrol').value = '300.00'
  total.value = '2,000'
  total.focus()
  rerender(lineFor('total=2000&mix=daily'))
  expect(['total', 'mix', 'petrol', 'groceries', 'other'].map(value)).toEqual(['2,000', 'daily', '600', '800', '200'])
  const petrol = control(container, 'petrol')
  petrol.value = '601'
  petrol.focus()
  rerender(lineFor('petrol=601&groceries=800&dining=200&online=200&travel=0&other=200'))
  expect(['total', 'mix', 'petrol'].map(value)).toEqual(['2001', 'own', '601'])
})

it('what cannot be used stays as it was typed, and so does what was typed before anything was worked out', () => {
  const { container, rerender } = render(lineFor(''))
  const petrol = control(container, 'petrol')
  petrol.value = 'plenty'
  rerender(lineFor('petrol=plenty&groceries=600'))
  expect(petrol.value).toBe('plenty')
  expect(control(container, 'groceries').value).toBe('600')
})
