import { expect, it } from 'vitest'
import { areaPath, linePath } from './chart-path'

it('a line goes through each spot, stops before one that is not known and goes on after it', () => {
  expect(linePath([])).toBe('')
  const known = [0, 5] as const
  const spots = [known, [10, 2.5] as const, null, null, [30, 1] as const, [40, 0] as const]
  expect(linePath(spots)).toBe('M0,5L10,2.5M30,1L40,0')
})

it('a spot alone is drawn', () => {
  expect(linePath([null, [3, 4], null])).toBe('M3,4Z')
})

it('an area goes along its upper edge and back along the lower one', () => {
  expect(areaPath([], [])).toBe('')
  const upper = [0, 10] as const
  expect(areaPath([upper, [10, 20]], [upper, [10, 30]])).toBe('M0,10L10,20L10,30L0,10Z')
})
