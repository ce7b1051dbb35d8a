import { describe, expect, it } from 'vitest'
import { fakeCategory, personalCategory } from '@/tests/factories/fake-category'
import { fakeScenario } from '@/tests/factories/fake-scenario'
import { testToday } from '@/tests/factories/product'
import type { Field } from '../fields/field'
import { defaultState, knownQueryKeys, listHref, parseListQuery, printListQuery, printScenario } from './list-query'

describe('the address of a list with a personal field', () => {
  const openState = { ...defaultState(personalCategory, testToday), page: 2, selection: { has: ['basic'] } }
  const open = { ...openState, scenario: { ...openState.scenario, balance: 77_700, salary: false } }

  it('is read and printed without the field, whatever stands in it, and with all others', () => {
    const forged = new URLSearchParams('case=1&balance=777&student=1&salary=0&has=basic&page=2')
    expect(parseListQuery(personalCategory, forged, testToday)).toEqual({ state: open, problems: [] })
    const told = { ...open, scenario: { ...open.scenario, student: true } }
    expect(printListQuery(personalCategory, told, testToday)).toBe('balance=777&salary=0&has=basic&page=2')
    expect(printScenario(personalCategory, told, testToday)).toBe('balance=777&salary=0')
    const alone = { ...openState, scenario: { ...openState.scenario, student: true }, page: 1, selection: {} }
    expect(listHref(personalCategory, alone, '/list', testToday)).toBe('/list')
  })

  it('knows no key of the field, and no seal', () => {
    const usual = knownQueryKeys(fakeCategory)
    expect(knownQueryKeys(personalCategory)).toEqual(usual.filter((key) => key !== 'student'))
    expect(usual).not.toContain('sealed')
  })

  it('knows no key of a form either where all that it asks is personal', () => {
    const scenario = Object.fromEntries(
      Object.entries(personalCategory.scenario).map(([name, field]) => [name, { ...field, personal: true }]),
    )
    const keys = knownQueryKeys({ ...personalCategory, scenario })
    expect(keys.filter((key) => key === 'case' || key in scenario)).toEqual([])
  })

  it('carries what was told under its seal, from which alone it is read: a box that a link leaves out is as it was', () => {
    const told = { texts: new URLSearchParams('case=1&balance=9&student=1&has=offer&page=9'), sealed: 'abc' }
    const address = new URLSearchParams('balance=777&has=basic&page=2')
    const { state, problems } = parseListQuery(personalCategory, address, testToday, told)
    expect(problems).toEqual([])
    expect(state).toMatchObject({ page: 2, selection: { has: ['basic'] }, sealed: 'abc' })
    expect(state.scenario).toMatchObject({ balance: 77_700, student: true, salary: true })
    expect(printListQuery(personalCategory, state, testToday)).toBe('balance=777&sealed=abc&has=basic&page=2')
    expect(printScenario(personalCategory, state, testToday)).toBe('balance=777&sealed=abc')
  })

  it('tells what could not be used of what was told', () => {
    const balance: Field = { ...fakeScenario.balance, personal: true }
    const category = { ...personalCategory, scenario: { ...personalCategory.scenario, balance } }
    const told = { texts: new URLSearchParams('balance=-5'), sealed: null }
    const { problems } = parseListQuery(category, new URLSearchParams(), testToday, told)
    expect(problems).toEqual([{ field: 'balance', message: expect.stringContaining('We used RM100') }])
  })

  it('of any other category looks at nothing that was told', () => {
    const told = { texts: new URLSearchParams('case=1&balance=777'), sealed: 'abc' }
    expect(parseListQuery(fakeCategory, new URLSearchParams('transfers=7'), testToday, told)).toEqual(
      parseListQuery(fakeCategory, new URLSearchParams('transfers=7'), testToday),
    )
  })
})
