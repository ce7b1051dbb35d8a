import { expect, test } from 'vitest'
import { heldFor, lastGoodFor } from './held-for'

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

function flaky() {
  let now = 0
  let isBroken = false
  let made = 0
  const failures: string[] = []
  const hold = lastGoodFor({
    lifetimeMs: 100,
    retryMs: 10,
    now: () => now,
    make: async (key: string) => {
      made += 1
      if (isBroken) throw new Error('broken')
      return `${key}${made}`
    },
    onFailure: (key) => failures.push(key),
  })
  const pass = (ms: number, broken: boolean) => {
    now += ms
    isBroken = broken
  }
  return { hold, pass, made: () => made, failures }
}

test('the last good value stays while the next one fails, and is tried again sooner', async () => {
  const { hold, pass, made, failures } = flaky()
  expect(await hold('a')).toBe('a1')
  pass(99, true)
  expect(await hold('a')).toBe('a1')
  pass(1, true)
  expect(await Promise.all([hold('a'), hold('a')])).toEqual(['a1', 'a1'])
  expect([made(), failures]).toEqual([2, ['a']])
  pass(9, false)
  expect(await hold('a')).toBe('a1')
  pass(1, false)
  expect(await hold('a')).toBe('a3')
  pass(99, true)
  expect(await hold('a')).toBe('a3')
})

test('without a good value a failure is told and is not remembered', async () => {
  const { hold, pass, failures } = flaky()
  pass(0, true)
  await expect(hold('a')).rejects.toThrow('broken')
  pass(0, false)
  expect(await hold('a')).toBe('a2')
  expect(failures).toEqual([])
})
