import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeCurrentAccount } from '@/tests/factories/current-account'
import { evaluatorOf } from '@/tests/factories/evaluation'
import { makeFixedDeposit, placementOf, tiedOf } from '@/tests/factories/fixed-deposit'
import { printedStrings } from '@/tests/factories/printed-strings'
import { known, missing, none, testToday } from '@/tests/factories/product'
import { bonusOf, makeSavingsAccount } from '@/tests/factories/savings-account'
import type { Values } from '../../fields/field'
import { choiceValues } from '../../figures/shape'
import type { Product } from '../../products/product'
import { shariahContracts } from '../../products/traits'
import { ringgit } from '../../values/money'
import type { Category } from '../category'
import { currentAccount } from '../current-account/definition'
import { fixedDeposit } from '../fixed-deposit/definition'
import { earlyWithdrawal } from '../fixed-deposit/figures'
import { savingsAccount } from '../savings-account/definition'
import { savingsAccountTable } from '../savings-account/figures'

const contracts = fc.constantFrom(...shariahContracts)
const maybe = <T>(value: T) => fc.constantFrom(known(value), none, missing)

/** Words of conventional banking that no text about an Islamic product may use. */
const foreign = /interest|\bloan|overdraft|insurance|premium|\blender|\bborrow/i

function texts(category: Category, product: Product, scenario: Values): readonly string[] {
  const { headline, facts, conditions, steps, results } = evaluatorOf(category)(product, scenario)
  const rows = category.detail(product, testToday).flatMap((group) => [{ ...group, rows: [] }, ...group.rows])
  return printedStrings([headline, facts, conditions, steps, results, rows, category.rules(product)])
}

function foreignTexts(category: Category, product: Product, scenario: Values): readonly string[] {
  return texts(category, product, scenario).filter((text) => foreign.test(text))
}

describe('texts about an Islamic product use Islamic words', () => {
  it('in fixed deposits', () => {
    const kinds = fc.constantFrom('savings-share', 'unit-trust', 'insurance', 'current-account')
    fc.assert(
      fc.property(
        contracts,
        kinds,
        fc.constantFrom(...choiceValues(earlyWithdrawal)),
        fc.boolean(),
        (shariah, kind, early, fresh) => {
          const product = makeFixedDeposit({
            shariah,
            placements: known([placementOf(12, 385)]),
            tied: known(tiedOf(kind, 2000, 100, 500)),
            earlyWithdrawal: known(early),
            freshFundsOnly: fresh,
            payout: known('monthly'),
          })
          for (const months of [6, 12]) {
            expect(foreignTexts(fixedDeposit, product, { amount: ringgit(10_000), months })).toEqual([])
          }
        },
      ),
    )
  })

  it('in savings accounts', () => {
    const conditions = [
      bonusOf({ kind: 'card-spend', amount: ringgit(500) }, 50),
      bonusOf({ kind: 'invest', amount: ringgit(500) }, 50),
      bonusOf({ kind: 'bill-payments', count: 3 }, 50),
    ]
    fc.assert(
      fc.property(
        contracts,
        maybe(conditions),
        fc.subarray([...savingsAccountTable.traits.audience]),
        maybe(ringgit(8)),
        (shariah, bonuses, madeFor, fee) => {
          const product = makeSavingsAccount({
            shariah,
            bonuses,
            audience: madeFor,
            yearlyCardFee: fee,
            returnGuaranteed: false,
          })
          expect(foreignTexts(savingsAccount, product, { balance: ringgit(10_000) })).toEqual([])
        },
      ),
    )
  })

  it('in current accounts', () => {
    const terms = makeCurrentAccount().overdraft
    fc.assert(
      fc.property(contracts, fc.constantFrom(terms, none, missing), fc.boolean(), (shariah, overdraft, promised) => {
        const product = makeCurrentAccount({ shariah, overdraft, returnGuaranteed: promised })
        const drawing = { balance: ringgit(3000), cheques: 1, transfers: 1, drawn: ringgit(500), 'drawn-days': 3 }
        expect(foreignTexts(currentAccount, product, drawing)).toEqual([])
      }),
    )
  })

  it('while conventional products keep their own', () => {
    const rule = fixedDeposit.evaluate(makeFixedDeposit(), { amount: ringgit(10_000), months: 12 }, testToday).facts[1]
    expect(rule?.value).toBe('No interest')
  })
})
