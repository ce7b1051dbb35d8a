import { describe, expect, it } from 'vitest'
import { GET } from '@/app/calendar/policy/[category]/[slug]/route'
import type { CategoryId } from '@/lib/domain/categories/ids'
import { categoryList, siteOf } from '@/lib/domain/categories/registry'
import { catalogue } from '@/lib/server/catalogue/load'
import { testToday } from '@/tests/factories/product'
import '../api/support/provider'

const asked = (category: string, slug: string, query = '') =>
  GET(new Request(`https://www.timbang.example/calendar/policy/${category}/${slug}${query}`), {
    params: Promise.resolve({ category, slug }),
  })

/** Days with the titles of their events, in the order of the file. Lines that were folded are joined. */
async function daysOf(answer: Response): Promise<readonly string[]> {
  const lines = (await answer.text()).replaceAll('\r\n ', '').split('\r\n')
  const after = (name: string) => lines.flatMap((line) => (line.startsWith(name) ? [line.slice(name.length)] : []))
  const titles = after('SUMMARY:')
  return after('DTSTART;VALUE=DATE:').map((day, at) => `${day} ${titles[at]?.replace(/: [^:]*$/, '')}`)
}

const insurance = categoryList.filter(({ path }) => path.startsWith('/insurance/')).map(({ id }) => id)
const slugsOf = (id: CategoryId) => [...catalogue().products[id].keys()]

describe('the days of a policy', () => {
  it('of critical illness are the last day to give it back, the first after each waiting time, and the renewal', async () => {
    // Counted by hand from 1 December 2026: day 15 is the 15th; 60 days are over on 30 January; a year later it is renewed.
    const days = await daysOf(await asked('critical-illness-insurance', 'kasturi-five', '?start=2026-12-01'))
    expect(days).toEqual([
      '20261215 Last day to cancel for a full refund',
      '20270130 Waiting time over: illness',
      '20271201 Renewal',
    ])
  })

  it('start today where no day is named', async () => {
    const days = async (query: string) => daysOf(await asked('critical-illness-insurance', 'kasturi-five', query))
    expect((await days(''))[0]).toMatch(/^20261204 Last day to cancel/)
    expect(await days('?start=')).toEqual(await days(''))
    expect(await days(`?start=${testToday}`)).toEqual(await days(''))
  })

  it('that are over are left out', async () => {
    const days = await daysOf(await asked('critical-illness-insurance', 'kasturi-five', '?start=2026-08-01'))
    expect(days).toEqual(['20270801 Renewal'])
  })

  it('are asked for by a start alone: an address that names none of ours, or no day near today, has no file', async () => {
    const answers = await Promise.all([
      asked('critical-illness-insurance', 'no-such-plan'),
      asked('no-such-category', 'x'),
      asked('savings-account', slugsOf('savings-account')[0] ?? ''),
      ...['2026-02-30', '20261201', '2025-11-18', '2027-11-23'].map((day) =>
        asked('critical-illness-insurance', 'kasturi-five', `?start=${day}`),
      ),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
  })

  it.each(insurance)('%s: every product with such days has a file with all of them', async (id) => {
    let found = 0
    for (const slug of slugsOf(id)) {
      const product = catalogue().products[id].get(slug)
      const terms = product === undefined ? [] : (siteOf(id).terms?.(product) ?? [])
      expect(new Set(terms.map((term) => term.id)).size).toBe(terms.length)
      const answer = await asked(id, slug)
      expect(answer.status, slug).toBe(terms.length === 0 ? 404 : 200)
      if (terms.length > 0) expect(await daysOf(answer), slug).toHaveLength(terms.length)
      found += terms.length
    }
    expect(found).toBeGreaterThan(0)
  })
})

describe('before a policy is replaced', () => {
  it.each([
    'term-life-insurance',
    'whole-life-insurance',
    'medical-card-insurance',
    'critical-illness-insurance',
  ] as const)('%s: every product asks five questions and names its source with its day', (id) => {
    for (const product of catalogue().products[id].values()) {
      const said = siteOf(id).beforeYouBuy?.(product, testToday)
      expect(said?.points).toHaveLength(5)
      expect(said?.link?.label).toMatch(/, checked 20 Nov 2026$/)
      expect(said?.points.at(-1)).toContain('Cancel the old one only when the new one is in force')
    }
  })

  it('waiting times are those of the new policy, and takaful is called by its words', () => {
    const of = (id: 'critical-illness-insurance', slug: string) => {
      const product = catalogue().products[id].get(slug)
      return product === undefined ? undefined : siteOf(id).beforeYouBuy?.(product, testToday)
    }
    const plain = of('critical-illness-insurance', 'kasturi-five')
    expect(plain?.title).toBe('Before you replace a policy')
    expect(plain?.points[0]).toBe('Do you have to wait again? Waiting times start anew. Here: illness 60 days.')
    expect(of('critical-illness-insurance', 'kemuning-care-takaful-i')?.title).toBe('Before you replace a certificate')
  })
})
