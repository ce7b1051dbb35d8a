import { expect, test } from 'vitest'
import { supportFeedbackOperation } from '@/lib/contract/common-component/support-feedback'
import { kysely } from '@/lib/server/db/connection'
import { signed } from '../../support/member'
import { expectSuccess, send } from '../../support/provider'

test('it is kept with the answer alone: nothing in the words that looks like a person', async () => {
  const words = 'Mine is siti@example.com and 012-345 6789,\nno mail came'
  const body = { slug: 'i-get-no-code', helped: false, words }
  await expectSuccess(await send(supportFeedbackOperation, { body, headers: signed() }), supportFeedbackOperation)
  const rows = await (await kysely()).selectFrom('answer_feedback').selectAll().execute()
  expect(rows).toMatchObject([
    { slug: 'i-get-no-code', helped: 0, words: 'Mine is [removed] and [removed], no mail came' },
  ])
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['created_at', 'helped', 'id', 'slug', 'words'])
})
