import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { carBand, makeCarLoan } from '@/tests/factories/car-loan'
import { known, testToday } from '@/tests/factories/product'
import { buildListModel } from '../../list/list-model'
import { parseListQuery, printListQuery } from '../../list/list-query'
import { ringgit } from '../../values/money'
import { basisPoints } from '../../values/rate'
import { carLoan } from './definition'

const read = (query: string) => {
  const { state, problems } = parseListQuery(carLoan, new URLSearchParams(query), testToday)
  return { address: printListQuery(carLoan, state, testToday), said: carLoan.scenarioText(state.scenario), problems }
}
/** What the form of an address says when it is sent, with some of its fields typed over. */
function send(query: string, typed: Record<string, string>) {
  const { fields, spread } = buildListModel(carLoan, [], new URLSearchParams(query), null, testToday)
  const form = Object.fromEntries(fields.map(({ name, text }) => [name, text]))
  return read(new URLSearchParams({ ...form, drawn: spread?.drawn ?? '', case: '1', ...typed }).toString())
}

describe('the down payment', () => {
  it('is 10% of the price where none was entered, in an address and in a form', () => {
    expect(read('').said).toContain('RM63,000 over 84 months on a RM70,000 car')
    expect(read('price=200000')).toMatchObject({ address: 'price=200000', problems: [] })
    expect(read('price=200000').said).toContain('RM180,000')
    expect(send('', { price: '200,000' })).toMatchObject({ address: 'price=200000', problems: [] })
  })

  it('is rounded up to whole RM100, in an address and in a form, so that nobody is shown sen that nobody asks for', () => {
    // 10% of RM346,667 is RM34,666.70.
    expect(read('price=346667').said).toContain('RM311,967 over 84 months on a RM346,667 car')
    expect(send('price=346667', {}).address).toBe('price=346667')
    expect(send('', { price: '346667' })).toMatchObject({ address: 'price=346667', problems: [] })
    expect(send('price=200000', { price: '65000.50' }).said).toContain('RM58,400.50')
    // What was entered stays to the sen.
    expect(read('price=346667&down=34666.70').said).toContain('RM312,000.30')
  })

  it('stays where it was entered, also where it is what another price would ask', () => {
    expect(read('price=200000&down=7000')).toMatchObject({ address: 'price=200000&down=7000' })
    expect(read('price=200000&down=7000').said).toContain('RM193,000')
    expect(send('price=70000&down=5000', { price: '200000' }).address).toBe('price=200000&down=5000')
    expect(send('', { price: '200000', down: '0' }).said).toContain('RM200,000 over')
  })

  it('is refused by its field where it does not read, and the usual one is used', () => {
    const { problems, said } = send('', { price: '100000', down: 'some' })
    expect(problems.map(({ field }) => field)).toEqual(['down'])
    expect(problems[0]?.message).toContain('We used RM10,000')
    expect(said).toContain('RM90,000')
  })

  it('never makes an address say another scenario than the one that it was printed for', () => {
    const amounts = fc.record({ price: fc.integer({ min: 20_000, max: 1_000_000 }), down: fc.nat({ max: 1_000_000 }) })
    fc.assert(
      fc.property(amounts, fc.string(), ({ price, down }, drawn) => {
        const typed = read(`price=${price}&down=${down}`)
        expect(read(typed.address)).toEqual(typed)
        expect(read(new URLSearchParams({ price: `${price}`, drawn }).toString()).problems).toEqual([])
      }),
    )
  })
})

describe('an amount that nobody finances', () => {
  const band = carBand(500, 500, { amountFrom: ringgit(20_000) })
  const loans = [
    makeCarLoan({ rates: known([band]), maxAmount: known(ringgit(150_000)) }),
    makeCarLoan({ rates: known([{ ...band, marginTo: basisPoints(8_000) }]), slug: 'less' }),
    makeCarLoan({ minAmount: known(ringgit(25_000)), maxAmount: known(ringgit(60_000)), slug: 'few' }),
  ]
  const caution = (query: string, listed = loans) =>
    buildListModel(carLoan, listed, new URLSearchParams(query), null, testToday).view.caution?.text

  it('is told with the nearest that somebody does, above and below', () => {
    expect(caution('price=30000&down=15000')).toContain('finances RM15,000 for this car')
    expect(caution('price=30000&down=15000')).toContain('nearest is RM20,000: pay RM10,000 down')
    // 90% of RM100,000 is within the RM150,000 of the first; 80% is the second’s.
    expect(caution('price=100000&down=5000')).toContain('nearest is RM90,000: pay RM10,000 down')
    // Of RM400,000 the first finances RM150,000, the second 80%.
    expect(caution('price=400000')).toContain('nearest is RM320,000: pay RM80,000 down')
  })

  it('is not spoken of where a lender finances it, or where no amount would help', () => {
    expect(caution('')).toBeUndefined()
    expect(caution('vehicle=used')).toBeUndefined()
    expect(caution('months=108&price=30000&down=15000', [makeCarLoan({ maxMonths: known(96) })])).toBeUndefined()
  })
})
