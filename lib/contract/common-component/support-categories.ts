import * as z from 'zod'
import { supportCategorySchema } from '../entities/support'
import { dataOf, defineOperation } from '../operation'

/** The subjects of the support centre. */
export const supportCategoriesOperation = defineOperation({
  id: 'common-component/support-categories',
  method: 'GET',
  path: '/common-component/v1/public/support/categories',
  provenance: 'path only',
  summary: 'The subjects of the support centre',
  notes: null,
  auth: 'public',
  headers: 'plain',
  cache: 'public, max-age=300',
  request: z.object({}),
  success: { status: 200, description: 'The subjects, in their order', schema: dataOf(z.array(supportCategorySchema)) },
  errors: [],
})
