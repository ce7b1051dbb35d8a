import { describe, expect, it } from 'vitest'
import { makeFront } from '@/tests/factories/front'

describe('a call that the front cannot hand on', () => {
  it('is told so in a problem document with when to come again, not with a page, when too many wait', async () => {
    const { state, ask } = await makeFront(0)
    const answers = await Promise.all([ask('/api/x'), ask('/api/y'), ask('/api/z')])
    const refused = answers.filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]?.headers).toMatchObject({
      'content-type': 'application/problem+json',
      'retry-after': '5',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(JSON.parse(refused[0]?.text ?? '')).toEqual({ status: 503 })
    expect(state.said).toEqual(['front.crowded'])
  })

  it('is told so when what answers it fell over, and its log line has no query', async () => {
    const { state, ask } = await makeFront()
    state.isBroken = true
    const answer = await ask('/api/x?secret=1')
    expect([answer.status, answer.headers['content-type'], JSON.parse(answer.text)]).toEqual([
      500,
      'application/problem+json',
      { status: 500 },
    ])
    expect(answer.headers['retry-after']).toBeUndefined()
    expect(state.said).toEqual(['front.failed'])
  })
})
