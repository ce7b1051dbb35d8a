import * as z from 'zod'
import { supportCategories } from '@/lib/domain/content/support'
import { supportQuestionSchema } from '../entities/support'
import { dataOf, defineOperation } from '../operation'

/** The questions of a subject of the support centre, with their answers. */
export const supportQuestionsOperation = defineOperation({
  id: 'common-component/support-questions',
  method: 'GET',
  path: '/common-component/v1/public/support/questions',
  provenance: 'path only',
  summary: 'The questions of a subject, with their answers',
  notes: null,
  auth: 'public',
  headers: 'plain',
  cache: 'public, max-age=300',
  request: z.object({ query: z.strictObject({ category: z.enum(supportCategories.map(({ slug }) => slug)) }) }),
  success: {
    status: 200,
    description: 'The questions, by their words',
    schema: dataOf(z.array(supportQuestionSchema)),
  },
  errors: [],
})
