import { z } from 'zod'
import { categoryIds } from '@/lib/domain/categories/load'
import { type Voucher, voucherKindList } from '@/lib/domain/content/voucher'
import { pointsOf } from '@/lib/domain/points/points'
import type { Problem } from '@/lib/domain/validation/field-problem'
import { scheduleFields, slug, words } from './front-fields'
import type { ContentFile, ReadContent } from './read-content-file'
import { readMarkdownFile } from './read-markdown-file'
import { refusedEmbeds } from './refused-embeds'
import { scheduleProblems } from './schedule-problems'

const voucherSchema = z.strictObject({
  title: words(90),
  partner: z.strictObject({ name: words(60), slug }),
  kind: z.enum(voucherKindList),
  code: z
    .string()
    .regex(/^[A-Z0-9][A-Z0-9-]{2,23}$/, {
      error: 'must be 3 to 24 capital letters, digits and hyphens, such as SAVE10',
    })
    .nullable()
    .default(null),
  use: z.discriminatedUnion('at', [
    z.strictObject({ at: z.literal('product'), category: z.enum(categoryIds), slug }),
    z.strictObject({ at: z.literal('partner'), slug }),
  ]),
  points: z.int().min(1).max(1_000_000).transform(pointsOf).nullable().default(null),
  state: z.enum(['open', 'used-up']).default('open'),
  sample: z.boolean(),
  ...scheduleFields,
  terms: z.array(words(400)).min(1).max(20),
})

type Front = z.output<typeof voucherSchema>

function problems(front: Front): readonly Problem[] {
  const isSoldWithoutCode = front.points !== null && front.code === null
  return [
    ...scheduleProblems(front),
    ...(isSoldWithoutCode ? [{ path: ['points'], reason: 'needs a code, which is what is bought' }] : []),
  ]
}

/** Reads and checks one voucher; its slug is the name of its file. */
export function readVoucher(file: ContentFile): ReadContent<Voucher> {
  const read = readMarkdownFile(file, voucherSchema, problems)
  if (!read.ok) return read
  const embedded = refusedEmbeds(file, read.value.body)
  if (embedded.length > 0) return { ok: false, findings: embedded }
  const { front, ...rest } = read.value
  const { state, ...fields } = front
  return { ok: true, value: { ...fields, ...rest, usedUp: state === 'used-up' } }
}
