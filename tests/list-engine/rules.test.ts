import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Applicant } from '@/lib/domain/categories/category'
import { checkEligibility, rulesRead } from '@/lib/domain/eligibility/check-eligibility'
import { nobody } from '@/lib/domain/eligibility/eligibility'
import { purposes } from '@/lib/domain/products/restriction'
import { residencies, workerKinds } from '@/lib/domain/products/traits'
import { ringgit } from '@/lib/domain/values/money'
import { eachCategory, productsOf } from './content-cases'

const orNotSaid = <T>(said: fc.Arbitrary<T>) => fc.option(said, { nil: null })
const anyAmount = orNotSaid(fc.integer({ min: 0, max: 30_000 }).map(ringgit))

const anyApplicant: fc.Arbitrary<Applicant> = fc.record({
  age: orNotSaid(fc.integer({ min: 0, max: 99 })),
  monthlyIncome: anyAmount,
  netIncome: anyAmount,
  monthlyCommitments: anyAmount,
  living: anyAmount,
  cardIssuers: orNotSaid(fc.integer({ min: 0, max: 5 })),
  residency: orNotSaid(fc.constantFrom(...residencies)),
  workerKind: orNotSaid(fc.constantFrom(...workerKinds)),
  newToBank: orNotSaid(fc.boolean()),
  member: orNotSaid(fc.boolean()),
  guarantor: orNotSaid(fc.boolean()),
  purpose: orNotSaid(fc.constantFrom(...purposes, 'other')),
})

describe.each(eachCategory)('the rules of who may have %s', (_, category) => {
  it('read of an applicant only what they say that they read: nothing else is asked', () => {
    fc.assert(
      fc.property(fc.constantFrom(...productsOf(category)), anyApplicant, (product, applicant) => {
        const read = rulesRead(category, product)
        const told = Object.entries(applicant).filter(([what]) => [...read].some((one) => one === what))
        const asked = { ...nobody, ...Object.fromEntries(told) }
        expect(checkEligibility(category, product, asked)).toEqual(checkEligibility(category, product, applicant))
      }),
    )
  })

  it('have a source in the product’s own table, or name the law or practice in words', () => {
    for (const product of productsOf(category)) {
      for (const { id, source } of checkEligibility(category, product, nobody)) {
        if (source?.kind === 'product') expect(Object.keys(product.sources), id).toContain(source.key)
        if (source?.kind === 'public') expect(source.text).toMatch(/ /)
      }
    }
  })

  it('are there exactly where the category has applicants', () => {
    for (const product of productsOf(category)) {
      const rules = checkEligibility(category, product, nobody).length
      expect(rules > 0, product.slug).toBe(category.table.traits.applicant !== null)
    }
  })
})
