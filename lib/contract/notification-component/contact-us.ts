import * as z from 'zod'
import {
  type AttachedFile,
  cleanFileName,
  fileFaults,
  fileKindOf,
  type GivenFile,
  largestFiles,
  tellingBytes,
} from '@/lib/domain/attached-files'
import { contactTopics, referencePattern } from '@/lib/domain/contact-message'
import { readEmail } from '@/lib/domain/validation/email'
import { readMessage } from '@/lib/domain/validation/message-text'
import { fullNameSchema, readBy } from '../entities/joining'
import { dataOf, defineOperation } from '../operation'

/** The words of a message to us. */
export const contactWordsSchema = z.strictObject({
  topic: z.enum(contactTopics, { error: 'Choose what it is about.' }),
  name: fullNameSchema,
  email: readBy(readEmail),
  message: readBy(readMessage),
})

const base64 = /^[A-Za-z0-9+/]*={0,2}$/

const attachmentsSchema = z
  .array(
    z.strictObject({
      name: z.string().max(500),
      content: z
        .string()
        .refine((text) => text.length % 4 === 0 && base64.test(text), 'is not base64')
        .meta({ description: 'The bytes of the file, in base64', contentEncoding: 'base64' }),
    }),
  )
  .meta({
    description: 'At most 3 files: PNG, JPEG, WebP or PDF by their first bytes, each at most 2 MB, 4 MB in all.',
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
  const padding = content.endsWith('==') ? 2 : Number(content.endsWith('='))
  const start = Uint8Array.from(atob(content.slice(0, (4 * tellingBytes) / 3)), (sign) => sign.charCodeAt(0))
  return { name, size: (content.length / 4) * 3 - padding, start }
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
