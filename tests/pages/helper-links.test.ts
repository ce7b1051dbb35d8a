import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { calculatorPath } from '@/lib/domain/calculator-pages/model'
import { categoryList, siteOf } from '@/lib/domain/categories/registry'
import { calculatorNamed, everyCalculatorId } from '@/lib/server/data/catalogue/calculators'

/** Whether a calculator or an article has this address. */
function isThere(href: string): boolean {
  if (everyCalculatorId.some((id) => calculatorPath(id) === href)) return true
  const slug = /^\/blog\/([\w-]+)$/.exec(href)?.[1]
  const files = ['content', 'tests/frozen/content'].map(
    (folder) => new URL(`../../${folder}/blog/${slug}.md`, import.meta.url),
  )
  return slug !== undefined && files.every((file) => existsSync(file))
}

it('what helps to choose within a category is a page of ours that is there', () => {
  const helpers = categoryList.flatMap(({ id }) => siteOf(id).helpers ?? [])
  expect(helpers.length).toBeGreaterThan(0)
  expect(helpers.filter(({ href }) => !isThere(href))).toEqual([])
})

it('an article that a calculator names is there', async () => {
  const calculators = await Promise.all(everyCalculatorId.map(calculatorNamed))
  const articles = calculators.flatMap((one) => one?.article ?? [])
  expect(articles.length).toBeGreaterThan(0)
  expect(articles.filter(({ href }) => !isThere(href))).toEqual([])
})
