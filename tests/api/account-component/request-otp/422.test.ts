import { expect, test } from 'vitest'
import { kysely } from '@/lib/server/db/connection'
import { askForCode, begin } from '../../support/joining'
import { expectProblem, fieldsOf } from '../../support/provider'

test('a channel that does not reach the contact is refused by name, and nothing is sent', async () => {
  for (const [typed, channel] of [
    ['siti@example.com', 'sms'],
    ['012-345 6789', 'email'],
    ['siti@example.com', 'whatsapp'],
  ] as const) {
    const problem = await expectProblem(await askForCode(await begin(typed), channel), 'GBL0007')
    expect(fieldsOf(problem)).toEqual(['channel'])
  }
  const db = await kysely()
  expect(await db.selectFrom('message_outbox').select('id').execute()).toEqual([])
})
