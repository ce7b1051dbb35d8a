import { expect, test } from 'vitest'
import { heldFor } from './held-for'

function counter(lifetimeMs = 100) {
  let now = 0
  let made = 0
  const hold = heldFor(
    () => lifetimeMs,
    () => now,
    async (key: string) => {
      made += 1
      if (key === 'broken') throw new Error('broken')
      return { key, made }
    },
  )
  return { hold, made: () => made, pass: (ms: number) => (now += ms) }
}

test('the same object is given until its time is over, then a new one', async () => {
  const { hold, pass } = counter()
  const first = await hold('a')
  pass(99)
  expect(await hold('a')).toBe(first)
  pass(1)
  expect(await hold('a')).not.toBe(first)
})

test('callers that come at once share one fetch', async () => {
  const { hold, made } = counter()
  await Promise.all(Array.from({ length: 50 }, () => hold('a')))
  expect(made()).toBe(1)
})

test('a failure is told to everyone who waits and is not remembered', async () => {
  const { hold, made } = counter()
  const both = await Promise.allSettled([hold('broken'), hold('broken')])
  expect(both.map((one) => one.status)).toEqual(['rejected', 'rejected'])
  await expect(hold('broken')).rejects.toThrow('broken')
  expect(made()).toBe(2)
})

test('without a lifetime nothing is held', async () => {
  const { hold } = counter(0)
  expect(await hold('a')).not.toBe(await hold('a'))
})
