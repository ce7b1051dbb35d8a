import { expect, test, vi } from 'vitest'
import { madeOnce } from './made-once'

test('a thing is made when it is first asked for, once, also one that is nothing', () => {
  const make = vi.fn(() => undefined)
  const thing = madeOnce(make)
  expect(make).not.toHaveBeenCalled()
  expect([thing(), thing()]).toEqual([undefined, undefined])
  expect(make).toHaveBeenCalledTimes(1)
})
