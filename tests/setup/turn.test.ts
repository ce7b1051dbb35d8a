import { afterEach, describe, expect, it, vi } from 'vitest'

async function turnWith(variables: Readonly<Record<string, string>>) {
  vi.resetModules()
  for (const [name, value] of Object.entries({ TEST_TURN: '', TEST_LONG: '', ...variables })) vi.stubEnv(name, value)
  return import('./turn')
}

afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

describe('what a run leaves to other days', () => {
  it('comes in turn: as many days as there are parts take each part once, wherever it stands', async () => {
    for (const place of [0, 1, 5]) {
      const taken: string[] = []
      for (const day of [20_781, 20_782, 20_783]) {
        const { inTurn } = await turnWith({ TEST_TURN: String(day) })
        taken.push(inTurn(['a', 'b', 'c'], place))
      }
      expect(taken.toSorted()).toEqual(['a', 'b', 'c'])
    }
  })

  it('is that of today by itself, and that of any day when it is asked for', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T23:59:59Z') })
    expect((await turnWith({})).turn).toBe(20_781)
    expect((await turnWith({ TEST_TURN: '7' })).turn).toBe(7)
    await expect(turnWith({ TEST_TURN: 'today' })).rejects.toThrow("TEST_TURN must be a whole number, not 'today'")
  })

  it('is half of what is random, and nothing in a long run', async () => {
    expect((await turnWith({})).runsOf(25)).toBe(13)
    expect((await turnWith({ TEST_LONG: '1' })).runsOf(25)).toBe(25)
  })
})
