import fc from 'fast-check'
import { expect, test } from 'vitest'
import { initName } from './init-name'

test.each([
  ['Aminah binti Yusof', 'AY'],
  ['aminah yusof', 'AY'],
  ['  Tan   Mei\tLing ', 'TL'],
  ['Ravi A/L Kumar', 'RK'],
  ['Madonna', 'M'],
  ['(Ali) "Bakar"', 'AB'],
  ['José Émile', 'JÉ'],
  ['e\u0301mile ångström', 'ÉÅ'],
  ['straße ßen', 'SS'],
  ['李 小龙', '李小'],
  ['முத்து குமார்', 'முகு'],
  ['Ali 3', 'A'],
  ['42 -', ''],
  ['   ', ''],
  ['', ''],
])('%j gives %j', (name, initials) => {
  expect(initName(name)).toBe(initials)
})

test('a name gives at most two letters, and never anything but letters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(initName(name)).toMatch(/^(\p{L}\p{M}*){0,2}$/u)
    }),
  )
})
