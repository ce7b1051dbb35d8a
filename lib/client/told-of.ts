import type { Category } from '@/lib/domain/categories/category'
import { type Told, untold } from '@/lib/domain/personal/told'

/** What was told of a category in this tab; nothing where it asks nothing personal, for which no script is loaded. */
export async function toldOf({ id, personal }: Pick<Category, 'id' | 'personal'>): Promise<Told> {
  if (!personal) return untold
  const { readTold } = await import('./told')
  return { texts: readTold(id) ?? new URLSearchParams(), sealed: null }
}
