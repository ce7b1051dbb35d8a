import * as z from 'zod'
import { dataOf, defineOperation, type Operation } from '../operation'

/** The kinds of texts that a provider gives to the site, by the names of their folders. */
export const givenKinds = ['blog', 'support', 'campaigns', 'vouchers', 'partners', 'partner-hubs'] as const
export type GivenKind = (typeof givenKinds)[number]

/** Many times what there is: an answer that is longer is broken or hostile. */
const mostFiles = 2000
const longestText = 200_000

const fileSchema = z.object({
  name: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*\.md$/, 'must be the last part of an address, and .md'),
  text: z.string().min(1).max(longestText),
})

/** A file of a kind: the last part of its address with `.md`, and its Markdown. */
export type GivenFile = z.output<typeof fileSchema>

/** Articles, answers, campaigns, vouchers and pages of partners, as the files that they are written in. */
export const contentOperation = defineOperation({
  id: 'common-component/content',
  method: 'GET',
  path: '/common-component/v1/public/content',
  provenance: 'ours',
  summary: 'The texts of a kind, as Markdown files',
  notes:
    'What is shown now, by the clock of the server: no draft, and nothing that is still to come. The code of a voucher that is sold for ' +
    'points, or cannot be used any more, is left out, and so is the address of a partner.',
  auth: 'public',
  headers: 'plain',
  cache: 'no-cache',
  request: z.object({ query: z.strictObject({ kind: z.enum(givenKinds) }) }),
  success: {
    status: 200,
    description: 'The files, by name',
    schema: dataOf(
      z.object({
        files: z
          .array(fileSchema)
          .max(mostFiles)
          .refine((files) => new Set(files.map(({ name }) => name)).size === files.length, {
            error: 'must name each file once',
          }),
      }),
    ),
  },
  errors: [],
})

/** The texts of the site: the calls of this area, in the order of the documents. */
export const contentCalls: readonly Operation[] = [contentOperation]
