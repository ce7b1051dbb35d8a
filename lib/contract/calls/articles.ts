import * as z from 'zod'
import { articleTagIds } from '@/lib/domain/content/article'
import { isoDateSchema } from '../entities/wire-kit'
import { dataOf, defineOperation, type Operation } from '../operation'

/** The most articles that one answer holds. */
const largestPageSize = 50

const whole = z.coerce
  .number<string>('must be a whole number')
  .int('must be a whole number')
  .min(1, 'must be at least 1')

const moment = z.iso.datetime()

const tagSchema = z.enum(articleTagIds)

/** The articles of the blog as cards: a page of the site holds the text. */
export const blogsOperation = defineOperation({
  id: 'promotion-component/blogs',
  method: 'GET',
  path: '/promotion-component/v1/public/blogs',
  provenance: 'path only',
  summary: 'Articles of the blog, the newest first',
  notes:
    'Only what is published by now. A page beyond the last gives the last one. `path` is below the address of the site, where the text is.',
  auth: 'public',
  headers: 'plain',
  cache: 'public, max-age=300',
  request: z.object({
    query: z.strictObject({
      page: whole.optional(),
      pageSize: whole.max(largestPageSize, `must be at most ${largestPageSize}`).optional(),
      tag: tagSchema.optional(),
    }),
  }),
  success: {
    status: 200,
    description: 'One page of the articles',
    schema: dataOf(
      z.object({
        total: z.int().min(0),
        page: z.int().min(1),
        pages: z.int().min(1),
        articles: z.array(
          z.object({
            slug: z.string().min(1),
            path: z.string().startsWith('/'),
            title: z.string().min(1),
            summary: z.string().min(1),
            author: z.string().min(1),
            publishedAt: moment,
            updatedOn: isoDateSchema,
            minutesToRead: z.int().min(1),
            tags: z.array(z.object({ id: tagSchema, label: z.string().min(1) })),
          }),
        ),
      }),
    ),
  },
  errors: [],
})

/** Articles: the calls of this area, in the order of the documents. */
export const articleCalls: readonly Operation[] = [blogsOperation]
