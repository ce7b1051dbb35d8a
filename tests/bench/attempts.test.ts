import { describe, expect, it, vi } from 'vitest'
import { perform } from './attempts'
import type { Wanted } from './bench'
import type { Budget, Budgets } from './budgets'

const paint: Budget = { what: 'the time to a paint', unit: 'ms', limit: 100, better: 'lower' }
const budgets: Budgets = {
  'page.paint': paint,
  'page.share': { ...paint, unit: 'ratio', limit: 0.5, better: 'higher' },
  'page.shift': { ...paint, unit: 'shift', limit: 0 },
}
const good = { paint: 90, share: 0.6, shift: 0 }

/** A group that measures one set of values after the other, the last again and again. */
function group(rounds: readonly (Partial<typeof good> | Error)[], isQuiet = true, gate = true) {
  const asked: string[][] = []
  const measure = async (wanted: Wanted) => {
    const values = rounds[Math.min(asked.length, rounds.length - 1)] ?? {}
    asked.push(Object.keys(budgets).filter(wanted))
    if (values instanceof Error) throw values
    return Object.fromEntries(
      Object.entries({ ...good, ...values }).map(([name, value]) => [`page.${name}`, { value }]),
    )
  }
  const judged = () => perform({ name: 'page', measure, quiet: async () => isQuiet }, budgets, { gate, recorded: {} })
  return { judged, asked }
}

async function failedOf(rounds: readonly Partial<typeof good>[]): Promise<readonly string[]> {
  const { verdicts } = await group(rounds).judged()
  return verdicts.filter(({ state }) => state === 'failed').map(({ id }) => id)
}

describe('a budget that fails', () => {
  it('is measured again by itself when it depends on time, and the output says so', async () => {
    const { judged, asked } = group([{ paint: 120 }, { paint: 95, share: 0.1 }])
    const { verdicts, story } = await judged()
    expect(verdicts.map(({ state, value }) => [state, value])).toEqual([
      ['passed', 95],
      ['passed', 0.6],
      ['passed', 0],
    ])
    expect(asked).toEqual([Object.keys(budgets), ['page.paint']])
    expect(story).toBe('page; 1 again')
  })

  it('is measured three times at most, and stays red when the page itself got a fifth slower', async () => {
    const { judged, asked } = group([{ paint: 124 }, { paint: 120 }, { paint: 131 }], false)
    const { verdicts, story } = await judged()
    expect(verdicts[0]).toMatchObject({ state: 'failed', value: 120 })
    expect(asked).toHaveLength(3)
    expect(story).toBe('page; 1 again, although the machine stayed busy; 1 again, although the machine stayed busy')
  })

  it('stands when it is there each of three times, although it does not depend on time', async () => {
    const { judged, asked } = group([{ shift: 0.02 }, { shift: 0.03 }, { shift: 0.02 }])
    expect((await judged()).verdicts.at(-1)).toMatchObject({ id: 'page.shift', state: 'failed', value: 0.02 })
    expect(asked.slice(1)).toEqual([['page.shift'], ['page.shift']])
    expect(await failedOf([{ shift: 0.02, paint: 120 }, { shift: 0 }])).toEqual([])
  })

  it('is measured once where times do not decide, and again only what could not be measured', async () => {
    const once = group([{ paint: 500, share: 0.1 }], true, false)
    expect((await once.judged()).verdicts.map(({ state }) => state)).toEqual(['printed', 'printed', 'passed'])
    expect(once.asked).toHaveLength(1)
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const broken = group([new Error('the page did not come'), { paint: 500 }], true, false)
    expect((await broken.judged()).verdicts.map(({ state }) => state)).toEqual(['printed', 'printed', 'passed'])
    expect(broken.asked).toHaveLength(2)
    expect(logged).toHaveBeenCalledOnce()
  })

  it('fails no run when it depends on time, decides nothing and could not be measured at all', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const broken = group([new Error('the browser does not answer')], true, false)
    expect((await broken.judged()).verdicts.map(({ state }) => state)).toEqual(['printed', 'printed', 'failed'])
    expect(broken.asked).toEqual([Object.keys(budgets), ['page.shift'], ['page.shift']])
    expect(logged).toHaveBeenCalledTimes(3)
  })

  it('keeps the better of its results, whichever side is better', async () => {
    expect(await failedOf([{ share: 0.4 }, { share: 0.3 }, { share: 0.5 }])).toEqual([])
    expect(await failedOf([{ share: 0.4 }])).toEqual(['page.share'])
  })
})
