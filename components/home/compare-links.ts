import type { Category } from '@/lib/domain/categories/category'
import { categoryList, siteOf } from '@/lib/domain/categories/registry'

/** A situation in a visitor's own words, with the list and the preset that answer it. */
export interface CompareLink {
  readonly label: string
  readonly category: Category
  /** The id of one of the category's situations. */
  readonly situation: string
}

/** What people come to compare, the most common first. */
export const compareLinks: readonly CompareLink[] = categoryList
  .flatMap((category) => siteOf(category.id).presets.map((preset) => ({ ...preset, category })))
  .sort((a, b) => a.place - b.place)
