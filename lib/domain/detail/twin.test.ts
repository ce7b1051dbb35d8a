import { describe, expect, it } from 'vitest'
import { makeBusinessLoan } from '@/tests/factories/business-loan'
import { makeCarLoan } from '@/tests/factories/car-loan'
import { fakeToday } from '@/tests/factories/fake-account'
import { makePersonalLoan } from '@/tests/factories/personal-loan'
import { known } from '@/tests/factories/product'
import { businessLoan } from '../categories/business-loan/definition'
import { carLoan } from '../categories/car-loan/definition'
import { compareTable } from '../compare/compare'
import { defaultValues } from '../fields/field-value'
import type { Product } from '../products/product'
import { twinOf } from './twin'

const loan = makeCarLoan({ slug: 'drive', name: 'Drive' })
const islamic = (slug: string, changes = {}) => makeCarLoan({ slug, name: slug, shariah: 'ijarah', ...changes })
const twin = (product: Product, listed: readonly Product[]) => twinOf(product, listed)?.slug ?? null

describe('the twin of a product', () => {
  it('is of the same issuer and category and of the other kind, whichever way one looks', () => {
    const elsewhere = islamic('elsewhere', { issuer: { ...loan.issuer, code: 'OTHER' } })
    const another = makePersonalLoan({ slug: 'another', shariah: 'tawarruq' })
    const listed = [loan, makeCarLoan({ slug: 'second' }), elsewhere, another, islamic('drive-i')]
    expect(twin(loan, listed)).toBe('drive-i')
    expect(twin(islamic('drive-i'), [loan])).toBe('drive')
    expect(twin(loan, [loan, elsewhere, another])).toBeNull()
  })

  it('is the one for most nearly the same people, then the first by name', () => {
    const members = islamic('a-members-i', { audience: ['members'] })
    expect(twin(loan, [members, islamic('c-i'), islamic('b-i')])).toBe('b-i')
    expect(twin(makeCarLoan({ audience: ['members'] }), [islamic('b-i'), members])).toBe('a-members-i')
  })

  it('stands beside it in a comparison with the words of both', () => {
    const scenario = { ...defaultValues(carLoan.scenario, fakeToday), leave: 12 }
    const both = [loan, islamic('drive-i')]
    const table = compareTable(carLoan, both, null, scenario, fakeToday, both)
    const labels = table.groups.flatMap(({ rows }) => rows.map(({ label }) => label))
    expect(labels).toContain('Insurance you must buy / Takaful you must buy')
  })

  it('of a business loan too, where both add interest or profit to what is owed at first', () => {
    const moratorium = known({ months: 3, interest: 'added' as const })
    const own = makeBusinessLoan({ slug: 'term', name: 'Term', moratorium })
    const other = makeBusinessLoan({ slug: 'term-i', name: 'Term-i', shariah: 'tawarruq', moratorium })
    expect(twin(own, [own, other])).toBe('term-i')
    const scenario = defaultValues(businessLoan.scenario, fakeToday)
    const both = [own, other]
    const rows = compareTable(businessLoan, both, null, scenario, fakeToday, both).groups.flatMap((group) => group.rows)
    const cells = rows.find(({ label }) => label === 'First months without principal')?.cells
    expect(JSON.stringify(cells)).toMatch(/interest is added to the loan.*profit is added to the financing/)
  })
})
