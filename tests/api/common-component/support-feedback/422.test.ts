import { expect, test } from 'vitest'
import { supportFeedbackOperation } from '@/lib/contract/common-component/support-feedback'
import { kysely } from '@/lib/server/db/connection'
import { signed } from '../../support/member'
import { expectProblem, fieldsOf, send } from '../../support/provider'

test.each([
  ['an answer that does not exist', { slug: 'no-such-answer', helped: true }, ['slug']],
  ['no word on whether it helped', { slug: 'unsubscribe' }, ['helped']],
  ['a text instead of a word', { slug: 'unsubscribe', helped: true, words: 'a'.repeat(501) }, ['words']],
])('%s is refused by name, and nothing is kept', async (_what, body, fields) => {
  const answer = await send(supportFeedbackOperation, { body, headers: signed() })
  expect(fieldsOf(await expectProblem(answer, 'GBL0007'))).toEqual(fields)
  expect(await (await kysely()).selectFrom('answer_feedback').selectAll().execute()).toEqual([])
})
