import { expect, test } from 'vitest'
import { supportSearchOperation } from '@/lib/contract/common-component/support-search'
import { expectSuccess, send } from '../../support/provider'

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
