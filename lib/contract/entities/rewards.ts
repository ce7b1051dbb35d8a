import * as z from 'zod'
import { historyViews } from '@/lib/domain/points/history'
import { transferKinds } from '@/lib/domain/points/transfer'
import { withdrawalStates } from '@/lib/domain/points/withdrawal'
import { referralStates } from '@/lib/domain/referral/state'
import { isoDateSchema, senSchema } from './wire-kit'

const points = z.int()
const count = z.int().min(0)
const text = z.string().min(1).max(400)
/** What is typed at the partner. */
const voucherCode = z.string().min(3).max(24)

/** Where a member stands before the programme; `open`: takes part. */
const gateSchema = z.enum(['open', 'age-unknown', 'under-age', 'terms'])

/** The rules of the programme that is open. Points, days in Malaysia and whole days. */
export const programmeSchema = z.object({
  id: z.string().min(1).max(40),
  /** Made up to show how it works: its points buy samples only. */
  isSample: z.boolean(),
  from: isoDateSchema,
  until: isoDateSchema.nullable(),
  termsVersion: z.string().min(1).max(40),
  rewards: z.object({ inviter: points, friend: points }),
  keptDays: count,
  daysToQualify: count,
  waitDays: count,
  caps: z.object({ month: count, year: count }),
  monthsKept: count,
})

/** What a member sees of the programme on one look. */
export const referralSummarySchema = z.object({
  gate: gateSchema,
  /** null: no programme is open. */
  programme: programmeSchema.nullable(),
  /** The member’s own code, and the address that carries it; null before the gate. */
  code: z.string().min(1).max(20).nullable(),
  link: z.url().nullable(),
  /** How many friends are in each state. */
  counts: z.record(z.enum(referralStates), count),
  /** For how many friends the member was rewarded in this month and this year. */
  rewarded: z.object({ month: count, year: count }),
})

/** A friend as the inviter sees them: initials and month, never a contact. */
const friendSchema = z.object({
  id: z.string().min(1).max(100),
  initials: z.string().max(20),
  /** The month of joining in Malaysia, `2026-11`. */
  joinedIn: z.string().regex(/^\d{4}-\d{2}$/),
  state: z.enum(referralStates),
  /** Code of why it earns nothing, or a person looks at it first; null for no such reason. */
  reason: z.string().min(1).max(40).nullable(),
  /** The reason in a sentence. */
  words: text.nullable(),
  waitsUntil: isoDateSchema.nullable(),
  /** The last day on which something can still change by itself; null where nothing can. */
  lastDay: isoDateSchema.nullable(),
  /** What the inviter gets, or got, for it. */
  points: count,
})

/** A page of what invitations earned, the newest first. */
export const earningHistoriesSchema = z.object({
  friends: z.array(friendSchema),
  /** `cursor` of the next page; null at the end. */
  next: z.string().min(1).max(100).nullable(),
})

/** What a member has. `available` is less than nothing where more was taken back than was there. */
export const totalPointsSchema = z.object({
  available: points,
  pending: count,
  held: count,
  /** Points that can be used, by the last day on which they can, the earliest first. */
  expiring: z.array(z.object({ points: count, lastDay: isoDateSchema })),
})

const pointsEntrySchema = z.object({
  id: z.string().min(1).max(100),
  kind: z.enum(transferKinds),
  /** The kind in words. */
  words: text,
  amount: count,
  /** What it did to the points that can be used. */
  change: points,
  /** How many could be used after it; null where it changed nothing of that. */
  balance: points.nullable(),
  /** What it was for, such as `referral-inviter`. */
  about: z.string().min(1).max(100),
  /** The voucher that it was for; null for none. */
  voucher: z.object({ title: text, code: voucherCode.nullable() }).nullable(),
  /** Epoch milliseconds. */
  happenedAt: z.int(),
})

/** A page of the movements of a member’s points, the newest first. */
export const pointHistoriesSchema = z.object({
  entries: z.array(pointsEntrySchema),
  /** `cursor` of the next page; null at the end. */
  next: z.string().min(1).max(100).nullable(),
})

/** Which movements. */
export const historyViewSchema = z.enum(historyViews)

/** A voucher as a member wants to buy it, with the price that they saw. */
export const wantedVoucherSchema = z.strictObject({
  voucher: z.string().regex(/^[a-z0-9-]{1,80}$/),
  points: z.int().min(1).max(1_000_000),
})

/** A voucher that was bought. */
export const boughtVoucherSchema = z.object({
  title: text,
  code: voucherCode,
  /** The way out to the partner, from the root of the site. */
  path: z.string().min(1).max(400),
  /** What was paid. */
  points: count,
})

/** What a member sends to a friend from their own device. */
export const shareMessageSchema = z.object({ title: text, text: z.string().min(1).max(600), link: z.url() })

/** Points as a member wants them paid out, for the amount that they saw. */
export const wantedWithdrawalSchema = z.strictObject({
  points: z.int().min(1).max(1_000_000),
  amount: senSchema,
})

/** A withdrawal as the member sees it. */
export const withdrawalSchema = z.object({
  id: z.uuid(),
  points: count,
  amount: senSchema,
  state: z.enum(withdrawalStates),
  /** The state in words. */
  words: text,
  /** Why it was refused, in words; null for any other. */
  why: text.nullable(),
  /** Nothing is paid for it: the programme was one that shows how it works. */
  isSample: z.boolean(),
  /** Epoch milliseconds. */
  askedAt: z.int(),
  /** When something was decided last; null: nothing was. */
  changedAt: z.int().nullable(),
})

/** What points are paid out at, and what was asked for, the newest first. */
export const withdrawalsSchema = z.object({
  /** null: nothing can be withdrawn now. */
  rules: z.object({ minimum: z.int().min(1), senPerPoint: z.int().min(1), isSample: z.boolean() }).nullable(),
  withdrawals: z.array(withdrawalSchema),
})
