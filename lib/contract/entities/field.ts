import * as z from 'zod'
import type { Field } from '@/lib/domain/fields/field'
import { assertNever } from '@/lib/domain/values/assert-never'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { isoDateSchema } from './wire-kit'

const common = {
  name: z.string(),
  label: z.string(),
  hint: z.string().nullable(),
  personal: z.boolean().meta({
    description:
      'Says something about the person. What was typed stays where it was typed: product-suggestions does not take it.',
  }),
}

const bounded = {
  ...common,
  default: z.int(),
  min: z.int(),
  minReason: z.string(),
  max: z.int(),
  maxReason: z.string(),
}

/** A field of a scenario: money in sen, prices of a unit in hundredths of a sen, rates in basis points, dates as they are on the day of the answer. */
export const fieldSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('money'), ...bounded }),
  z.object({ kind: z.literal('price'), ...bounded }),
  z.object({ kind: z.literal('months'), ...bounded }),
  z.object({ kind: z.literal('rate'), ...bounded, unit: z.string() }),
  z.object({ kind: z.literal('count'), ...bounded, unit: z.string() }),
  z.object({ kind: z.literal('toggle'), ...common, default: z.boolean() }),
  z.object({
    kind: z.literal('choice'),
    ...common,
    default: z.string(),
    options: z.array(z.object({ value: z.string(), label: z.string() })),
  }),
  z.object({
    kind: z.literal('date'),
    ...common,
    default: isoDateSchema,
    min: isoDateSchema,
    minReason: z.string(),
    max: isoDateSchema,
    maxReason: z.string(),
  }),
])

/** A field as it travels. */
export function wireField(name: string, field: Field, today: IsoDate): z.output<typeof fieldSchema> {
  const { label, hint, personal } = field
  const common = { name, label, hint, personal }
  switch (field.kind) {
    case 'money':
    case 'price':
    case 'months':
      return { ...common, kind: field.kind, ...boundsOf(field) }
    case 'rate':
    case 'count':
      return { ...common, kind: field.kind, ...boundsOf(field), unit: field.unit }
    case 'toggle':
      return { ...common, kind: field.kind, default: field.default }
    case 'choice':
      return { ...common, kind: field.kind, default: field.default, options: [...field.options] }
    case 'date':
      return {
        ...common,
        kind: field.kind,
        default: field.default(today),
        min: field.min.at(today),
        minReason: field.min.because,
        max: field.max.at(today),
        maxReason: field.max.because,
      }
    default:
      return assertNever(field)
  }
}

function boundsOf({
  default: usual,
  min,
  max,
}: Extract<Field, { kind: 'money' | 'price' | 'months' | 'rate' | 'count' }>) {
  return { default: usual, min: min.at, minReason: min.because, max: max.at, maxReason: max.because }
}
