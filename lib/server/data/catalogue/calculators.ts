import 'server-only'
import type { Calculator } from '@/lib/domain/calculator-pages/calculator'
import { calculatorIds, loadCalculator } from '@/lib/domain/calculator-pages/registry'
import { catalogueSums } from '@/lib/domain/catalogue-sums/registry'
import { listProducts } from './catalogue'

/** Every calculator that has a page: those that work on the device, then those that read the catalogue. */
export const everyCalculatorId: readonly string[] = [...calculatorIds, ...catalogueSums.map(({ id }) => id)]

/**
 * One calculator, over today's catalogue where it reads it; null when there is none of that id. Throws ApiError where it
 * reads a list and none is known.
 */
export async function calculatorNamed(id: string): Promise<Calculator | null> {
  const sum = catalogueSums.find((one) => one.id === id)
  if (sum === undefined) return loadCalculator(id)
  const lists = await Promise.all(sum.reads.map(listProducts))
  return sum.over(lists.flatMap(({ products }) => products))
}

/** All of them, in that order. */
export async function everyCalculator(): Promise<readonly Calculator[]> {
  const found = await Promise.all(everyCalculatorId.map(calculatorNamed))
  return found.filter((one) => one !== null)
}
