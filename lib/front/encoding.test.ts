import { expect, it } from 'vitest'
import { encodingsFor } from './encoding'

it.each([
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip', ['gzip', 'identity']],
  ['br;q=0.5, gzip', ['gzip', 'br', 'identity']],
  ['br;q=0, *', ['gzip', 'identity']],
  ['gzip;q=0', ['identity']],
  ['identity;q=0, gzip', ['gzip']],
  ['gzip;q=0.5, identity', ['identity', 'gzip']],
  ['', ['identity']],
  ['zstd', ['identity']],
  [undefined, ['identity']],
])('a client that says %s gets the best of what it takes', (header, order) => {
  expect(encodingsFor(header)).toEqual(order)
})

it('gives a client that takes nothing the plain text', () => {
  expect(encodingsFor('*;q=0')).toEqual(['identity'])
})

it('keeps no header that somebody made up to fill the memory', () => {
  for (let at = 0; at < 1000; at += 1) encodingsFor(`gzip, x-${at}`)
  expect(encodingsFor(`br, ${'x'.repeat(100_000)}`)).toEqual(['br', 'identity'])
})
