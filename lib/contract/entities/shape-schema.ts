import * as z from 'zod'
import type { FigureTable } from '@/lib/domain/figures/figure-table'
import type { Parts, Shape } from '@/lib/domain/figures/shape'
import { assertNever } from '@/lib/domain/values/assert-never'
import { countSchema, monthsSchema } from './product-fields'
import type { SchemaKit } from './schema-kit'

function partSchemas(parts: Parts, kit: SchemaKit): Readonly<Record<string, z.ZodType>> {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, shapeSchema(part, kit)]))
}

function caseSchema(kinds: Readonly<Record<string, Parts>>, kit: SchemaKit): z.ZodType {
  const [first, ...rest] = Object.entries(kinds).map(([kind, parts]) =>
    kit.object({ kind: z.literal(kind), ...partSchemas(parts, kit) }),
  )
  if (first === undefined) throw new RangeError('A shape of cases needs one')
  return z.discriminatedUnion('kind', [first, ...rest])
}

/** The schema of a shape's values, as one kit writes them. */
function shapeSchema(shape: Shape, kit: SchemaKit): z.ZodType {
  switch (shape.kind) {
    case 'money':
    case 'rate':
    case 'share':
    case 'date':
      return kit[shape.kind]
    case 'count':
      return countSchema
    case 'months':
      return monthsSchema
    case 'yes-no':
      return z.boolean()
    case 'text':
      return z.string().trim().min(1).max(shape.longest)
    case 'choice':
      return z.enum(Object.keys(shape.words))
    case 'numbers':
      return z.literal([...shape.values])
    case 'list':
      return kit.list(shapeSchema(shape.of, kit))
    case 'optional':
      return kit.optional(shapeSchema(shape.of, kit))
    case 'figure':
      return kit.figure(shapeSchema(shape.of, kit))
    case 'record':
      return kit.object(partSchemas(shape.parts, kit))
    case 'cases':
      return caseSchema(shape.cases, kit)
    default:
      return assertNever(shape)
  }
}

/** A schema for each figure of a table by the name of its field, as one kit writes them. */
export function figureSchemas(table: FigureTable, kit: SchemaKit): Readonly<Record<string, z.ZodType>> {
  return Object.fromEntries(
    Object.entries(table).map(([name, { kind, of }]) => {
      const schema = shapeSchema(of, kit)
      return [name, kind === 'published' ? kit.figure(schema) : schema]
    }),
  )
}
