import { expect, it } from 'vitest'
import { type Importers, nearTests } from './near-tests'

const importers: Importers = new Map([
  ['a.ts', ['b.ts', 'a.test.ts']],
  ['b.ts', ['c.ts', 'b.test.ts', 'slow/b.test.ts', 'a.ts']],
  ['c.ts', ['c.test.ts']],
])

it('the tests of a change are those that reach it over the fewest imports, round about too, without the slow ones', () => {
  const near = (most: number) => nearTests('a.ts', importers, most, (test) => test.startsWith('slow/'))
  expect(near(9)).toEqual(['a.test.ts', 'b.test.ts', 'c.test.ts'])
  expect(near(2)).toEqual(['a.test.ts', 'b.test.ts'])
  expect(nearTests('lonely.ts', importers, 9, () => false)).toEqual([])
})
