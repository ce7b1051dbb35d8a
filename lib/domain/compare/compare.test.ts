import { describe, expect, it } from 'vitest'
import { fakeAccount, fakeAccounts, fakeToday, flatRate, known } from '@/tests/factories/fake-account'
import { fakeCategory } from '@/tests/factories/fake-category'
import { makeFixedDeposit, tiedOf } from '@/tests/factories/fixed-deposit'
import { testToday } from '@/tests/factories/product'
import { fixedDeposit } from '../categories/fixed-deposit/definition'
import { defaultValues } from '../fields/field-value'
import { defaultState } from '../list/list-query'
import { isoDate } from '../values/iso-date'
import { ringgit } from '../values/money'
import { basisPoints } from '../values/rate'
import { type CompareRow, type CompareTable, compareTable } from './compare'

const usualOwn = defaultValues(fakeCategory.ownFields, fakeToday)
const { scenario } = defaultState(fakeCategory, testToday)
const plain = fakeAccount({ slug: 'plain', rate: flatRate(basisPoints(20)) })
const cheques = fakeAccount({ slug: 'cheques', rate: flatRate(basisPoints(20)), chequeBook: true })
const islamic = fakeAccount({ slug: 'tiram', shariah: 'wadiah', openingDeposit: known(ringgit(250)) })
const table = (...products: Parameters<typeof compareTable>[1]): CompareTable =>
  compareTable(fakeCategory, products, null, scenario, fakeToday, products)
const row = ({ groups }: CompareTable, id: string): CompareRow | undefined =>
  groups.flatMap(({ rows }) => rows).find((one) => one.id === id)

describe('a comparison', () => {
  it('starts with what each product comes to on the scenario, then its facts, then every detail', () => {
    const { groups, scenarioText } = table(plain, cheques)
    expect(scenarioText).toBe('RM5,000 for a year')
    expect(groups.map(({ title, rows }) => [title, rows.map(({ id }) => id)])).toEqual([
      ['For you', ['hero', 'balance-takes', 'balance-gives', 'fact-rate']],
      ['Interest', ['detail-opening']],
      ['Cheques', ['detail-cheque-fee']],
    ])
    expect(row(table(plain, cheques), 'hero')?.cells[0]).toMatchObject({ value: 'RM10 a year', note: 'for RM5,000' })
  })

  it('has one cell for each column in each row', () => {
    const { columns, groups } = table(plain, cheques, islamic)
    expect(columns.map(({ slug }) => slug)).toEqual(['plain', 'cheques', 'tiram'])
    expect(groups.flatMap(({ rows }) => rows).every(({ cells }) => cells.length === 3)).toBe(true)
  })

  it('says where a row does not apply to a product', () => {
    expect(row(table(plain, cheques), 'detail-cheque-fee')?.cells.map(({ value }) => value)).toEqual([
      'Does not apply',
      'RM0.15',
    ])
  })

  it('lines up the same row under Islamic and conventional words', () => {
    const mixed = table(plain, islamic)
    expect(row(mixed, 'fact-rate')?.label).toBe('Interest / Profit')
    expect(row(mixed, 'detail-opening')?.cells.map(({ value }) => value)).toEqual(['RM0', 'RM250'])
    expect(mixed.groups.map(({ title }) => title)).toEqual(['For you', 'Interest'])
  })

  it('marks the rows that differ and only those', () => {
    const differing = ({ groups }: CompareTable): string[] =>
      groups.flatMap(({ rows }) => rows.filter((one) => one.differs).map(({ id }) => id))
    expect(differing(table(plain, cheques))).toEqual(['detail-cheque-fee'])
    expect(differing(table(plain, islamic))).toEqual(['hero', 'balance-gives', 'fact-rate', 'detail-opening'])
    expect(differing(table(plain))).toEqual([])
  })

  describe('of costs and earnings', () => {
    const charged = { ...scenario, salary: false }
    const costly = fakeAccount({
      slug: 'costly',
      rate: flatRate(basisPoints(20)),
      halfYearlyServiceCharge: known(ringgit(10)),
    })
    const best = (id: string, compared: Parameters<typeof compareTable>[1], today = fakeToday) =>
      row(compareTable(fakeCategory, compared, null, charged, today, compared), id)?.best

    it('says which is lowest or highest, ties alike, and nothing where all tie', () => {
      expect(best('balance-takes', [plain, costly, cheques])).toEqual({ word: 'Lowest', columns: [0, 2] })
      expect(best('balance-gives', [plain, costly, cheques])).toBeNull()
      const high = fakeAccount({ slug: 'high', rate: flatRate(basisPoints(30)) })
      expect(best('balance-gives', [plain, high])).toEqual({ word: 'Highest', columns: [1] })
      expect(best('balance-takes', [plain])).toBeNull()
    })

    it('leaves the tick to the result where a product that earns more also costs more', () => {
      const bundle = makeFixedDeposit({ slug: 'bundle', tied: known(tiedOf('unit-trust', 10_000, 300, 500)) })
      const deposits = [makeFixedDeposit(), bundle]
      const { scenario: usual } = defaultState(fixedDeposit, testToday)
      const table = compareTable(fixedDeposit, deposits, null, usual, testToday, deposits)
      // The bundle earns 385 and 285 and costs 500; the plain deposit earns 385.
      expect(row(table, 'balance-gives')?.best).toBeNull()
      expect(row(table, 'balance-takes')?.best).toBeNull()
      expect(row(table, 'hero')?.best).toEqual({ word: 'Highest', columns: [0] })
    })

    it('says of none that it is best where less or more is not better, a figure is not known or is out of date', () => {
      expect(best('detail-opening', [plain, islamic])).toBeNull()
      const unknown = fakeAccount({ slug: 'unknown', halfYearlyServiceCharge: { state: 'missing' } })
      expect(best('balance-takes', [plain, costly, unknown])).toBeNull()
      expect(best('balance-takes', [plain, costly], isoDate('2030-01-01'))).toBeNull()
    })
  })

  it('puts what the visitor has now last, without a page or a way to apply', () => {
    const own = fakeCategory.ownProduct({ ...usualOwn, rate: 100, cheques: false }, fakeToday)
    const both = [plain, islamic]
    const { columns, scale } = compareTable(fakeCategory, both, own, scenario, fakeToday, both)
    expect(columns.map(({ own: isOwn, kindText, href, applyHref }) => [isOwn, kindText, href, applyHref])).toEqual([
      [false, 'Conventional', `${fakeCategory.path}/plain`, '/apply/current-account/plain'],
      [false, 'Islamic (wadiah)', `${fakeCategory.path}/tiram`, '/apply/current-account/tiram'],
      [true, 'From your figures', null, null],
    ])
    expect(scale).toBe(5_000)
  })

  it('has one to four columns, the own product counted', () => {
    const own = fakeCategory.ownProduct(usualOwn, fakeToday)
    const [four, three] = [fakeAccounts(4), fakeAccounts(3)]
    expect(compareTable(fakeCategory, three, own, scenario, fakeToday, three).columns).toHaveLength(4)
    expect(() => compareTable(fakeCategory, four, own, scenario, fakeToday, four)).toThrow(RangeError)
    expect(() => compareTable(fakeCategory, [], null, scenario, fakeToday, [])).toThrow(RangeError)
  })
})
