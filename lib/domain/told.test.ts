import { describe, expect, it } from 'vitest'
import { personalCategory } from '@/tests/factories/fake-category'
import { onlyNamed, toldNames, withSeal, withTold } from './told'

const names = toldNames(personalCategory)

describe('what is told of a category', () => {
  it('is its whole scenario, the figures of an own product and that a form said it', () => {
    expect([...names]).toEqual([
      'case',
      ...Object.keys(personalCategory.scenario),
      ...Object.keys(personalCategory.ownFields).map((name) => `own-${name}`),
    ])
  })

  it('is taken out of a form, repeated names and their order kept', () => {
    const form = new URLSearchParams('case=1&sort=fee&student=0&student=1&own=1&own-fee=5')
    expect(onlyNamed(form, names).toString()).toBe('case=1&student=0&student=1&own-fee=5')
  })

  it('takes the place of what a query says of it, and of a seal', () => {
    const query = new URLSearchParams('sort=fee&student=1&sealed=abc&page=2')
    const told = new URLSearchParams('case=1&balance=777&sort=other')
    expect(withTold(query, told, names).toString()).toBe('sort=fee&page=2&case=1&balance=777')
  })
})

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
