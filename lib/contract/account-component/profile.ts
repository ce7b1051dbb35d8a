import * as z from 'zod'
import { profileSchema } from '../entities/profile'
import { dataOf, defineOperation } from '../operation'

/** What the member has told of themselves. */
export const profileOperation = defineOperation({
  id: 'account-component/profile',
  method: 'GET',
  path: '/account-component/profile',
  provenance: 'ours',
  summary: 'What the member has told of themselves',
  notes: 'The MyKad number is masked.',
  auth: 'bearer',
  headers: 'plain',
  cache: 'no-store',
  request: z.object({}),
  success: { status: 200, description: 'The profile', schema: dataOf(profileSchema) },
  errors: [],
})
