import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fakeAccount, fakeToday } from '@/tests/factories/fake-account'
import { fakeCategory } from '@/tests/factories/fake-category'
import { testToday } from '@/tests/factories/product'
import { compareTable } from '../compare/compare'
import { compareCsv } from '../compare/compare-csv'
import { defaultState } from '../list/list-query'
import { toCsv } from './csv'
import { addDays } from './iso-date'

describe('a CSV file', () => {
  it('gives its cells back, whatever is in them, but for the guard before formulas', () => {
    const rows = fc.integer({ min: 1, max: 5 }).chain((width) =>
      fc.array(
        fc.array(fc.oneof(fc.string(), fc.constantFrom('a"b', 'x,y', 'l1\r\nl2', ' ')), {
          minLength: width,
          maxLength: width,
        }),
        {
          minLength: 1,
        },
      ),
    )
    fc.assert(
      fc.property(rows, (cells) => {
        const back: string[][] = parse(toCsv(cells), { relaxColumnCount: true, recordDelimiter: '\r\n' })
        const unguarded = back.map((row, y) =>
          row.map((cell, x) => (cell === `'${cells[y]?.[x]}` ? cell.slice(1) : cell)),
        )
        expect(unguarded).toEqual(cells)
      }),
    )
  })

  it('ends every line with CRLF and quotes only what needs it', () => {
    expect(
      toCsv([
        ['a', 'b "c"', 'd, e'],
        ['1', '', 'x\ny'],
      ]),
    ).toBe('a,"b ""c""","d, e"\r\n1,,"x\ny"\r\n')
  })

  it('starts no cell that a spreadsheet would run as a formula', () => {
    const hostile = ['=1+1', '+RM535', '-RM118', '@SUM(A1)', '\t=1', '-2+3', '+1;2', '=cmd|x', '-', '＝1', '\r=1']
    for (const cell of hostile) expect(toCsv([[cell]]).replace(/^"/, '')).toMatch(/^'/)
  })

  it('leaves numbers, negative ones too, as numbers', () => {
    const numbers = ['-118.50', '-1,200', '+535', '4.15%', '-0.5%', '−RM118', 'RM1,200', '3 Nov 2026', '']
    for (const cell of numbers) expect(toCsv([[cell]])).not.toContain("'")
  })
})

describe('a comparison as CSV', () => {
  it('has a line for each row with its group, and marks what may be out of date', () => {
    const stale = fakeAccount({ slug: 'old', name: 'Old, Account', checkedOn: addDays(fakeToday, -200) })
    const { scenario } = defaultState(fakeCategory, testToday)
    const both = [fakeAccount(), stale]
    const table = compareTable(fakeCategory, both, null, scenario, fakeToday, both)
    const rows: string[][] = parse(compareCsv(table), { relaxColumnCount: true })
    expect(rows.slice(0, 5)).toEqual([
      ['Calculated for', 'RM5,000 for a year'],
      ['Group', 'Row', 'Plain Account', 'Old, Account'],
      ['', 'Issuer', 'Bank Nusa', 'Bank Nusa'],
      ['', 'Kind', 'Conventional', 'Conventional'],
      [
        'For you',
        'Result',
        'RM0 a year (for RM5,000)',
        'RM0 a year (for RM5,000) [may be out of date, checked 4 May 2026]',
      ],
    ])
    expect(rows).toHaveLength(4 + table.groups.flatMap((group) => group.rows).length)
  })

  it('prints gains as amounts, not as guarded formulas', () => {
    const cell = { value: '+RM535', note: null, state: 'fresh', source: null, checkedOn: null } as const
    const { scenario } = defaultState(fakeCategory, testToday)
    const one = [fakeAccount()]
    const table = compareTable(fakeCategory, one, null, scenario, fakeToday, one)
    const groups = [
      { title: 'For you', rows: [{ id: 'hero', label: 'A year', cells: [cell], differs: false, best: null }] },
    ]
    expect(compareCsv({ ...table, groups })).toContain('For you,A year,RM535\r\n')
  })
})
