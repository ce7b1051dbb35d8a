import * as z from 'zod'
import { consentChannels } from '@/lib/domain/messages/consent'
import { defineOperation, type Operation } from '../operation'

const consentBodySchema = z
  .strictObject({
    /** Made by the caller for this one choice; sending it twice keeps it once. */
    id: z.uuid('must be a UUID').regex(/^[0-9a-f-]+$/, 'must be in lower case'),
    textVersion: z.string().regex(/^\d{4}-\d\d-\d\d$/, 'must be the version of the text, such as 2026-11-21'),
    channel: z.enum(consentChannels),
    analytics: z.boolean(),
    recording: z.boolean(),
  })
  .refine((body) => body.analytics || !body.recording, {
    path: ['recording'],
    message: 'must be false when analytics is refused',
  })
  .meta({ description: 'What a visitor chose, without anything about the visitor.' })

/** Keeps the proof of a choice about measuring. */
export const consentOperation = defineOperation({
  id: 'common-component/consent',
  method: 'POST',
  path: '/common-component/v1/public/consent',
  provenance: 'ours',
  summary: 'Keep the proof of a choice about analytics',
  notes:
    'The time is the provider’s. The answer is sent once the proof is durable; sending the same id again changes nothing.',
  auth: 'public',
  headers: 'plain',
  limit: { perMinute: 20, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: consentBodySchema }),
  success: { status: 204, description: 'The proof is durable', schema: z.undefined() },
  errors: ['GBL0009'],
})

/** Choices about analytics: the calls of this area, in the order of the documents. */
export const consentCalls: readonly Operation[] = [consentOperation]
