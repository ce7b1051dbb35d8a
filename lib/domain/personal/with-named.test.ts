import { expect, it } from 'vitest'
import { withNamed } from './with-named'

it('puts what is said under the names in place of what a query has there, and leaves out a seal', () => {
  const query = new URLSearchParams('from=hub&balance=1&case=1&sealed=abc&page=2')
  const said = new URLSearchParams('balance=777&other=5')
  expect(String(withNamed(query, said, new Set(['case', 'balance'])))).toBe('from=hub&page=2&balance=777')
})
