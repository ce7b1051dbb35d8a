import { expect, it } from 'vitest'
import type { Ask } from './ask'
import { alertChange } from './saved-changes'

const typed = { category: 'savings-account', slug: 'angsana-saver-i', case: 'balance=50000' }

it('what another product must bring more is changed with the case that the member gave', async () => {
  const asked: unknown[] = []
  const entry = {
    id: '019a0000-0000-7000-8000-000000000001',
    kind: 'alert',
    entityName: null,
    listed: null,
    alert: null,
  }
  const ask: Ask = async (operation, input) => {
    asked.push([operation.id, input])
    return operation.success.schema.parse({ data: { ...entry, product: typed, recordedOn: '2026-11-20' } })
  }
  await expect(alertChange.parse({ ...typed, least: '50000' })(ask)).resolves.toEqual({ kind: 'saved' })
  expect(asked).toEqual([['bank-component/product-alert', { body: { ...typed, least: 50_000 } }]])
})

it.each(['', '1', 'much'])('“%s” is none of the amounts to choose from', (least) => {
  expect(alertChange.safeParse({ ...typed, least }).success).toBe(false)
})
