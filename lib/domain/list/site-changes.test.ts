import { describe, expect, it } from 'vitest'
import { makeFixedDeposit } from '@/tests/factories/fixed-deposit'
import { categoryOf } from '../categories/registry'
import type { Correction } from '../content/correction'
import { isoDate } from '../values/iso-date'
import { siteChanges } from './site-changes'

const today = isoDate('2026-11-20')
const category = categoryOf('fixed-deposit')

const deposit = (slug: string, changes: Parameters<typeof makeFixedDeposit>[0] = {}) =>
  makeFixedDeposit({ slug, name: slug, ...changes })

type Changed = Parameters<typeof siteChanges>

function changesOf(products: Changed[0][number]['products'], history: Changed[2] = null, corrections: Changed[1] = []) {
  return siteChanges([{ category, products }], corrections, history, today, ({ slug }) => `/corrections#${slug}`)
}

/** `2026-11-20 changed a, b`, line by line, without the checks. */
function told({ days }: ReturnType<typeof changesOf>): readonly string[] {
  return days.flatMap(({ day, lines }) =>
    lines
      .filter(({ kind }) => kind !== 'checked')
      .map(({ kind, mentions }) => `${day} ${kind} ${mentions.map(({ label }) => label).join(', ')}`),
  )
}

describe('what changed', () => {
  it('comes from the dates of the products, the newest day first, and nothing of it lies ahead', () => {
    const changes = changesOf([
      deposit('a', { updatedOn: isoDate('2026-11-02') }),
      deposit('b', { updatedOn: isoDate('2026-11-18') }),
      deposit('c', { updatedOn: isoDate('2026-11-21') }),
    ])
    expect(told(changes)).toEqual(['2026-11-18 changed b', '2026-11-02 changed a'])
  })

  it('knows from the history when a product came, and calls nothing a change that was before', () => {
    const history = {
      products: {
        'fixed-deposit/a': {
          listedOn: isoDate('2026-11-10'),
          changedOn: [isoDate('2026-11-12'), isoDate('2026-11-15')],
        },
      },
      removed: [{ name: 'Old Deposit', on: isoDate('2026-11-11') }],
      figures: {},
    }
    const old = deposit('a', { updatedOn: isoDate('2026-11-02') })
    expect(told(changesOf([old], history))).toEqual([
      '2026-11-15 changed a',
      '2026-11-12 changed a',
      '2026-11-11 removed Old Deposit',
      '2026-11-10 listed a',
    ])
  })

  it('tells an offer before it ends, and that it ended on the day after its last', () => {
    const promotion = (end: string) => ({
      promotion: { text: 'More.', start: isoDate('2026-10-01'), end: isoDate(end), source: 'page', ordinary: {} },
      updatedOn: isoDate('2026-10-01'),
    })
    const changes = changesOf([
      deposit('over', promotion('2026-11-19')),
      deposit('last-day', promotion('2026-11-20')),
      deposit('soon', promotion('2026-12-31')),
      deposit('far', promotion('2027-06-30')),
    ])
    expect(told(changes)[0]).toBe('2026-11-20 offer-ended over')
    expect(changes.ending.map(({ name }) => name)).toEqual(['last-day', 'soon'])
  })

  it('names a few products of a category and counts many', () => {
    const many = Array.from({ length: 7 }, (_, at) => deposit(`d${at}`, { updatedOn: today }))
    expect(told(changesOf(many))).toEqual([`2026-11-20 changed ${category.title} (7)`])
    expect(told(changesOf(many.slice(1)))).toEqual(['2026-11-20 changed d1, d2, d3, d4, d5, d6'])
  })

  it('puts a correction before everything else of its day', () => {
    const correction: Correction = {
      slug: 'a-fee',
      title: 'A fee',
      page: '/credit-card',
      wrong: 'RM1',
      right: 'RM2',
      since: null,
      correctedOn: today,
      text: [],
    }
    const changes = changesOf([deposit('a', { updatedOn: today })], null, [correction])
    expect(told(changes)).toEqual(['2026-11-20 corrected A fee', '2026-11-20 changed a'])
    expect(changes.days[0]?.lines[0]?.mentions[0]?.href).toBe('/corrections#a-fee')
  })
})
