import type { Category } from '@/lib/domain/categories/category'
import { categoryList } from '@/lib/domain/categories/registry'
import type { Field, FieldValue } from '@/lib/domain/fields/field'
import { defaultValue } from '@/lib/domain/fields/field-value'
import { defaultState } from '@/lib/domain/list/list-query'
import type { ListState } from '@/lib/domain/list/list-state'
import { buildListView } from '@/lib/domain/list/list-view'
import type { Product } from '@/lib/domain/products/product'
import { isoDate } from '@/lib/domain/values/iso-date'
import { loadCatalogue } from '@/lib/server/catalogue/load'
import { processorTime, watchMachine } from './machine-speed'

const today = isoDate(process.env.TEST_NOW ?? '2026-11-20')
/** Of the first argument: products in all. */
const perCategory = Number(process.argv[2]) / categoryList.length
const rounds = 30
const warmRounds = 6

function heapMegabytes(): number {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1e6
}

/** The shipped products over and over, each copy with a slug of its own and nothing shared with the others. */
function manyProducts(shipped: readonly Product[]): Product[] {
  return Array.from({ length: perCategory }, (_, at) => {
    const product = shipped[at % shipped.length]
    if (product === undefined) throw new Error('A category ships no product')
    return { ...structuredClone(product), slug: `${product.slug}-${at}`, name: `${product.name} ${at}` }
  })
}

function valueAt(field: Field, at: number): FieldValue {
  if (field.kind !== 'money') return defaultValue(field, today)
  return Math.min(field.max.at, field.min.at + ((at * 7_919) % 100_000) * 100)
}

/** A state with its own filter, order and page; `scenarioNumber` 0 is the default scenario. */
function stateOf(category: Category, at: number, scenarioNumber: number): ListState {
  const facet = category.facets[at % category.facets.length]
  const option = facet?.options[at % facet.options.length]
  const base = defaultState(category, today)
  const own = Object.entries(category.scenario).map(([name, field]) => [name, valueAt(field, scenarioNumber)])
  return {
    ...base,
    scenario: scenarioNumber === 0 ? base.scenario : Object.fromEntries(own),
    selection: facet === undefined || option === undefined ? {} : { [facet.id]: [option.value] },
    sort: category.sorts[at % category.sorts.length]?.id ?? base.sort,
    page: (at % 5) + 1,
  }
}

/** Processor time of one query, in milliseconds. What the one before left behind is not collected at its expense. */
function timed(category: Category, products: readonly Product[], state: ListState): number {
  globalThis.gc?.({ type: 'minor' })
  return processorTime(() => buildListView(category, products, state, null, today, category.path))
}

const shipped = loadCatalogue('content', { today, categories: categoryList })
const before = heapMegabytes()
const lists = categoryList.map((category) => ({
  category,
  products: manyProducts([...shipped.products[category.id].values()]),
}))
const remembered: number[] = []
const fresh: number[] = []
const machine = watchMachine()
for (let at = 0; at < rounds + warmRounds; at += 1) {
  for (const { category, products } of lists) {
    const seen = timed(category, products, stateOf(category, at, 0))
    const unseen = timed(category, products, stateOf(category, at, at + 1))
    if (at < warmRounds) continue
    machine.look()
    remembered.push(seen)
    fresh.push(unseen)
  }
}
const megabytes = heapMegabytes() - before
process.stdout.write(
  JSON.stringify({
    remembered,
    fresh,
    slowness: machine.slowness(),
    megabytes,
  }),
)
