import { describe, expect, it } from 'vitest'
import { withSeal } from './with-seal'

describe('an address that carries a seal', () => {
  it.each([
    ['/list', '/list?sealed=a-_b'],
    ['/list?page=2', '/list?page=2&sealed=a-_b'],
    ['/list?page=2#row', '/list?page=2&sealed=a-_b#row'],
    ['/list#figures', '/list?sealed=a-_b#figures'],
  ])('%s', (href, sealed) => {
    expect(withSeal(href, 'a-_b')).toBe(sealed)
    expect(withSeal(href, null)).toBe(href)
  })
})
