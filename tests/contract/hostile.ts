import fc from 'fast-check'
import * as z from 'zod'
import { type Operation, partSchema } from '@/lib/contract/operation'
import { categoryIds } from '@/lib/domain/categories/load'
import { categoryOf } from '@/lib/domain/categories/registry'
import { knownQueryKeys } from '@/lib/domain/list/list-query'

const field = z.object({
  /** What may be chosen: words or amounts. A choice that may be absent has null beside them. */
  enum: z.array(z.union([z.string(), z.number()]).nullable()).optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  maxLength: z.number().optional(),
})

/** Valid values, values on each bound and one step past it, taken from a field's own schema. */
function bounds(schema: z.core.$ZodType): readonly (string | number)[] {
  const shape = field.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  const words = shape.enum?.filter((word) => word !== null)
  if (words !== undefined) return [...words, words.join(','), '']
  const { minimum = 0, maximum = 1000, maxLength = 40 } = shape
  if (shape.type === 'integer') return [minimum, maximum, minimum - 1, maximum + 1, minimum + 0.5, 1e21]
  return ['', '/', 'a', '/a/b', 'a'.repeat(maxLength), 'a'.repeat(maxLength + 1)]
}

/** Texts that have broken parsers, stores, logs and pages before. */
const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    '../../etc/passwd',
    '\u0000',
    '\ud800',
    '\u202e',
    '%00',
    '%',
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '{{7*7}}',
    '\r\nset-cookie: a=b',
    '-0',
    'NaN',
    'Infinity',
    '1e308',
    '0x10',
    '۱۲',
    'ﷺ'.repeat(40),
    '9'.repeat(400),
    'a'.repeat(5000),
    '(a+)+$',
    '💥',
  ),
)

function fields(operation: Operation, part: 'query' | 'body'): Readonly<Record<string, z.core.$ZodType>> {
  const schema = partSchema(operation, part)
  return schema instanceof z.ZodObject ? schema.shape : {}
}

/** The path of an operation with hostile texts in place of its parameters; a dot alone would name another path. */
export function hostilePath(operation: Operation): fc.Arbitrary<string> {
  const text = hostileText.map((part) => encodeURIComponent(part.toWellFormed())).filter((part) => !/^\.*$/.test(part))
  return text.map((part) => operation.path.replace(/\{\w+\}/g, () => part))
}

/** Names that a list's query may have, beside the ones of the operation itself. */
const listNames = categoryIds.flatMap((id) => knownQueryKeys(categoryOf(id)))

function values(schema: z.core.$ZodType | undefined): fc.Arbitrary<string> {
  return schema === undefined ? hostileText : fc.oneof(fc.constantFrom(...bounds(schema).map(String)), hostileText)
}

/** Queries from the operation's schema: valid, on the bounds, broken, repeated, with unknown and hostile names. */
export function hostileQuery(operation: Operation): fc.Arbitrary<string> {
  const known = fields(operation, 'query')
  const name = fc.oneof(fc.constantFrom(...Object.keys(known), ...listNames), hostileText)
  const pair = name.chain((key) =>
    fc.tuple(fc.constant(key), values(Object.hasOwn(known, key) ? known[key] : undefined)),
  )
  const likely = fc.record(Object.fromEntries(Object.entries(known).map(([key, schema]) => [key, values(schema)])), {
    requiredKeys: [],
  })
  const pairs = fc
    .tuple(likely, fc.array(pair, { maxLength: 8 }))
    .map(([base, more]) => [...Object.entries(base), ...more])
  const printed = pairs.map((list) =>
    new URLSearchParams(list.map(([key, value]) => [key, (value ?? '').toWellFormed()])).toString(),
  )
  const raw = fc.string({ maxLength: 80 }).map((text) => text.replace(/[#\s]/g, ''))
  return fc.oneof({ weight: 8, arbitrary: printed }, { weight: 1, arbitrary: raw })
}

const anything = fc.oneof(
  hostileText,
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 4 }),
  fc.constant('a'.repeat(60_000)),
  fc.constant(JSON.parse(`${'['.repeat(2000)}${']'.repeat(2000)}`)),
)

/** Bodies as text: valid, on the bounds, broken, of another type, huge, or no JSON at all. */
export function hostileBody(operation: Operation): fc.Arbitrary<string> {
  const known = fields(operation, 'body')
  const parts = Object.fromEntries(
    Object.entries(known).map(([key, schema]) => [
      key,
      fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...bounds(schema)) }, { weight: 1, arbitrary: anything }),
    ]),
  )
  const object = fc.record(parts, { requiredKeys: [] })
  const extended = fc
    .tuple(object, fc.dictionary(hostileText, anything, { maxKeys: 3 }))
    .map(([base, more]) => ({ ...base, ...more }))
  return fc.oneof(
    { weight: 5, arbitrary: object.map((body) => JSON.stringify(body)) },
    { weight: 2, arbitrary: extended.map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: anything.map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: hostileText },
  )
}
