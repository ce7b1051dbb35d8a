import { gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeFront } from '@/tests/factories/front'

let ask: Awaited<ReturnType<typeof makeFront>>['ask']

beforeEach(async () => {
  ask = (await makeFront()).ask
})

describe('a file', () => {
  it('is kept for a year by who asks when its name tells its content', async () => {
    const answer = await ask('/files/a.js?v=1', { 'accept-encoding': 'br, gzip' })
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript',
      'content-encoding': 'gzip',
    })
    expect((await ask('/files/a.woff2')).headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })

  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=8-', 206, '89', 'bytes 8-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=0-1,3-4', 200, '0123456789', undefined],
  ])('is sent in part: %s', async (range, status, text, told) => {
    const answer = await ask('/files/a.woff2', { range })
    expect([answer.status, answer.text, answer.headers['content-range']]).toEqual([status, text, told])
  })

  it('is sent whole when it has changed since the first part', async () => {
    expect((await ask('/files/a.woff2', { range: 'bytes=2-4', 'if-range': '"other"' })).status).toBe(200)
  })

  it('takes no other method', async () => {
    expect((await ask('/files/a.js', {}, 'POST')).status).toBe(405)
  })

  it('of an earlier build is answered like one of this build, and kept as long', async () => {
    const old = await ask('/files/old-A1.js', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(old.bytes).toString()).toBe('old()')
    const { headers } = await ask('/files/a.js', { 'accept-encoding': 'gzip' })
    const varying = { etag: old.headers.etag, 'content-length': old.headers['content-length'], date: old.headers.date }
    expect(old.headers).toEqual({ ...headers, ...varying })
    expect(old.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await ask('/files/old-A1.js', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br')
    expect((await ask('/files/old-A1.js')).text).toBe('old()')
  })

  it('of this build is sent where an earlier one had the same name', async () => {
    expect((await ask('/files/a.js')).text).toMatch(/^text\(\)/)
  })

  it('has the security headers that mean something for a file, and no others', async () => {
    const { headers } = await ask('/files/a.js')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(typeof headers['strict-transport-security']).toBe('string')
    expect(headers['permissions-policy']).toBeUndefined()
  })
})
