import * as z from 'zod'
import { memberTexts } from '@/lib/domain/member/member-texts'
import { referralChannels } from '@/lib/domain/member/referral'
import { type ReferralCode, readReferralCode } from '@/lib/domain/member/referral-code'
import { readBy } from './joining'

/** A friend's code: its ten characters and its checksum are looked at, not whose it is. */
const referralCodeSchema = readBy(readReferralCode)

/** The code in a form that may be left without one: null. */
export const optionalReferralCodeSchema = readBy<ReferralCode | null>((typed) =>
  typed.trim() === '' ? { ok: true, value: null } : readReferralCode(typed),
)

const touchSchema = z.strictObject({
  code: referralCodeSchema,
  /** When, in epoch milliseconds. */
  at: z.int().min(0),
  channel: z.enum(referralChannels),
})

/** The first and the last time that somebody came with a friend's code; the last one counts. */
export const referralTouchesSchema = z.object({ first: touchSchema, last: touchSchema })

/** By whose code somebody joins, confirmed in the joining form. */
export const referralSchema = referralTouchesSchema.extend({
  /** The version of the words that say what the friend gets to see. */
  textVersion: z.literal(memberTexts.referral.version, 'is not the version in force'),
})
