import { describe, expect, it } from 'vitest'
import { fakeAccount, flatRate } from '@/tests/factories/fake-account'
import { fakeCategory, personalCategory } from '@/tests/factories/fake-category'
import { testToday } from '@/tests/factories/product'
import { defaultValues } from '../fields/field-value'
import { basisPoints } from '../values/rate'
import { buildDetailModel } from './detail-model'

const products = [50, 100, 150, 200, 250].map((points) =>
  fakeAccount({ slug: `account-${points}`, name: `Account ${points}`, rate: flatRate(basisPoints(points)) }),
)
const [product] = products
if (product === undefined) throw new Error('no product')
const usual = defaultValues(fakeCategory.scenario, testToday)

describe('what of a product depends on the scenario', () => {
  it('is evaluated on what its address says, with the best three of the others on the same', () => {
    const model = buildDetailModel(fakeCategory, products, product, new URLSearchParams('balance=7000'), testToday)
    const scenario = { ...usual, balance: 700_000 }
    expect(model.evaluation.headline).toEqual(fakeCategory.evaluate(product, scenario, testToday).headline)
    expect(model.scenarioText).toBe('RM7,000 for a year')
    expect(model.fields.find(({ name }) => name === 'balance')?.text).toBe('7000')
    expect(model.alternatives.map(({ slug }) => slug)).toEqual(['account-250', 'account-200', 'account-150'])
  })

  it('reads what is personal from what was told alone, and the rest from its address', () => {
    const told = { texts: new URLSearchParams('case=1&student=1&balance=9000'), sealed: null }
    const query = new URLSearchParams('balance=7000&student=1&sort=takes&page=2')
    const model = buildDetailModel(personalCategory, products, product, query, testToday, told)
    const scenario = { ...usual, balance: 700_000, student: true }
    expect(model.evaluation.headline).toEqual(fakeCategory.evaluate(product, scenario, testToday).headline)
    expect(model.scenarioQuery).toBe('balance=7000')
    expect(model.fields.find(({ name }) => name === 'student')?.text).toBe('1')
    const untold = buildDetailModel(personalCategory, products, product, query, testToday)
    expect(untold.fields.find(({ name }) => name === 'student')?.text).toBe('')
  })

  it('is compared with what the visitor has now by the figure that leads it, as are the others', () => {
    const read = (query: string) =>
      buildDetailModel(fakeCategory, products, product, new URLSearchParams(query), testToday)
    const model = read('now=account-150')
    expect(model.own).toMatchObject({ slug: 'account-150', name: 'Account 150', against: { kind: 'worse' } })
    expect(model.own?.against?.text).toMatch(/ less: keep yours$/)
    expect(model.alternatives.map(({ against }) => against?.kind)).toEqual(['better', 'better', 'own'])
    expect(read('now=account-50').own?.against).toEqual({ kind: 'own', text: 'Yours' })
    for (const query of ['', 'now=', 'now=gone']) {
      expect(read(query).own).toBeNull()
      expect(read(query).alternatives.every(({ against }) => against === undefined)).toBe(true)
    }
    expect(model.scenarioQuery).toBe('')
  })
})
