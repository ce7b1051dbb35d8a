import type { z } from 'zod'
import type { Figure } from '@/lib/domain/figures/figure'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import type { Sen } from '@/lib/domain/values/money'
import type { BasisPoints } from '@/lib/domain/values/rate'

/**
 * How the smallest parts of a product are written. One description of each category serves two ways of writing: the
 * wire (whole sen, whole basis points, null) and the editor's files (`RM1,200`, `4.15%`, `none`).
 */
export interface SchemaKit {
  /** An amount of at least RM0. */
  readonly money: z.ZodType<Sen>
  /** A rate that is earned, charged or paid. */
  readonly rate: z.ZodType<BasisPoints>
  /** A size as a part of something else; may pass 100 %. */
  readonly share: z.ZodType<BasisPoints>
  readonly date: z.ZodType<IsoDate>
  readonly figure: <T>(value: z.ZodType<T>) => z.ZodType<Figure<T>>
  /** A part that may be absent: null once read. */
  readonly optional: <T>(value: z.ZodType<T>) => z.ZodType<T | null>
  readonly list: <T>(item: z.ZodType<T>) => z.ZodType<readonly T[]>
  readonly object: <S extends z.core.$ZodLooseShape>(shape: S) => z.ZodObject<S>
}

/**
 * Holds a schema to a domain type in both directions: what it parses is a `T`, and every `T` is something it can
 * parse to. A field or an enum member that only one side has does not compile.
 */
export function exactly<T>() {
  return <S extends z.ZodType<T>>(schema: [T] extends [z.output<S>] ? S : never): S => schema
}
