import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testToday } from '@/tests/factories/product'
import { buildListModel } from '../../list/list-model'
import { defaultState, parseListQuery, printListQuery } from '../../list/list-query'
import { ringgit, type Sen } from '../../values/money'
import { homeLoan } from './definition'

const read = (query: string) => {
  const { state, problems } = parseListQuery(homeLoan, new URLSearchParams(query), testToday)
  return { address: printListQuery(homeLoan, state, testToday), said: homeLoan.scenarioText(state.scenario), problems }
}
/** The fields that a form for an address shows, as texts, and what it carries along. */
function formOf(query: string): Record<string, string> {
  const model = buildListModel(homeLoan, [], new URLSearchParams(query), null, testToday)
  const fields = model.fields.filter(({ kind }) => kind !== 'toggle').map(({ name, text }) => [name, text])
  return { ...Object.fromEntries(fields), drawn: model.spread?.drawn ?? '', case: '1' }
}
/** What sending a form comes to, with some of its fields typed over. */
const send = (query: string, typed: Record<string, string>) =>
  read(new URLSearchParams({ ...formOf(query), ...typed }).toString())

describe('the loan amount of a form', () => {
  it('starts as the margin of the price', () => {
    expect(formOf('')).toMatchObject({ price: '500000', margin: '90', loan: '450000' })
    expect(formOf('price=444444')).toMatchObject({ loan: '400000' })
  })

  it('sets the margin where it is typed', () => {
    expect(send('', { loan: '400,000' })).toEqual({
      address: 'margin=80',
      said: 'RM400,000 over 35 years on a RM500,000 home',
      problems: [],
    })
  })

  it('is kept to the ringgit where no margin of three decimals gives it', () => {
    const { address, said } = send('price=530000', { loan: '400000' })
    expect(said).toBe('RM400,000 over 35 years on a RM530,000 home')
    expect(formOf(address)).toMatchObject({ price: '530000', margin: '75.472', loan: '400000' })
    expect(send(address, { years: '30' }).said).toBe('RM400,000 over 30 years on a RM530,000 home')
  })

  it('follows when the price or the margin is typed', () => {
    expect(send('', { price: '600000' }).said).toContain('RM540,000 over')
    expect(send('', { margin: '70' }).said).toContain('RM350,000 over')
    const entered = send('price=530000', { loan: '400000' }).address
    expect(send(entered, { margin: '90' }).said).toBe('RM477,000 over 35 years on a RM530,000 home')
  })

  it('above the price sets the price at the same margin; above a price typed with it, it is the price', () => {
    expect(send('', { loan: '600000' }).said).toBe('RM600,000 over 35 years on a RM666,667 home')
    const both = send('', { loan: '600000', price: '550000' })
    expect(both.said).toBe('RM550,000 over 35 years on a RM550,000 home')
    expect(both.problems.map(({ field }) => field)).toEqual(['loan'])
  })

  it('is refused by its field where it does not read, and by the margin where it is too small', () => {
    expect(send('', { loan: 'much' }).problems.map(({ field }) => field)).toEqual(['loan'])
    expect(send('', { loan: '20000' }).problems.map(({ field }) => field)).toEqual(['margin'])
  })

  it('is whole ringgit, in old addresses with a margin alone too', () => {
    expect(read('price=444444').said).toBe('RM400,000 over 35 years on a RM444,444 home')
    expect(read('price=800000&margin=85').said).toContain('RM680,000 over')
  })

  it('of any price comes back as typed, and sending the form again changes nothing', () => {
    const amounts = (least: number, most: number): fc.Arbitrary<Sen> =>
      fc.integer({ min: least, max: most }).map(ringgit)
    fc.assert(
      fc.property(amounts(50_000, 2_000_000), fc.integer({ min: 11, max: 100 }), (price, percent) => {
        const loan = Math.floor((price / 100) * (percent / 100))
        const sent = send(`price=${price / 100}`, { loan: String(loan) })
        expect(sent.said.replaceAll(',', '')).toContain(`RM${loan} over`)
        expect(send(sent.address, {})).toEqual(sent)
      }),
    )
  })

  it('is nothing in the usual address', () => {
    expect(printListQuery(homeLoan, defaultState(homeLoan, testToday), testToday)).toBe('')
  })
})
