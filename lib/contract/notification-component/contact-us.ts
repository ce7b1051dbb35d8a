import * as z from 'zod'
import { contactTopics, referencePattern } from '@/lib/domain/contact-message'
import { readEmail } from '@/lib/domain/validation/email'
import { readMessage } from '@/lib/domain/validation/message-text'
import { fullNameSchema, readBy } from '../entities/joining'
import { dataOf, defineOperation } from '../operation'

/** What is told in a message to us. */
export const contactBodySchema = z.strictObject({
  topic: z.enum(contactTopics, { error: 'Choose what it is about.' }),
  name: fullNameSchema,
  email: readBy(readEmail),
  message: readBy(readMessage),
})

/** Writes to us. */
export const contactUsOperation = defineOperation({
  id: 'notification-component/contact-us',
  method: 'POST',
  path: '/notification-component/emails/contact-us',
  provenance: 'path only',
  summary: 'Send us a message',
  notes: 'We get the message; its sender gets a mail with the reference, and nothing of what was written.',
  auth: 'public',
  headers: 'signed',
  limit: { perMinute: 5, perHour: 20, uncounted: 'refuse' },
  challenged: true,
  idempotent: true,
  cache: 'no-store',
  request: z.object({ body: contactBodySchema }),
  success: {
    status: 200,
    description: 'The message is durable and on its way',
    schema: dataOf(z.object({ reference: z.string().regex(referencePattern) })),
  },
  errors: ['GBL0009'],
})
