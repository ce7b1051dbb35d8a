// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { compareTable } from '@/lib/domain/compare/compare'
import { parseCompareQuery } from '@/lib/domain/compare/compare-query'
import { defaultState } from '@/lib/domain/list/list-query'
import { ringgit } from '@/lib/domain/values/money'
import { fakeAccount, fakeToday, known } from '@/tests/factories/fake-account'
import { fakeCategory } from '@/tests/factories/fake-category'
import { CompareTableView } from './compare-table'

afterEach(cleanup)

describe('the table of a comparison', () => {
  it('says in words which product costs least, not by colour alone', () => {
    const scenario = { ...defaultState(fakeCategory, fakeToday).scenario, salary: false }
    const costly = fakeAccount({ slug: 'costly', halfYearlyServiceCharge: known(ringgit(10)) })
    const both = [fakeAccount({ slug: 'plain' }), costly]
    const table = compareTable(fakeCategory, both, null, scenario, fakeToday, both)
    const address = new URLSearchParams('category=current-account&product=plain&product=costly')
    const { query } = parseCompareQuery(address, [fakeCategory], fakeToday)
    if (query === null) throw new Error('No comparison')
    render(<CompareTableView query={query} table={table} today={fakeToday} />)
    const row = screen.getByRole('row', { name: /^What it costs/ })
    expect(within(row).getAllByText('Lowest')).toHaveLength(1)
    const [cheapest] = within(row).getAllByRole('cell')
    expect(cheapest?.textContent).toContain('Lowest')
    expect(screen.queryByText('Highest')).toBeNull()
  })
})
