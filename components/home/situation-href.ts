import type { Category } from '@/lib/domain/categories/category'

/** Address of a category's list as a situation sets it. */
export function situationHref(category: Category, situation: string): string {
  return `${category.path}?${new URLSearchParams({ situation })}`
}
