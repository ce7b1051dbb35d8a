import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { KeptReport } from '@/lib/domain/analysis/changes'
import { changesOf } from '@/lib/domain/analysis/changes'
import type { FindingId, FindingState } from '@/lib/domain/analysis/finding'
import { changeWords } from './change-words'
import { drawChange } from './draw-change'
import { SavedChanges } from './saved-changes'

const titles: ReadonlyMap<FindingId, string> = new Map([
  ['debt-service', 'Repayments against income'],
  ['life-cover', 'Life cover'],
])

const report = (keptOn: string, value: string, state: FindingState, id: FindingId = 'debt-service'): KeptReport => ({
  keptOn,
  findings: [{ id, state, value }],
})

const show = (...kept: readonly KeptReport[]) => renderToStaticMarkup(<SavedChanges kept={kept} titles={titles} />)
const words = (...kept: readonly KeptReport[]) => changesOf(kept).map(changeWords).join(' ')
const drawing = (...kept: readonly KeptReport[]) => {
  const [change] = changesOf(kept)
  return change === undefined ? null : drawChange(change)
}

const high = report('2026-03-01', '50.0%', 'watch')
const low = report('2026-11-20', '10.0%', 'good')

describe('the change of a figure in words', () => {
  it.each([
    ['down', [high, low], 'Down from 50.0% on 1 Mar 2026 to 10.0% on 20 Nov 2026. Better: “Watch” before, “Good” now.'],
    [
      'up on one day',
      [report('2026-11-20', '41.0%', 'watch'), report('2026-11-20', '50.0%', 'watch')],
      'Up from 41.0% to 50.0%, both on 20 Nov 2026. Still “Watch”.',
    ],
    [
      'back again',
      [high, low, report('2026-11-21', '50.0%', 'watch')],
      '50.0% again, as on 1 Mar 2026. Still “Watch”.',
    ],
    [
      'to words',
      [
        report('2026-03-01', 'Nothing missing', 'good', 'life-cover'),
        report('2026-11-20', 'RM900 missing', 'act', 'life-cover'),
      ],
      'Up from nothing missing on 1 Mar 2026 to RM900 missing on 20 Nov 2026. Worse: “Good” before, “Act” now.',
    ],
    [
      'between words',
      [
        report('2026-03-01', 'RM900 missing', 'act', 'life-cover'),
        report('2026-11-20', 'Not needed', 'good', 'life-cover'),
      ],
      'Changed from RM900 missing on 1 Mar 2026 to not needed on 20 Nov 2026. Better: “Act” before, “Good” now.',
    ],
  ] as const)('%s', (_what, kept, text) => {
    expect(words(...kept)).toBe(text)
  })
})

describe('the line of a figure', () => {
  it('starts at the first report, ends at the last and stands on zero', () => {
    const drawn = drawing(high, low)
    expect(drawn?.line).toBe('M20,16L980,80')
    expect(drawn?.dots).toEqual([
      { x: 2, y: 16 },
      { x: 98, y: 80 },
    ])
    expect(drawn?.rules.map(({ text }) => text)).toEqual(['0%', '20%', '40%', '60%'])
  })

  it('stops where a report does not know the figure, and a lone one is still a dot', () => {
    const gap: KeptReport = { keptOn: '2026-06-01', findings: null }
    const drawn = drawing(high, gap, low)
    expect(drawn?.line).toBe('M20,16ZM980,80Z')
    expect(drawn?.dots).toHaveLength(2)
  })

  it('has no broken number where every report says 0, and reaches below zero', () => {
    const zero = [report('2026-03-01', '0.0%', 'good'), report('2026-11-20', '0.0%', 'good')]
    expect(JSON.stringify(drawing(...zero))).not.toMatch(/null|NaN|Infinity/)
    const below = drawing(report('2026-03-01', '-20.0%', 'act'), report('2026-11-20', '20.0%', 'good'))
    expect(below?.rules.map(({ text }) => text)).toContain('-20%')
  })

  it('is not drawn where fewer than two reports have a number', () => {
    expect(
      drawing(
        report('2026-03-01', 'Not needed', 'good', 'life-cover'),
        report('2026-11-20', 'RM9 missing', 'act', 'life-cover'),
      ),
    ).toBeNull()
  })
})

describe('what changed over the kept reports', () => {
  it('is not there for one report alone: the table says it all', () => {
    expect(show(low)).toBe('')
  })

  it('has the words and, beside them, a drawing with a name that leads to the table', () => {
    const html = show(high, low)
    expect(html).toContain('Down from 50.0%')
    expect(html).toMatch(/role="img" aria-label="Repayments against income over time: [^"]+ table of your reports/)
    expect(html).not.toContain('style=')
  })

  it('names what stayed as it was, without a drawing', () => {
    const html = show(high, report('2026-11-20', '50.0%', 'watch'))
    expect(html).toContain('No figure changed')
    expect(html).toContain('As before: Repayments against income (50.0%).')
    expect(html).not.toContain('role="img"')
  })
})
