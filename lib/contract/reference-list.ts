import * as z from 'zod'
import { dataOf, defineOperation } from './operation'

/** A line of a list that people choose from: what is kept, and what they read. */
export const referenceEntrySchema = z.object({ code: z.string().min(1).max(20), label: z.string().min(1).max(100) })

/** A call that gives a list to choose from, in the order in which it is shown. The same for everybody. */
export function referenceList<S extends z.ZodType>(
  id: string,
  path: string,
  summary: string,
  notes: string | null,
  entry: S,
) {
  return defineOperation({
    id,
    method: 'GET',
    path,
    provenance: 'path only',
    summary,
    notes,
    auth: 'public',
    headers: 'plain',
    cache: 'public, max-age=300',
    request: z.object({}),
    success: { status: 200, description: 'The list', schema: dataOf(z.array(entry).min(1)) },
    errors: [],
  })
}
