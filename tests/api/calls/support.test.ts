import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  contactUsOperation,
  supportCategoriesOperation,
  supportFeedbackOperation,
  supportQuestionsOperation,
  supportSearchOperation,
} from '@/lib/contract/calls/support'
import { supportCategories } from '@/lib/domain/content/support'
import { kysely } from '@/lib/server/db/connection'
import { describeCall } from '../support/describe-call'
import { signed } from '../support/member'
import { expectProblem, expectSuccess, fieldsOf, send } from '../support/provider'
import { contactSample } from '../support/samples'

describeCall('common-component/support-categories', 200, () => {
  test('the subjects come in their order, each with as many answers as it has', async () => {
    const { data } = await expectSuccess(await send(supportCategoriesOperation), supportCategoriesOperation)
    expect(data.map(({ slug }) => slug)).toEqual(supportCategories.map(({ slug }) => slug))
    expect(data.filter(({ answers }) => answers === 0)).toEqual([])
  })
})

describeCall('common-component/support-questions', 200, () => {
  test('a subject gives its questions with their answers as text, and no other’s', async () => {
    const answer = await send(supportQuestionsOperation, { query: 'category=newsletter' })
    const { data } = await expectSuccess(answer, supportQuestionsOperation)
    expect(new Set(data.map(({ category }) => category))).toEqual(new Set(['newsletter']))
    const ending = data.find(({ slug }) => slug === 'unsubscribe')
    expect(ending).toMatchObject({ mostAsked: true, question: 'How do I end the newsletter?' })
    expect(ending?.answer).toContain('It ends at once')
    expect(ending?.answer).not.toMatch(/[<>[\]]/)
  })
})

describeCall('common-component/support-search', 200, () => {
  const search = async (q: string) => {
    const answer = await send(supportSearchOperation, { query: new URLSearchParams({ q }).toString() })
    return (await expectSuccess(answer, supportSearchOperation)).data
  }

  test('what is typed finds answers, best first, with the words that fitted', async () => {
    const { near, total, answers } = await search('unsubscribe')
    expect([near, total > 0]).toEqual([false, true])
    expect(answers[0]).toMatchObject({ slug: 'unsubscribe', category: 'newsletter', found: ['unsubscribe'] })
  })

  test('nothing found is an answer, and no failure', async () => {
    expect(await search('qqqqqqqq')).toEqual({ near: false, total: 0, answers: [] })
  })
})

describeCall('common-component/support-search', 422, () => {
  test.each(['', 'q=', 'q=%20', `q=${'a'.repeat(81)}`, 'q=a&q=b'])('%s is refused by name', async (query) => {
    expect(fieldsOf(await expectProblem(await send(supportSearchOperation, { query }), 'GBL0007'))).toEqual(['q'])
  })
})

describeCall('common-component/support-feedback', 204, () => {
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
})

describeCall('common-component/support-feedback', 422, () => {
  test.each([
    ['an answer that does not exist', { slug: 'no-such-answer', helped: true }, ['slug']],
    ['no word on whether it helped', { slug: 'unsubscribe' }, ['helped']],
    ['a text instead of a word', { slug: 'unsubscribe', helped: true, words: 'a'.repeat(501) }, ['words']],
  ])('%s is refused by name, and nothing is kept', async (_what, body, fields) => {
    const answer = await send(supportFeedbackOperation, { body, headers: signed() })
    expect(fieldsOf(await expectProblem(answer, 'GBL0007'))).toEqual(fields)
    expect(await (await kysely()).selectFrom('answer_feedback').selectAll().execute()).toEqual([])
  })
})

describeCall('notification-component/contact-us', 200, () => {
  test('a message is durable before it is acknowledged, and sent again under its key it is one message', async () => {
    const headers = { ...signed(), 'idempotency-key': randomUUID() }
    const ask = async () =>
      expectSuccess(await send(contactUsOperation, { body: contactSample, headers }), contactUsOperation)
    const { data } = await ask()
    expect((await ask()).data).toEqual(data)
    const rows = await (await kysely()).selectFrom('message_outbox').selectAll().execute()
    expect(rows.map(({ kind }) => kind).sort()).toEqual(['contact-received', 'contact-us'])
    expect(JSON.stringify(rows)).not.toMatch(/aminah|Yusof|do not get the code/i)
  })
})

describeCall('notification-component/contact-us', 422, () => {
  test.each([
    ['no topic', { topic: '' }, 'topic', 'Choose what it is about.'],
    ['a name that is none', { name: '<b>' }, 'name', 'Enter your name as it is on your MyKad'],
    ['no address', { email: '' }, 'email', 'Enter your e-mail address.'],
    ['a header in the address', { email: 'a@b.my\r\nBcc: x@y.com' }, 'email', 'Enter an e-mail address such as'],
    ['no message', { message: ' \n ' }, 'message', 'Tell us what it is about.'],
    ['a message without end', { message: 'a'.repeat(3001) }, 'message', 'Use at most 3000 characters.'],
  ])('%s is refused by name, in words for its field, and nothing is sent', async (_what, wrong, field, words) => {
    const headers = { ...signed(), 'idempotency-key': randomUUID() }
    const body = { ...contactSample, ...wrong }
    const problem = await expectProblem(await send(contactUsOperation, { body, headers }), 'GBL0007')
    expect(problem.errors).toEqual([{ field, message: expect.stringContaining(words) }])
    expect(await (await kysely()).selectFrom('message_outbox').selectAll().execute()).toEqual([])
  })
})
