import type { Category } from '@/lib/domain/categories/category'
import { noPersonalAnswers, type PersonalAnswers } from '@/lib/domain/personal/personal-answers'

/** What was told of a category in this tab; nothing where it asks nothing personal, for which no script is loaded. */
export async function personalAnswersOf({ id, personal }: Pick<Category, 'id' | 'personal'>): Promise<PersonalAnswers> {
  if (!personal) return noPersonalAnswers
  const { readPersonalAnswers } = await import('./personal-answers')
  return { texts: readPersonalAnswers(id) ?? new URLSearchParams(), sealed: null }
}
