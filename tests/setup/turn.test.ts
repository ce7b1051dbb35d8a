import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { turnOfCode } from '../../scripts/lib/turn.mjs'
import { turn } from './turn'

async function turnWith(variables: Readonly<Record<string, string>>) {
  vi.resetModules()
  for (const [name, value] of Object.entries({ TEST_TURN: '', TEST_LONG: '', ...variables })) vi.stubEnv(name, value)
  return import('./turn')
}

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('what a run leaves to others', () => {
  it('comes in turn: as many turns as there are parts take each part once, wherever it stands', async () => {
    for (const place of [0, 1, 5]) {
      const taken: string[] = []
      for (const next of [20_781, 20_782, 20_783]) {
        const { inTurn } = await turnWith({ TEST_TURN: String(next) })
        taken.push(inTurn(['a', 'b', 'c'], place))
      }
      expect(taken.toSorted()).toEqual(['a', 'b', 'c'])
    }
  })

  it('is the first part by itself, and that of any turn when it is asked for', async () => {
    expect((await turnWith({})).turn).toBe(0)
    expect((await turnWith({ TEST_TURN: '7' })).turn).toBe(7)
    await expect(turnWith({ TEST_TURN: 'today' })).rejects.toThrow("TEST_TURN must be a whole number, not 'today'")
  })

  it('is the same for the same code, on any day', () => {
    const first = turnOfCode()
    expect(Number.isSafeInteger(first)).toBe(true)
    expect(turnOfCode()).toBe(first)
  })

  it('begins every random check, so that a run can be repeated', () => {
    expect(fc.readConfigureGlobal().seed).toBe(turn)
  })

  it('is half of what is random, and nothing in a long run', async () => {
    expect((await turnWith({})).runsOf(25)).toBe(13)
    expect((await turnWith({ TEST_LONG: '1' })).runsOf(25)).toBe(25)
  })
})
