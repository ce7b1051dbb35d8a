import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTarget } from './target'

describe('the target of a request', () => {
  it('is a path and a query', () => {
    expect(readTarget('/loan/x-1?a=1&b=?')).toEqual({ pathname: '/loan/x-1', query: 'a=1&b=?', plain: true })
    expect(readTarget('/')).toEqual({ pathname: '/', query: '', plain: true })
  })

  it.each(['/%67lossary', '/credit%2Dcard', '/a//b', '/a;b', '/a:b', '/@x'])('%s names no page', (url) => {
    expect(readTarget(url)).toMatchObject({ plain: false })
  })

  it.each([
    ['a malformed encoding', '/%zz'],
    ['a cut encoding', '/a%e'],
    ['bytes that are no text', '/%ff'],
    ['another host', '//evil.example'],
    ['another host by a backslash', '/\\evil.example'],
    ['a backslash in disguise', '/a%5cb'],
    ['the end of a text', '/a%00'],
    ['a line', '/a%0d%0ab'],
    ['an absolute address', 'http://evil.example/'],
    ['no path', '*'],
    ['a step up', '/a/../b'],
    ['a step up in disguise', '/a/%2e%2e/b'],
    ['letters beyond ASCII', '/caf\u00e9'],
    ['a fragment', '/a#b'],
    ['nothing', ''],
  ])('is refused when it has %s', (_, url) => {
    expect(readTarget(url)).toBe(400)
  })

  it('is refused when it is longer than any address of a site', () => {
    expect(readTarget(`/loan?${'a=1&'.repeat(10_000)}`)).toBe(414)
  })

  it('never throws, and leads to a path of this site or nowhere', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const target = readTarget(`/${text}`)
        if (typeof target !== 'number') expect(new URL(target.pathname, 'http://own').host).toBe('own')
      }),
    )
  })
})
