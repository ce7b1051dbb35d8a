import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fakeAccounts, fakeToday } from '@/tests/factories/fake-account'
import { fakeCategory } from '@/tests/factories/fake-category'
import { testToday } from '@/tests/factories/product'
import { filterProducts } from './filters'
import { defaultState, parseListQuery } from './list-query'
import type { ListState } from './list-state'
import { buildListView, pageSize, sortOptions } from './list-view'
import { rankProducts } from './ranking'

const plain = defaultState(fakeCategory, testToday)
const path = fakeCategory.path
const products = fakeAccounts(130)
const view = (state: ListState, variant = fakeCategory.variants[1] ?? null) =>
  buildListView(fakeCategory, products, state, variant, fakeToday, path)
const read = (href: string): ListState =>
  parseListQuery(fakeCategory, new URLSearchParams(href.split('?')[1] ?? ''), testToday).state

describe('the pages of a list', () => {
  it('hold every product of the list once, in the order of the ranking', () => {
    const situations = fc.constantFrom(null, 'no-fees', 'islamic')
    const kinds = fc.subarray(['conventional', 'islamic'])
    const sorts = fc.constantFrom('kept', 'takes', 'opening', 'weights')
    fc.assert(
      fc.property(situations, kinds, sorts, (situation, kind, sort) => {
        const state = { ...plain, situation, selection: { kind }, sort }
        const first = view(state)
        const rows = Array.from({ length: first.pages }, (_, at) => view({ ...state, page: at + 1 }).rows).flat()
        const shown = filterProducts(fakeCategory, products, state, null, fakeToday)
        const order = rankProducts(fakeCategory, products, state, fakeToday, shown).products
        expect(rows.map(({ slug }) => slug)).toEqual(order.map(({ slug }) => slug))
        expect(first.total).toBe(order.length)
      }),
      { numRuns: 30 },
    )
  })

  it('have 30 rows; one beyond the end gives the last', () => {
    expect(view(plain).rows).toHaveLength(pageSize)
    expect(view(plain)).toMatchObject({ page: 1, pages: 5, total: 130 })
    expect(view({ ...plain, page: 5 }).rows).toHaveLength(10)
    expect(JSON.stringify(view({ ...plain, page: 900 }))).toBe(JSON.stringify(view({ ...plain, page: 5 })))
  })

  it('are one empty page when nothing is left', () => {
    const nothing = {
      ...plain,
      selection: { without: ['new-only', 'branch', 'paying'], has: ['cheque-book', 'basic', 'offer'] },
    }
    expect(view(nothing)).toMatchObject({ rows: [], total: 0, page: 1, pages: 1 })
  })

  it('share one scale: the widest side of any bar of the category, whatever is shown of it', () => {
    const widest = Math.max(
      ...products.flatMap((product) => {
        const { balance } = fakeCategory.evaluate(product, plain.scenario, fakeToday)
        return balance === null ? [] : [balance.takes, balance.gives]
      }),
    )
    expect(view(plain).scale).toBe(widest)
    expect(view({ ...plain, page: 3 }).scale).toBe(widest)
    const few = view({ ...plain, selection: { kind: ['islamic'] } })
    expect(few.total).toBeLessThan(products.length)
    expect(few.scale).toBe(widest)
  })
})

describe('a row', () => {
  it('links to the product and to the one way out, and says what kind it is', () => {
    const row = view({ ...plain, selection: { kind: ['islamic'] } }).rows[0]
    expect(row).toMatchObject({
      href: `${path}/${row?.slug}`,
      applyHref: `/apply/current-account/${row?.slug}`,
      kindText: 'Islamic (wadiah)',
      issuer: { code: 'BNUS', name: 'Bank Nusa', shortName: 'Nusa', mark: 'island', colour: 'blue' },
      rank: 1,
    })
    expect(row?.why().placing).toContain('This is RM')
  })
})

describe('what the visitor has now', () => {
  const owned = view(plain).rows[15]
  const has = { ...plain, now: owned?.slug ?? null }

  it('is a chip of its own, which clearing the filters leaves', () => {
    const { chips, clearHref } = view({ ...has, selection: { kind: ['islamic'] } })
    expect(chips[0]?.label).toBe(`You have: ${owned?.name}`)
    expect(read(chips[0]?.removeHref ?? '')).toEqual({ ...plain, selection: { kind: ['islamic'] } })
    expect(read(clearHref ?? '')).toEqual(has)
    expect(view(has).clearHref).toBeNull()
  })

  it('is what each row is compared with, by the figure of the order', () => {
    const { rows } = view(has)
    const [first, own, last] = [rows[0], rows[15], rows.at(-1)]
    expect(first?.against).toMatchObject({ kind: 'better', text: expect.stringMatching(/^RM[\d,.]+ more than yours$/) })
    expect(own?.against).toEqual({ kind: 'own', text: 'Yours' })
    expect(last?.against).toMatchObject({ kind: 'worse', text: expect.stringMatching(/^RM[\d,.]+ less: keep yours$/) })
  })

  it('is told to be kept where it comes first', () => {
    const first = view(plain).rows[0]?.slug ?? null
    expect(view({ ...plain, now: first }).verdict?.why).toMatch(/^You have it already: stay\./)
    expect(view(has).verdict?.why).not.toContain('stay')
  })

  it('is nothing where the list has no such product', () => {
    expect(JSON.stringify(view({ ...plain, now: 'gone-for-good' }))).toBe(JSON.stringify(view(plain)))
  })
})

describe('active choices', () => {
  const busy: ListState = {
    ...plain,
    scenario: { ...plain.scenario, transfers: 9 },
    situation: 'no-fees',
    sort: 'takes',
    selection: { kind: ['islamic'], without: ['branch', 'paying'] },
    page: 2,
  }

  it('are chips in the order of the page, each with the address that takes only it away', () => {
    const { chips } = view(busy)
    expect(chips.map(({ label }) => label)).toEqual([
      'No fees',
      'Kind: Islamic',
      'Leave out: Branch only',
      'Leave out: Products that pay us',
    ])
    expect(chips.map(({ removeHref }) => read(removeHref))).toEqual([
      { ...busy, situation: null, sort: 'kept', page: 1 },
      { ...busy, selection: { without: ['branch', 'paying'] }, page: 1 },
      { ...busy, selection: { kind: ['islamic'], without: ['paying'] }, page: 1 },
      { ...busy, selection: { kind: ['islamic'], without: ['branch'] }, page: 1 },
    ])
  })

  it('are cleared at once, keeping the scenario', () => {
    expect(read(view(busy).clearHref ?? '')).toEqual({ ...plain, scenario: busy.scenario })
    expect(view(plain)).toMatchObject({ chips: [], clearHref: null })
  })

  it('bring the caution of the situation', () => {
    expect(view(busy).caution?.title).toBe('Watch the balance')
    expect(view(plain).caution).toBeNull()
  })

  it('do not count what the page itself selects', () => {
    const variant = fakeCategory.variants[0] ?? null
    const list = buildListView(fakeCategory, products, plain, variant, fakeToday, `${path}/basic`)
    expect(list.chips).toEqual([])
    expect(list.total).toBeLessThan(products.length)
    expect(list.counts.has?.basic).toBe(list.total)
  })
})

describe('the orders offered', () => {
  it("end with the visitor's own weights", () => {
    expect(sortOptions(fakeCategory).map(({ id }) => id)).toEqual(['kept', 'takes', 'opening', 'weights'])
  })

  it('leave the weights out where there is only one thing to weigh', () => {
    const single = { ...fakeCategory, sorts: fakeCategory.sorts.filter(({ id }) => id !== 'takes') }
    expect(sortOptions(single).map(({ id }) => id)).toEqual(['kept', 'opening'])
  })

  it('say what they read for this scenario', () => {
    expect(view({ ...plain, scenario: { ...plain.scenario, balance: 100_000 } }).sortBasis).toBe(
      'Return less fees on RM1,000',
    )
    expect(view({ ...plain, sort: 'weights' }).sortBasis).toBe(
      'Your own mix of points from 0 to 100: What you keep × 3, What it takes × 1',
    )
  })
})
