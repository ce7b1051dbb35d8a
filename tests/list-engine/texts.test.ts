import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Category } from '@/lib/domain/categories/category'
import { checkEligibility } from '@/lib/domain/eligibility/check-eligibility'
import { nobody } from '@/lib/domain/eligibility/eligibility'
import type { Values } from '@/lib/domain/fields/field'
import { kindText } from '@/lib/domain/list/kind-text'
import { defaultState } from '@/lib/domain/list/list-query'
import { rankProducts } from '@/lib/domain/list/ranking'
import type { Product } from '@/lib/domain/products/product'
import { isIslamic } from '@/lib/domain/products/product-base'
import { addDays, type IsoDate } from '@/lib/domain/values/iso-date'
import { readSorts } from '@/tests/factories/evaluation'
import { printedStrings } from '@/tests/factories/printed-strings'
import { eachCategory, productsOf, scenariosOf, today } from './content-cases'

const numRuns = 20

/** The words that a page prints about a product on a scenario: figures, sums, details, rules. Names are left out. */
function textsOf(category: Category, product: Product, scenario: Values, day: IsoDate): readonly string[] {
  const evaluation = category.evaluate(product, scenario, day)
  const { headline, facts, conditions, steps } = evaluation
  const rows = category.detail(product, day).flatMap((group) => [group.title, ...group.rows])
  const rules = checkEligibility(category, product, nobody)
  const names = [product.name, product.issuer.name, product.issuer.shortName]
  return printedStrings([
    headline,
    facts,
    conditions,
    steps,
    readSorts(category, evaluation),
    rows,
    rules,
    kindText(category, product),
  ]).map((text) => names.reduce((left, name) => left.replaceAll(name, 'Name'), text))
}

/** What no page may print, each with an example of why. */
const faults: readonly (readonly [string, RegExp])[] = [
  ['a value that is none', /\b(undefined|NaN|Infinity|null)\b|\[object/],
  ['two spaces', / {2}/],
  ['two full stops', /\.\./],
  ['an edge of space', /^ | $/],
  ['an amount without thousands separators', /RM\d{4}|RM[\d,]*,\d{1,2}(?!\d)|RM −|RM-/],
  ['a plural of one', /(^|[^\d,.])1 (visits|days|months|swipes|bills|cheques|transfers|banks|caps|conditions|times)\b/],
]

/** Titles of public papers keep their own words, such as “Monetary Policy Statement”. */
const islamicFault =
  /\b(interest|loans?|lenders?|lends|borrow\w*|overdrafts?|insurance|insured|insurers?|premiums?|policyholders?|polic(y|ies)(?! (document|Statement|in Budget)\b))\b/i
const conventionalFault = /\b(profit rate|financier|takaful|cash line)\b/i

describe.each(eachCategory)('the texts of %s', (_, category) => {
  const days = [today, addDays(today, 60), addDays(today, 400)]
  const eachText = (check: (text: string, product: Product) => void) =>
    fc.assert(
      fc.property(scenariosOf(category), fc.constantFrom(...days), (scenario, day) => {
        for (const product of productsOf(category)) {
          for (const text of textsOf(category, product, scenario, day)) check(text, product)
        }
      }),
      { numRuns },
    )

  it('are whole for every product, on any scenario and at any age of its figures', () => {
    eachText((text, { slug }) => {
      const found = faults.filter(([, pattern]) => pattern.test(text)).map(([name]) => name)
      if (found.length > 0) throw new Error(`${slug}: ${found.join(', ')}: ${text}`)
    })
  })

  it('use only the words of an Islamic product’s own world', () => {
    eachText((text, product) => {
      const fault = isIslamic(product) ? islamicFault : conventionalFault
      if (fault.test(text)) throw new Error(`${product.slug}: ${text}`)
    })
  })

  it('say of every product that has no place why it has none', () => {
    fc.assert(
      fc.property(scenariosOf(category), (scenario) => {
        const state = { ...defaultState(category, today), scenario }
        for (const { id: sort } of category.sorts) {
          const { rows } = rankProducts(category, productsOf(category), { ...state, sort }, today)
          for (const { rank, placing } of rows()) {
            expect(placing).toMatch(rank === null ? /^Not ranked: \S.*\.$/ : /^This is \S.*\.$/)
            for (const [, pattern] of faults) expect(placing).not.toMatch(pattern)
          }
        }
      }),
      { numRuns },
    )
  })

  it('name the scenario whole, with what each order reads of it', () => {
    fc.assert(
      fc.property(scenariosOf(category), (scenario) => {
        for (const text of [category.scenarioText(scenario), ...category.sorts.map(({ basis }) => basis(scenario))]) {
          for (const [, pattern] of faults) expect(text).not.toMatch(pattern)
        }
      }),
    )
  })

  it('leave the day of the check to the page, which prints it beside the basis', () => {
    for (const product of productsOf(category)) {
      expect(category.evaluate(product, defaultState(category, today).scenario, today).headline.basis).not.toMatch(
        /checked/,
      )
    }
  })
})
