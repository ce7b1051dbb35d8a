import type { Category, Selection } from '@/lib/domain/categories/category'
import { defaultValues } from '@/lib/domain/fields/field-value'
import { filterProducts, suitedProducts } from '@/lib/domain/list/filters'
import type { Product } from '@/lib/domain/products/product'
import type { Problem } from '@/lib/domain/validation/field-problem'
import type { IsoDate } from '@/lib/domain/values/iso-date'

const untouched = {
  scenario: {},
  situation: null,
  selection: {},
  sort: '',
  weights: {},
  now: null,
  page: 1,
  sealed: null,
} as const

/** Facets and options that a preset names and the category does not have. */
function unknownChoices(category: Category, selection: Selection): readonly string[] {
  return Object.entries(selection).flatMap(([id, values]) => {
    const facet = category.facets.find((candidate) => candidate.id === id)
    if (facet === undefined) return [`filters by ${id}, which the list does not have`]
    return values
      .filter((value) => facet.options.every((option) => option.value !== value))
      .map((value) => `filters by ${id}=${value}, which the list does not have`)
  })
}

/** Situations and pages of a category that would show no product, or filter by what does not exist. */
export function presetProblems(category: Category, products: readonly Product[], today: IsoDate): readonly Problem[] {
  const presets = [
    ...category.situations.map(({ id, selection }) => ({ path: ['situations', id], selection })),
    ...category.variants.map(({ slug, selection }) => ({ path: ['variants', slug], selection })),
  ]
  const suited = suitedProducts(category, products, defaultValues(category.scenario, today), today)
  return presets.flatMap(({ path, selection }): Problem[] => {
    const unknown = unknownChoices(category, selection)
    if (unknown.length > 0) return unknown.map((reason) => ({ path, reason }))
    const variant = { slug: '', title: '', lede: '', selection }
    const kept = filterProducts(category, suited, untouched, variant, today)
    return kept.length > 0 ? [] : [{ path, reason: `no product of content/catalogue/${category.id} is in it` }]
  })
}
