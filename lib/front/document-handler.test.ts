import { describe, expect, it } from 'vitest'
import { makeFront } from '@/tests/factories/front'

describe('a page that is made for its visitor', () => {
  it('is told of their cookies and address, and of nothing else', async () => {
    const { ask, state } = await makeFront()
    await ask('/own', { cookie: 'joining=a', authorization: 'Bearer x', 'x-evil': '1' })
    await ask('/own', { cookie: 'joining=b' })
    await ask('/own')
    expect(state.asked.map(({ headers }) => headers)).toEqual([
      expect.objectContaining({ cookie: 'joining=a', 'x-forwarded-for': '127.0.0.1' }),
      expect.objectContaining({ cookie: 'joining=b', 'x-forwarded-for': '127.0.0.1' }),
      expect.not.objectContaining({ cookie: expect.anything() }),
    ])
    for (const { headers } of state.asked) {
      expect(headers).not.toHaveProperty('authorization')
      expect(headers).not.toHaveProperty('x-evil')
    }
  })

  it('is kept by nobody', async () => {
    const { ask, state } = await makeFront()
    const { headers } = await ask('/own', { cookie: 'joining=a' })
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store' })
    expect(headers.etag).toBeUndefined()
    await ask('/own', { cookie: 'joining=a' })
    expect(state.asked).toHaveLength(2)
  })

  it('may lead to another page', async () => {
    const { ask } = await makeFront()
    const { status, headers } = await ask('/own?to=1')
    expect([status, headers.location]).toEqual([307, '/stored'])
  })

  it('is the only kind that is told of them', async () => {
    const { ask, state } = await makeFront()
    await ask('/stored', { cookie: 'joining=a' })
    await ask('/stored?x=1', { cookie: 'joining=a' })
    for (const { headers } of state.asked) expect(headers).not.toHaveProperty('cookie')
    expect(state.asked).toHaveLength(2)
  })
})
