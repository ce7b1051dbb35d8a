import { expect, it } from 'vitest'
import { calculatorPath } from '../calculator-pages/model'
import { calculatorIds } from '../calculator-pages/registry'
import { categoryList } from '../categories/registry'
import { notCovered } from './not-covered'

it('each thing that we do not cover has a place, an answer that ends, and a next step here', () => {
  expect(new Set(notCovered.map(({ id }) => id)).size).toBe(notCovered.length)
  for (const { id, answer, next, official } of notCovered) {
    expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
    expect(answer, id).toMatch(/\.$/)
    expect(next, id).not.toEqual([])
    if (official !== null) expect(new URL(official.url).protocol, id).toBe('https:')
  }
})

it('nothing that has a list or a calculator is said not to be covered', () => {
  const had = new Set([...categoryList.map(({ title }) => title)])
  expect(notCovered.filter(({ title }) => had.has(title))).toEqual([])
  const paths = calculatorIds.map((id) => calculatorPath(id))
  const named = notCovered.flatMap(({ next }) => next.map(({ href }) => href))
  expect(named.filter((href) => paths.includes(href))).not.toEqual([])
})
