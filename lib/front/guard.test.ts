import { describe, expect, it } from 'vitest'
import { makeFront } from '@/tests/factories/front'

const host = { host: 'www.example.com' }

describe('the guard of addresses with an effect', () => {
  it.each([
    ['a page of this site', { ...host, 'sec-fetch-site': 'same-origin', origin: 'https://www.example.com' }],
    ['a page of this site that sends no referrer', { ...host, 'sec-fetch-site': 'same-origin', origin: 'null' }],
    ['a visitor who typed the address', { ...host, 'sec-fetch-site': 'none' }],
    ['a browser over plain HTTP', { ...host, origin: 'http://www.example.com' }],
    ['a program', host],
  ])('lets %s through', async (_, headers) => {
    const { ask } = await makeFront()
    expect((await ask('/api/post', headers, 'POST')).status).toBe(200)
  })

  it.each([
    ['another site', { ...host, 'sec-fetch-site': 'cross-site', origin: 'https://www.example.com' }],
    ['another name of the same company', { ...host, 'sec-fetch-site': 'same-site' }],
    ['a header sent twice', { ...host, 'sec-fetch-site': 'same-origin, cross-site' }],
    ['another site, in an old browser', { ...host, origin: 'https://evil.test' }],
    ['the same host at another port', { ...host, origin: 'http://www.example.com:81' }],
    ['a page without an origin', { ...host, origin: 'null' }],
  ])('refuses %s before anything is read', async (_, headers) => {
    const { ask, state } = await makeFront()
    const { status, text, headers: answered } = await ask('/api/post', headers, 'POST')
    expect([status, text]).toEqual([403, 'This was sent from another site.\n'])
    expect(answered).toMatchObject({ connection: 'close', 'x-content-type-options': 'nosniff' })
    expect(state.asked).toEqual([])
  })

  it('lets another site lead a visitor here, and read what is public', async () => {
    const { ask } = await makeFront()
    const headers = { ...host, 'sec-fetch-site': 'cross-site' }
    expect((await ask('/stored', headers)).status).toBe(200)
    expect((await ask('/api/get', headers)).status).toBe(200)
  })
})

describe('a method that an address has not', () => {
  it.each([
    ['DELETE', '/api/post', 'GET, HEAD, POST'],
    ['TRACE', '/api/post', 'GET, HEAD, POST'],
    ['POST', '/stored', 'GET, HEAD'],
    ['PUT', '/_next/static/chunks/a.js', 'GET, HEAD'],
    ['TRACE', '/', 'GET, HEAD'],
  ])('%s %s is refused with those it has', async (method, path, allow) => {
    const { ask, state } = await makeFront()
    const { status, headers } = await ask(path, host, method)
    expect([status, headers.allow]).toEqual([405, allow])
    expect(state.asked).toEqual([])
  })
})
