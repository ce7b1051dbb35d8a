import * as z from 'zod'
import { longestSearch } from '@/lib/domain/content/search'
import { foundAnswersSchema } from '../entities/support'
import { dataOf, defineOperation } from '../operation'

/** Searches the answers. */
export const supportSearchOperation = defineOperation({
  id: 'common-component/support-search',
  method: 'GET',
  path: '/common-component/v1/public/support/search',
  provenance: 'path only',
  summary: 'Search the answers of the support centre',
  notes: 'Knows Malay names of what people look for. Where nothing has the words, it gives what is spelt alike.',
  auth: 'public',
  headers: 'plain',
  // Somebody who types asks after each pause.
  limit: { perMinute: 120, uncounted: 'answer' },
  cache: 'no-store',
  request: z.object({ query: z.strictObject({ q: z.string().trim().min(1).max(longestSearch) }) }),
  success: { status: 200, description: 'What was found, best first', schema: dataOf(foundAnswersSchema) },
  errors: [],
})
