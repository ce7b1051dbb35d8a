import { describe, expect, it } from 'vitest'
import {
  type Budget,
  type Budgets,
  dependsOnTime,
  judge as judgeGroup,
  loosened,
  parseBudgets,
  readBudgets,
  readRetired,
  settled,
} from './budgets'
import { type Figures, median, percentile99 } from './figures'

const least: Budget = { what: 'the most that may be sent', unit: 'kB', limit: 20, better: 'lower' }
const most: Budget = { what: 'the least that must be answered', unit: 'ratio', limit: 0.9, better: 'higher' }
const both: Budgets = { 'bytes.page': least, 'rates.page': most }
const judge = (budgets: Budgets, group: string, figures: Figures, gate = true) =>
  judgeGroup(budgets, group, figures, { gate, recorded: { 'rates.page': 0.95 } })

describe('the budget file', () => {
  it('is readable, and every target lies beyond its limit', () => {
    for (const [id, { limit, target, better }] of Object.entries(readBudgets())) {
      if (target !== undefined) expect(better === 'lower' ? target < limit : target > limit, id).toBe(true)
    }
  })

  it('holds no budget that a record took out, and each such record exists', () => {
    for (const [id, record] of Object.entries(readRetired())) {
      expect(readBudgets()[id], id).toBeUndefined()
      expect(loosened({ [id]: least }, {}, { [id]: record }), record).toEqual([])
    }
  })

  it('is refused when an entry has a name or a field that nobody knows', () => {
    expect(() => parseBudgets(JSON.stringify({ page: least }))).toThrow()
    expect(() => parseBudgets(JSON.stringify({ 'bytes.page': { ...least, limt: 3 } }))).toThrow()
  })
})

describe('judging', () => {
  it('passes a value at its limit and fails one beyond it, whichever side is better', () => {
    const stateOf = (group: string, id: string, value: number) => judge(both, group, { [id]: { value } })[0]?.state
    expect(stateOf('bytes', 'bytes.page', 20)).toBe('passed')
    expect(stateOf('bytes', 'bytes.page', 20.1)).toBe('failed')
    expect(stateOf('rates', 'rates.page', 0.9)).toBe('passed')
    expect(stateOf('rates', 'rates.page', 0.89)).toBe('failed')
    expect(stateOf('rates', 'rates.page', Number.NaN)).toBe('failed')
  })

  it('lets nothing that depends on time decide unless the run is a gate, and prints the recorded value beside it', () => {
    const judged = (value: number, gate: boolean) => judge(both, 'rates', { 'rates.page': { value } }, gate)[0]
    expect(judged(0.1, true)).toMatchObject({ state: 'failed', value: 0.1 })
    expect(judged(0.1, false)).toMatchObject({ state: 'printed', value: 0.1 })
    expect(judged(0.1, false)?.text).toContain('recorded 0.95')
    expect(judge(both, 'bytes', { 'bytes.page': { value: 21 } }, false)[0]?.state).toBe('failed')
    expect(judge(both, 'rates', {}, false)[0]?.state).toBe('failed')
  })

  it('counts sizes, counts, shifts and the scores that Lighthouse gives for more than speed as exact', () => {
    const exact = Object.entries(readBudgets()).filter(([id, budget]) => !dependsOnTime(id, budget))
    const ids = exact.map(([id]) => id)
    expect(ids).toEqual(expect.arrayContaining(['bytes.html-list', 'load.shift', 'touch.requests', 'audits.seo']))
    expect(ids.filter((id) => /performance|lcp|tbt|p99|paint|finished|per-second/.test(id))).toEqual([])
  })

  it('skips what cannot be measured on this machine, and says why', () => {
    const verdicts = judge(both, 'bytes', { 'bytes.page': { missing: 'no scales here' } })
    expect(verdicts).toEqual([{ id: 'bytes.page', state: 'skipped', text: 'no scales here' }])
  })

  it('lets only a time be left to another run, and none where times decide', () => {
    const later = { postponed: 'not its turn' }
    const stateOf = (group: string, id: string, gate: boolean) => judge(both, group, { [id]: later }, gate)[0]
    expect(stateOf('rates', 'rates.page', false)).toEqual({
      id: 'rates.page',
      state: 'printed',
      text: 'not its turn, recorded 0.95',
    })
    expect(stateOf('rates', 'rates.page', true)?.state).toBe('failed')
    expect(stateOf('bytes', 'bytes.page', false)?.state).toBe('failed')
  })

  it('fails a budget that nobody measured and a value that has no budget', () => {
    expect(judge(both, 'bytes', {}).map(({ state }) => state)).toEqual(['failed'])
    const verdicts = judge(both, 'bytes', { 'bytes.page': { value: 1 }, 'bytes.stray': { value: 1 } })
    expect(verdicts.map(({ id, state }) => `${id} ${state}`)).toEqual(['bytes.page passed', 'bytes.stray failed'])
  })
})

const readFrom = (records: Readonly<Record<string, string>>) => (path: string) => records[path] ?? null

describe('the ratchet', () => {
  const changed = (changes: Partial<Budget>) => loosened(both, { ...both, 'bytes.page': { ...least, ...changes } })

  it('lets a limit get tighter and refuses one that gets looser, on either side', () => {
    expect(changed({ limit: 18 })).toEqual([])
    expect(changed({ limit: 21 })).toEqual(['bytes.page went from 20 to 21'])
    expect(loosened(both, { ...both, 'rates.page': { ...most, limit: 0.8 } })).toEqual([
      'rates.page went from 0.9 to 0.8',
    ])
  })

  it('refuses a budget that is removed, turned round or measured in another unit', () => {
    expect(loosened(both, { 'rates.page': most })).toEqual(['bytes.page is gone'])
    expect(changed({ better: 'higher' })).toEqual(['bytes.page means something else now'])
    expect(changed({ unit: 'MB' })).toEqual(['bytes.page means something else now'])
  })

  it('lets a budget go only with a decision record that names it', () => {
    const without: Budgets = { 'rates.page': most }
    const records = {
      'docs/adr/1-go.md': 'Taken out: `bytes.page`.',
      'docs/adr/2-other.md': 'Taken out: `bytes.pages`.',
    }
    const gone = (record: string) => loosened(both, without, { 'bytes.page': record }, readFrom(records))
    expect(gone('docs/adr/1-go.md')).toEqual([])
    expect(gone('docs/adr/2-other.md')).toEqual(['bytes.page is gone'])
    expect(gone('docs/adr/9-nowhere.md')).toEqual(['bytes.page is gone'])
  })

  it('keeps a target until its limit has reached it', () => {
    const before: Budgets = { 'bytes.page': { ...least, target: 10 } }
    expect(loosened(before, { 'bytes.page': least })).toEqual(['bytes.page lost its target 10'])
    expect(loosened(before, { 'bytes.page': { ...least, limit: 10 } })).toEqual([])
  })

  it('accepts a looser limit only with a decision record that has the budget and both limits in one line', () => {
    const records = {
      'docs/adr/1-this.md': 'Pages grew.\n| `bytes.page` | 20 kB | 21 kB |\n',
      'docs/adr/2-another.md': '| `bytes.page-two` | 20 kB | 21 kB |\n| `bytes.page` | 18 kB |',
      'docs/adr/3-other-limit.md': '| `bytes.page` | 20 kB | 21.5 kB |',
    }
    const raisedBy = (raised: string, changes: Partial<Budget> = {}) =>
      loosened(both, { ...both, 'bytes.page': { ...least, limit: 21, raised, ...changes } }, {}, readFrom(records))
    expect(raisedBy('docs/adr/1-this.md')).toEqual([])
    for (const record of ['docs/adr/2-another.md', 'docs/adr/3-other-limit.md', 'docs/adr/9-nowhere.md']) {
      expect(raisedBy(record)).toEqual([`bytes.page went from 20 to 21, and no line of ${record} says so`])
    }
    expect(raisedBy('docs/adr/1-this.md', { limit: 30 })).toHaveLength(1)
    expect(raisedBy('docs/adr/1-this.md', { unit: 'MB' })).toEqual(['bytes.page means something else now'])
  })
})

describe('settling', () => {
  it('keeps the goal where it is reached and names it as the target where it is not', () => {
    expect(settled({ ...least, limit: 30, target: 20 }, 15)).toEqual(least)
    expect(settled(least, 40)).toEqual({ ...least, limit: 42, target: 20 })
    expect(settled(least, 40, 'docs/adr/some.md').raised).toBe('docs/adr/some.md')
    expect(settled({ ...least, limit: 50, target: 20 }, 40, 'docs/adr/some.md').raised).toBeUndefined()
    expect(settled(most, 0.5)).toEqual({ ...most, limit: 0.42, target: 0.9 })
  })
})

describe('figures', () => {
  it('have a median between the two in the middle and a 99th percentile that one of a hundred exceeds', () => {
    expect(median([9, 1, 3, 2])).toBe(2.5)
    expect(percentile99(Array.from({ length: 100 }, (_, at) => at + 1))).toBe(99)
    expect(() => median([])).toThrow()
  })
})
