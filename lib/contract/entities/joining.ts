import * as z from 'zod'
import { type Contact, contactKinds, readContact } from '@/lib/domain/validation/contact'
import { longestPassword, passwordLength } from '@/lib/domain/validation/password'
import { readPersonName } from '@/lib/domain/validation/person-name'
import type { Reading } from '@/lib/domain/validation/reading'

/** A field that is read by the same rule as its form, so that both give the same words. */
export function readBy<T>(read: (typed: string) => Reading<T>) {
  return z.string().transform((typed, context): T => {
    const reading = read(typed)
    if (reading.ok) return reading.value
    context.issues.push({ code: 'custom', input: typed, message: reading.message })
    return z.NEVER
  })
}

/** What somebody signs in by. */
export const usernameSchema = readBy<Contact>(readContact)
export const fullNameSchema = readBy(readPersonName)

/** Names a joining to whoever began it: 256 random bits that no one else has. */
export const joiningKeySchema = z.string().regex(/^[\w-]{43}$/, 'is not a key of ours')
export const codeSchema = z.string().regex(/^\d{6}$/, 'Enter the six digits of the code.')

/** A code as it was typed or pasted, without the gaps that people leave between its digits. */
export function withoutGaps(typed: string): string {
  return typed.replace(/[\s-]/g, '')
}

/** Any text, of characters as people count them; whether a new one may be taken is for the server to say. */
export const passwordSchema = z
  .string()
  .min(1, 'Enter a password.')
  .refine((text) => passwordLength(text) <= longestPassword, `Use at most ${longestPassword} characters.`)

/** What a joining is for. */
export const joiningPurposes = ['sign-in', 'reset-password'] as const
export type JoiningPurpose = (typeof joiningPurposes)[number]

/** How a code reaches somebody. */
export const codeChannels = ['email', 'sms'] as const
export type CodeChannel = (typeof codeChannels)[number]

/** What brings somebody here; asked once, can be skipped. */
export const joiningReasons = ['save', 'borrow', 'card', 'protect', 'invest', 'look-around'] as const
export type JoiningReason = (typeof joiningReasons)[number]

/** What was filled in of the application form. A part that is not known is null. */
export const joiningDetailsSchema = z.strictObject({
  fullName: fullNameSchema.nullable().default(null),
  reasons: z.array(z.enum(joiningReasons)).max(joiningReasons.length).default([]),
})
export type JoiningDetails = Readonly<z.output<typeof joiningDetailsSchema>>

/** A moment, in epoch milliseconds. */
const momentSchema = z.int().min(0)

/** A code that was sent, or would have been. */
export const sentCodeSchema = z.object({
  requestId: z.uuid(),
  channel: z.enum(codeChannels),
  /** Where to, masked. */
  sentTo: z.string().min(1).max(300),
  expiresAt: momentSchema,
  /** From when another one can be asked for. */
  resendAt: momentSchema,
})
export type SentCode = Readonly<z.output<typeof sentCodeSchema>>

/** A joining as whoever has its key sees it. */
export const joiningSchema = z.object({
  purpose: z.enum(joiningPurposes),
  kind: z.enum(contactKinds),
  /** The contact, masked. */
  contact: z.string().min(1).max(300),
  /** The ways on which a code can be sent to it. */
  channels: z.array(z.enum(codeChannels)),
  /** Whether its owner has typed a code that was sent there. */
  verified: z.boolean(),
  details: z.object({ fullName: z.string().nullable(), reasons: z.array(z.enum(joiningReasons)) }),
  /** When it can no longer go on. */
  expiresAt: momentSchema,
})
export type JoiningView = Readonly<z.output<typeof joiningSchema>>

/** Tokens of a session that was just opened. */
export const openedSessionSchema = z.object({
  accessToken: z.string().min(1).max(200),
  refreshToken: z.string().min(1).max(200),
})

/**
 * What the right code leads to; only the owner of the contact learns it. `signed-in`: the contact has an account, here is its session.
 * `verified`: the next step is open, the application form or the new password. `closed`: its account was closed and is erased on a day,
 * until then the key opens it again. `no-account`: for a new password, that there is none to set; for signing in, that the account cannot
 * be signed in to, and support can say why.
 */
export const verifiedSchema = z.discriminatedUnion('result', [
  openedSessionSchema.extend({ result: z.literal('signed-in') }),
  z.object({ result: z.literal('verified') }),
  z.object({ result: z.literal('closed'), erasesOn: z.iso.date() }),
  z.object({ result: z.literal('no-account') }),
])
export type Verified = Readonly<z.output<typeof verifiedSchema>>

/** 256 random bits that take a change of contact back. */
export const undoKeySchema = z.string().regex(/^[\w-]{43}$/)
