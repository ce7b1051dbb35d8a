import * as z from 'zod'
import { voucherKindList } from '@/lib/domain/content/voucher'

/** A moment of the world's time; null: without a beginning or an end. */
const moment = z.iso.datetime().nullable()

/** A campaign as other callers, such as an app, read it. */
export const campaignSchema = z.object({
  slug: z.string(),
  /** Its page, from the root of the site. */
  path: z.string(),
  title: z.string(),
  summary: z.string(),
  offer: z.string(),
  state: z.enum(['running', 'ended']),
  /** An example that nobody can take up. */
  sample: z.boolean(),
  startsAt: moment,
  endsAt: moment,
  steps: z.array(z.object({ title: z.string(), text: z.string() })),
  terms: z.array(z.string()),
})

export const voucherKindSchema = z.enum(voucherKindList)

/** A voucher as other callers read it. */
export const voucherSchema = z.object({
  slug: z.string(),
  title: z.string(),
  partner: z.object({ name: z.string(), slug: z.string() }),
  kind: voucherKindSchema,
  state: z.enum(['open', 'used-up', 'ended']),
  /** What its code costs a member, in MX Points, by redeem-voucher; null: nothing. */
  points: z.int().nullable(),
  /** null: nothing has to be typed, it is bought for points, or the voucher can be used no more. */
  code: z.string().nullable(),
  /** The way out to the partner, from the root of the site; null for one that can be used no more. */
  path: z.string().nullable(),
  sample: z.boolean(),
  startsAt: moment,
  endsAt: moment,
  terms: z.array(z.string()),
})
