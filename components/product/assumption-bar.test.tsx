// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { creditCard } from '@/lib/domain/categories/credit-card/definition'
import { buildListModel } from '@/lib/domain/list/list-model'
import { testToday } from '@/tests/factories/product'
import { AssumptionBar } from './assumption-bar'

afterEach(cleanup)

/** Whether the case is open at first where something cannot be used. */
function isOpenWith(field: string): boolean | undefined {
  const { fields, spread } = buildListModel(creditCard, [], new URLSearchParams(''), null, testToday)
  const { container } = render(
    <AssumptionBar
      title="Your case"
      fields={fields}
      spread={spread}
      scenarioText="RM1,900 a month"
      problems={[{ field, message: 'This cannot be used.' }]}
    />,
  )
  return container.querySelector('details')?.open
}

it('the case is open at first only where one of its own fields is wrong', () => {
  expect(isOpenWith('petrol')).toBe(true)
  cleanup()
  expect(isOpenWith('product')).toBe(false)
})
