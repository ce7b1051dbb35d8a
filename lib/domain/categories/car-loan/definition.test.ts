import { describe, expect, it } from 'vitest'
import { carBand, makeCarLoan, makeFlatCarLoan } from '@/tests/factories/car-loan'
import { evaluatorOf, optionMatches, optionValues, ruleResult } from '@/tests/factories/evaluation'
import { printedStrings } from '@/tests/factories/printed-strings'
import { known, missing, none, testToday } from '@/tests/factories/product'
import { isoDate } from '../../values/iso-date'
import { ringgit } from '../../values/money'
import { basisPoints } from '../../values/rate'
import { carLoan } from './definition'
import { carLoanProblems } from './problems'

const evaluate = evaluatorOf(carLoan)

describe('the category', () => {
  it('every order reads something of a loan and every situation names real facets, options and sorts', () => {
    const { sorts, situations } = carLoan
    expect(Object.keys(evaluate(makeCarLoan()).results).toSorted()).toEqual(sorts.map(({ id }) => id).toSorted())
    for (const { selection, sort } of situations) {
      expect(sorts.map(({ id }) => id)).toContain(sort)
      for (const [id, options] of Object.entries(selection)) {
        expect(optionValues(carLoan)[id]).toEqual(expect.arrayContaining([...options]))
      }
    }
  })

  it('what is not published never counts as having no fee, no guarantor or a long term', () => {
    const has = (value: string, loan = makeCarLoan()) => optionMatches(carLoan, 'must-have', value, loan)
    expect(has('no-fees')).toBe(true)
    expect(has('no-fees', makeCarLoan({ claimFee: missing }))).toBe(false)
    expect(has('no-guarantor')).toBe(true)
    expect(has('no-guarantor', makeCarLoan({ guarantor: missing }))).toBe(false)
    expect(has('nine-years')).toBe(true)
    expect(has('nine-years', makeCarLoan({ rates: missing }))).toBe(false)
    expect(has('margin-90', makeCarLoan({ rates: known([carBand(500, 500, { marginTo: basisPoints(8_999) })]) }))).toBe(
      false,
    )
  })

  it('says that a down payment of the whole price leaves nothing to borrow', () => {
    const scenario = { price: ringgit(50_000), down: ringgit(50_000), months: 84, vehicle: 'new', origin: 'national' }
    expect(carLoan.caution?.({ ...scenario, age: 5, leave: 0 }, [], testToday)?.text).toContain('covers the price')
    expect(carLoan.caution?.({ ...scenario, down: ringgit(49_999), age: 5, leave: 0 }, [], testToday)).toBeNull()
  })
})

describe('what the visitor has now', () => {
  const own = (flat: boolean) => carLoan.ownProduct({ rate: basisPoints(300), flat }, testToday)

  it('is worked out for any car by its own method, without a caution', () => {
    const { results, conditions } = evaluate(own(true), { vehicle: 'used', age: 12 })
    expect(results.eir?.value).toBe(557)
    expect(conditions).toEqual([])
    expect(evaluate(own(false)).results.eir?.value).toBe(300)
  })
})

describe('the detail page', () => {
  const noteOf = (id: string, loan: ReturnType<typeof makeCarLoan>, day = '2026-11-20') =>
    carLoan
      .detail(loan, isoDate(day))
      .flatMap(({ rows }) => rows)
      .find((row) => row.id === id)?.note

  it('says until when the old method may be signed, with its source', () => {
    expect(noteOf('rateBasis', makeFlatCarLoan(300))).toMatch(/until 31 Mar 2027 \(Bank Negara Malaysia/)
    expect(noteOf('rateBasis', makeFlatCarLoan(300), '2027-04-01')).toMatch(/since 1 Apr 2027/)
    expect(noteOf('rateBasis', makeCarLoan())).toBeNull()
  })

  it('prints a floating rate with the OPR in it', () => {
    const loan = makeCarLoan({ rateKind: 'floating', rates: known([carBand(160, 210)]) })
    const row = carLoan
      .detail(loan, testToday)
      .flatMap(({ rows }) => rows)
      .find(({ id }) => id === 'rates-1')
    expect(row?.value).toContain('4.35% – 4.85% reducing, the OPR of 2.75% included')
  })

  it('uses Islamic words alone for Islamic financing', () => {
    const loan = makeCarLoan({ shariah: 'ijarah', oldestAge: known(70), rates: known([carBand(440, 490)]) })
    const { headline, facts, conditions, steps } = evaluate(loan, { leave: 12 })
    const texts = printedStrings([
      headline,
      facts,
      conditions,
      steps,
      carLoan.detail(loan, testToday),
      carLoan.rules(loan),
    ])
    expect(texts.filter((text) => /interest|\bloan|insurance you|\blender|\bborrow/i.test(text))).toEqual([])
  })
})

describe('who may borrow', () => {
  const loan = makeCarLoan({ oldestAge: known(65), licence: true })

  it('must end before the age that is published', () => {
    expect(ruleResult(carLoan, 'age-at-end', loan, { age: 64 })).toBe('pass')
    expect(ruleResult(carLoan, 'age-at-end', loan, { age: 65 })).toBe('fail')
    expect(ruleResult(carLoan, 'age-at-end', loan, { age: null })).toBe('cannot-tell')
  })

  it('cannot be told of a licence', () => {
    expect(ruleResult(carLoan, 'licence', loan, { age: 30 })).toBe('cannot-tell')
    expect(carLoan.rules(makeCarLoan())).toEqual([])
  })
})

describe('what is wrong with a file', () => {
  const used = (changes = {}) => carBand(600, 600, { vehicle: 'used', ageTo: 5, ...changes })

  it('is nothing where bands rise with the age of the car', () => {
    expect(carLoanProblems(makeCarLoan({ rates: known([used(), used({ ageTo: 8 })]) }))).toEqual([])
    expect(carLoanProblems(makeFlatCarLoan(300))).toEqual([])
  })

  it.each([
    [{ rates: known([]) }, 'rates.value', 'empty list'],
    [{ rates: known([carBand(500, 500, { ageTo: 1 })]) }, 'rates.value.0.ageTo', 'the car is new'],
    [{ rates: known([used({ ageTo: 8 }), used()]) }, 'rates.value.1', 'never reached: band 1'],
    [{ rates: known([carBand(500, 400)]) }, 'rates.value.0.rate', 'above rateTo'],
    [{ rates: known([carBand(500, 500, { monthsFrom: 109 })]) }, 'rates.value.0.monthsFrom', 'above monthsTo'],
    [{ maxMonths: known(120) }, 'maxMonths.value', 'at most 9 years'],
    [{ minMonths: known(60), maxMonths: known(48) }, 'minMonths.value', 'above maxMonths'],
    [{ earlySettlement: known('rule-of-78' as const) }, 'earlySettlement.value', 'does not go with reducing'],
    [{ guarantor: known('always' as const) }, 'audience', 'guarantor'],
    [{ audience: ['guarantor' as const] }, 'audience', 'guarantor'],
    [
      { rateBasis: 'flat' as const, rateKind: 'floating' as const, earlySettlement: none },
      'rateKind',
      'does not float',
    ],
  ])('names field and reason: %#', (changes, path, reason) => {
    const found = carLoanProblems(makeCarLoan(changes))
    expect(found.map((one) => one.path.join('.'))).toEqual([path])
    expect(found[0]?.reason).toContain(reason)
  })
})
