import * as z from 'zod'
import { contactKinds } from '@/lib/domain/validation/contact'

const momentSchema = z.int().min(0)

/** A session as its member sees it. Moments are epoch milliseconds. */
export const sessionSchema = z.object({
  id: z.uuid(),
  /** Words such as Chrome on Android; empty where nothing is known. */
  device: z.string().max(80),
  method: z.enum(['password', 'code', 'joining', 'passkey', 'recovery']),
  /** The one that asks. */
  current: z.boolean(),
  openedAt: momentSchema,
  /** To within the ten minutes that an access token works. */
  lastUsedAt: momentSchema,
})

/** How a session ended before its time; `reuse`: a copy of it was used. */
const endSchema = z.enum(['logout', 'reuse', 'member', 'password-changed', 'closed'])

/** One thing that guards an account, as its member reads it. Moments are epoch milliseconds. */
export const securityEventSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('signed-in'),
    at: momentSchema,
    ...sessionSchema.pick({ device: true, method: true }).shape,
  }),
  z.object({ kind: z.literal('signed-out'), at: momentSchema, device: sessionSchema.shape.device, end: endSchema }),
  z.object({ kind: z.literal('contact-set'), at: momentSchema, contact: z.enum(contactKinds) }),
  z.object({ kind: z.literal('contact-replaced'), at: momentSchema, contact: z.enum(contactKinds) }),
  z.object({ kind: z.literal('passkey-added'), at: momentSchema, device: sessionSchema.shape.device }),
  z.object({ kind: z.enum(['password-set', 'mykad-given', 'recovery-codes-made']), at: momentSchema }),
])
export type SecurityEvent = Readonly<z.output<typeof securityEventSchema>>
