import { z } from 'zod'
import type { SchemaKit } from '@/lib/contract/entities/schema-kit'
import type { Figure } from '@/lib/domain/figures/figure'
import { type IsoDate, parseIsoDate } from '@/lib/domain/values/iso-date'
import { parseRinggit, type Sen } from '@/lib/domain/values/money'
import { type BasisPoints, basisPoints, parseRate } from '@/lib/domain/values/rate'

const highestRate = basisPoints(6_000)
const figureForm =
  'must be a figure such as { value: ..., source: ... }, { state: none, source: ... } or { state: missing }'

/** Text that `read` turns into a value. `form` says how it must be written. */
function scalar<T>(form: string, read: (text: string) => T | null): z.ZodType<T> {
  return z.unknown().transform((raw, context): T => {
    const value = typeof raw === 'string' ? read(raw.trim()) : null
    if (value !== null) return value
    context.issues.push({
      code: 'custom',
      input: raw,
      message: raw === undefined ? 'is missing' : `${form}, not ${shown(raw)}`,
    })
    return z.NEVER
  })
}

/** A value as an editor would recognise it in a message; long ones are cut. */
export function shown(raw: unknown): string {
  if (raw === null) return 'empty'
  if (Array.isArray(raw)) return 'a list'
  if (typeof raw === 'object') return 'a map'
  const text = String(raw)
  return `\`${text.length > 40 ? `${text.slice(0, 37)}...` : text}\``
}

const money = scalar<Sen>('must be an amount such as RM1,200 or RM12.50', (text) =>
  text.startsWith('RM') ? parseRinggit(text) : null,
)

const rate = scalar<BasisPoints>('must be a rate from 0% to 60% such as 4.15%', (text) => {
  const value = text.endsWith('%') ? parseRate(text) : null
  return value !== null && value >= 0 && value <= highestRate ? value : null
})

const share = scalar<BasisPoints>('must be a share from 0% to 999% such as 50%', (text) => {
  const value = text.endsWith('%') ? parseRate(text) : null
  return value !== null && value >= 0 ? value : null
})

const date = scalar<IsoDate>('must be a date such as 2026-11-03', parseIsoDate)

/** `{ value, source }` is a known figure; its state is left out in the files. */
function withState(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw) || 'state' in raw) return raw
  return 'value' in raw ? { state: 'known', ...raw } : raw
}

function figure<T>(value: z.ZodType<T>): z.ZodType<Figure<T>> {
  const source = z.string().min(1)
  const forms = z.discriminatedUnion(
    'state',
    [
      z.strictObject({ state: z.literal('known'), value, source }),
      z.strictObject({ state: z.literal('none'), source }),
      z.strictObject({ state: z.literal('unlimited'), source }),
      z.strictObject({ state: z.literal('missing') }),
    ],
    { error: (issue) => (issue.input === undefined ? 'is missing' : figureForm) },
  )
  return z.preprocess(withState, forms)
}

/** Products as editors write them: amounts and rates with their unit, `none` for a part that is absent. */
export const editorKit: SchemaKit = {
  money,
  rate,
  share,
  date,
  figure,
  optional: (value) => z.preprocess((raw) => (raw === 'none' ? null : (raw ?? undefined)), value.nullable()),
  list: (item) => z.array(item),
  object: (shape) => z.strictObject(shape),
}
