import * as z from 'zod'
import { longestSearch } from '@/lib/domain/content/search'
import { longestFeedback, supportCategories } from '@/lib/domain/content/support'
import {
  type AttachedFile,
  cleanFileName,
  fileFaults,
  fileKindOf,
  type GivenFile,
  largestFiles,
  tellingBytes,
} from '@/lib/domain/messages/attached-files'
import { contactTopics, referencePattern } from '@/lib/domain/messages/contact-message'
import { readEmail } from '@/lib/domain/validation/email'
import { readMessage } from '@/lib/domain/validation/message-text'
import { fullNameSchema, readBy } from '../entities/joining'
import { foundAnswersSchema, supportCategorySchema, supportQuestionSchema } from '../entities/support'
import { dataOf, defineOperation, type Operation } from '../operation'

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

/** Says whether an answer of the support centre helped. */
export const supportFeedbackOperation = defineOperation({
  id: 'common-component/support-feedback',
  method: 'POST',
  path: '/common-component/v1/public/support/feedback',
  provenance: 'ours',
  summary: 'Say whether an answer helped',
  notes:
    'Kept without a person: addresses and long numbers are taken out of the words. An answer that does not exist is a 422.',
  auth: 'public',
  headers: 'signed',
  limit: { perMinute: 10, perHour: 60, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({
    body: z.strictObject({
      slug: z.string().max(100),
      helped: z.boolean(),
      words: z.string().trim().max(longestFeedback, `Use at most ${longestFeedback} characters.`).default(''),
    }),
  }),
  success: { status: 204, description: 'It is kept', schema: z.undefined() },
  errors: ['GBL0009'],
})

/** The words of a message to us. */
export const contactWordsSchema = z.strictObject({
  topic: z.enum(contactTopics, { error: 'Choose what it is about.' }),
  name: fullNameSchema,
  email: readBy(readEmail),
  message: readBy(readMessage),
})

/** One class of signs over the text: a pattern with a repetition takes the only thread thirty times as long for a file. */
const noBase64 = /[^A-Za-z0-9+/]/

function paddingOf(content: string): number {
  return content.endsWith('==') ? 2 : Number(content.endsWith('='))
}

function isBase64(content: string): boolean {
  return content.length % 4 === 0 && !noBase64.test(content.slice(0, content.length - paddingOf(content)))
}

const attachmentsSchema = z
  .array(
    z.strictObject({
      name: z.string().max(500),
      content: z
        .string()
        .refine(isBase64, 'is not base64')
        .meta({ description: 'The bytes of the file, in base64', contentEncoding: 'base64' }),
    }),
  )
  .meta({
    description: 'At most 3 files: PNG, JPEG, WebP or PDF by their first bytes, each at most 2 MB, 4 MB in total.',
  })
  .transform((files, context): readonly AttachedFile[] => {
    const given = files.map(givenFile)
    const faults = fileFaults(given)
    for (const message of faults) context.issues.push({ code: 'custom', input: undefined, message })
    if (faults.length > 0) return z.NEVER
    return files.flatMap(({ name, content }, at) => {
      const kind = fileKindOf(given[at]?.start ?? new Uint8Array())
      return kind === null ? [] : [{ name: cleanFileName(name, kind, at), kind, content }]
    })
  })

/** What is known of a file by its base64: four signs of which are three bytes. */
function givenFile({ name, content }: { readonly name: string; readonly content: string }): GivenFile {
  const start = Uint8Array.from(atob(content.slice(0, (4 * tellingBytes) / 3)), (sign) => sign.charCodeAt(0))
  return { name, size: (content.length / 4) * 3 - paddingOf(content), start }
}

/** What is told in a message to us. */
export const contactBodySchema = contactWordsSchema.extend({ attachments: attachmentsSchema.default([]) })

/** Base64 of all files that may come, and room for the words. */
const longestBody = Math.ceil(largestFiles / 3) * 4 + 100_000

/** Writes to us. */
export const contactUsOperation = defineOperation({
  id: 'notification-component/contact-us',
  method: 'POST',
  path: '/notification-component/emails/contact-us',
  provenance: 'path only',
  summary: 'Send us a message',
  notes:
    'We get the message with its files; its sender gets a mail with the reference, and nothing of what was written. No other call takes a body of this size.',
  auth: 'public',
  headers: 'signed',
  limit: { perMinute: 5, perHour: 20, uncounted: 'refuse' },
  challenged: true,
  idempotent: true,
  longestBody,
  cache: 'no-store',
  request: z.object({ body: contactBodySchema }),
  success: {
    status: 200,
    description: 'The message is durable and on its way',
    schema: dataOf(z.object({ reference: z.string().regex(referencePattern) })),
  },
  errors: ['GBL0009'],
})

/** The support centre and messages to us: the calls of this area, in the order of the documents. */
export const supportCalls: readonly Operation[] = [
  supportCategoriesOperation,
  supportQuestionsOperation,
  supportSearchOperation,
  supportFeedbackOperation,
  contactUsOperation,
]
