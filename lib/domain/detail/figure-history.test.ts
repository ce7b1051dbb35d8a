import { describe, expect, it } from 'vitest'
import { makeFixedDeposit, placementOf } from '@/tests/factories/fixed-deposit'
import { known } from '@/tests/factories/product'
import { categoryOf, siteOf } from '../categories/registry'
import { addDays, type IsoDate, isoDate } from '../values/iso-date'
import { figureHistory, figureSteps, historySentence, type ProductVersion } from './figure-history'

const category = categoryOf('fixed-deposit')
const site = siteOf('fixed-deposit')
const today = isoDate('2026-11-20')

/** A deposit for twelve months at a rate in basis points. */
const paying = (rate: number, end: IsoDate | null = null) =>
  makeFixedDeposit({
    placements: known([placementOf(12, rate)]),
    ...(end !== null && {
      promotion: { text: 'An offer', start: isoDate('2026-10-01'), end, source: 'page', ordinary: null },
    }),
  })

const version = (on: string, rate: number): ProductVersion => ({ on: isoDate(on), product: paying(rate) })

/** What a product with these versions shows on a day. */
function shown(versions: readonly ProductVersion[], day = today) {
  const newest = versions.at(-1)
  if (newest === undefined) throw new Error('A product has a version')
  const recorded = figureSteps(category, site, versions) ?? undefined
  return figureHistory(category, site, newest.product, recorded, day)
}

describe('the history of a figure', () => {
  it('says from when until when each figure was so, the newest first', () => {
    const history = shown([version('2026-09-01', 280), version('2026-10-01', 280), version('2026-10-15', 310)])
    expect(history?.periods).toEqual([
      { from: '2026-10-15', until: null, text: 'RM310.00' },
      { from: '2026-09-01', until: '2026-10-14', text: 'RM280.00' },
    ])
    expect(history?.name).toBe('earned at maturity')
    expect(history?.back).toBeNull()
    expect(history && historySentence(history)).toMatch(/^RM[\d.]+ since \d+ \w+ 2026, RM[\d.]+ before\.$/)
  })

  it('says since when a figure came back, and until when it was so before', () => {
    const history = shown([version('2026-08-01', 310), version('2026-09-01', 280), version('2026-10-15', 310)])
    expect(history?.back).toEqual({ since: '2026-10-15', before: '2026-08-31' })
    expect(history && historySentence(history)).toMatch(/ again since 15 Oct 2026, as it was until 31 Aug 2026\.$/)
  })

  it('knows that an offer ended without a word in the file, from the day after on', () => {
    const end = isoDate('2026-11-10')
    const versions = [{ on: isoDate('2026-10-01'), product: paying(400, end) }]
    const steps = figureSteps(category, site, versions)?.steps
    expect(steps?.map(({ on, value }) => [on, value])).toEqual([
      ['2026-10-01', 40_000],
      [addDays(end, 1), null],
    ])
    expect(shown(versions, end)?.periods).toHaveLength(1)
    expect(shown(versions)?.periods).toHaveLength(2)
  })

  it('is none where it does not end with what the product says today', () => {
    const recorded = figureSteps(category, site, [version('2026-09-01', 280)]) ?? undefined
    expect(figureHistory(category, site, paying(310), recorded, today)).toBeNull()
    expect(figureHistory(category, site, paying(280), recorded, isoDate('2026-08-01'))).toBeNull()
    expect(figureHistory(category, site, paying(280), undefined, today)).toBeNull()
  })
})
