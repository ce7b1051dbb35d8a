import { expect, test } from 'vitest'
import { supportQuestionsOperation } from '@/lib/contract/common-component/support-questions'
import { expectSuccess, send } from '../../support/provider'

test('a subject gives its questions with their answers as text, and no other’s', async () => {
  const answer = await send(supportQuestionsOperation, { query: 'category=newsletter' })
  const { data } = await expectSuccess(answer, supportQuestionsOperation)
  expect(new Set(data.map(({ category }) => category))).toEqual(new Set(['newsletter']))
  const ending = data.find(({ slug }) => slug === 'unsubscribe')
  expect(ending).toMatchObject({ mostAsked: true, question: 'How do I end the newsletter?' })
  expect(ending?.answer).toContain('It ends at once')
  expect(ending?.answer).not.toMatch(/[<>[\]]/)
})
