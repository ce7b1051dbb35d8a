import * as z from 'zod'
import type { Figure } from '@/lib/domain/figures/figure'
import { type IsoDate, parseIsoDate } from '@/lib/domain/values/iso-date'
import { maxSen, type Sen } from '@/lib/domain/values/money'
import type { BasisPoints } from '@/lib/domain/values/rate'
import type { SchemaKit } from './schema-kit'

/** Whole sen, RM0 to RM1 billion. */
export const senSchema = z
  .int()
  .min(0)
  .max(maxSen)
  .refine((value): value is Sen => Number.isSafeInteger(value))

/** Whole basis points, -100 % to 1,000 %. */
export const basisPointsSchema = z
  .int()
  .min(-10_000)
  .max(100_000)
  .refine((value): value is BasisPoints => Number.isInteger(value))

/** A calendar date, `YYYY-MM-DD`. */
export const isoDateSchema = z.string().refine((value): value is IsoDate => parseIsoDate(value) !== null, {
  error: 'must be a date such as 2026-11-03',
})

/** A figure as it travels: its state, and what that state has. */
export function figureSchema<T>(value: z.ZodType<T>): z.ZodType<Figure<T>> {
  const source = z.string().min(1)
  return z.discriminatedUnion('state', [
    z.object({ state: z.literal('known'), value, source }),
    z.object({ state: z.literal('none'), source }),
    z.object({ state: z.literal('unlimited'), source }),
    z.object({ state: z.literal('missing') }),
  ])
}

/** Products as they travel between provider and site. Fields that a newer provider adds are dropped, not refused. */
export const wireKit: SchemaKit = {
  money: senSchema,
  rate: basisPointsSchema,
  share: basisPointsSchema,
  date: isoDateSchema,
  figure: figureSchema,
  optional: (value) => value.nullable(),
  list: (item) => z.array(item),
  object: (shape) => z.object(shape),
}
