import * as z from 'zod'
import { brand } from '@/lib/brand'
import { productSchema } from './entities/product'
import { userSchema } from './entities/user'
import { declaredErrors, mostInWords, type Operation, partSchema } from './operation'
import { problemKinds, problemType } from './problem'
import { problemSchema } from './problem-schema'

type Json = Readonly<Record<string, unknown>>

/** Schemas that have a name in the document; everywhere else they are referred to. */
const named = z
  .registry<{ id: string }>()
  .add(productSchema, { id: 'Product' })
  .add(userSchema, { id: 'User' })
  .add(problemSchema, { id: 'Problem' })

/** `$defs` of a single schema become the document's components; the dialect is named once, at the top. */
function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const {
    $schema: _dialect,
    $defs: _components,
    ...rest
  } = z.toJSONSchema(schema, {
    io,
    metadata: named,
    unrepresentable: 'any',
  })
  return refsToComponents(rest)
}

function refsToComponents(schema: Json): Json {
  const moved: unknown = JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))
  return z.record(z.string(), z.unknown()).parse(moved)
}

function namedSchemas(): Json {
  const { schemas } = z.toJSONSchema(named, {
    io: 'output',
    unrepresentable: 'any',
    uri: (id) => `#/components/schemas/${id}`,
  })
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _dialect, $id: _id, ...schema }]) => [id, refsToComponents(schema)]),
  )
}

/** A named value in the path, the query or the headers of a call. */
export interface ParameterDoc {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly schema: Json
}

/** The specification's two headers of a signed call. */
const signatureDocs: readonly ParameterDoc[] = [
  { name: 'timestamp', in: 'header', required: true, schema: { type: 'string', pattern: '^\\d{1,15}$' } },
  { name: 'hash', in: 'header', required: true, schema: { type: 'string', pattern: '^[0-9a-f]{128}$' } },
]

/** Names one thing to be done, however often it is sent. */
const idempotencyDoc: ParameterDoc = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  schema: { type: 'string', format: 'uuid' },
}

/** Looked at where the provider asks for a proof of a person. */
const challengeDoc: ParameterDoc = {
  name: 'Challenge-Token',
  in: 'header',
  required: false,
  schema: { type: 'string', pattern: '^[\\w-]{20,4096}$' },
}

/** By which a browser is known again. */
const deviceDoc: ParameterDoc = {
  name: 'Device-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', pattern: '^[\\w-]{43}$' },
}

/** What a call reads from its path, query and headers. Query names that depend on the category are told in the notes. */
export function parameterDocs(operation: Operation): readonly ParameterDoc[] {
  const parts = (['params', 'query'] as const).flatMap((part) => {
    const schema = partSchema(operation, part)
    if (!(schema instanceof z.ZodObject)) return []
    return Object.entries(schema.shape).map(([name, field]) => ({
      name,
      in: part === 'params' ? ('path' as const) : ('query' as const),
      required: !(field instanceof z.ZodOptional),
      schema: jsonSchema(field, 'input'),
    }))
  })
  return [
    ...parts,
    ...(operation.headers === 'signed' ? signatureDocs : []),
    ...(operation.challenged ? [challengeDoc] : []),
    ...(operation.idempotent ? [idempotencyDoc] : []),
    ...(operation.knowsDevice ? [deviceDoc] : []),
  ]
}

/** The schemas of a call's body and of its answer, null where there is none. */
export function openApiOperation(operation: Operation): { readonly body: Json | null; readonly answer: Json | null } {
  const body = partSchema(operation, 'body')
  return {
    body: body === undefined ? null : jsonSchema(body, 'input'),
    answer: operation.success.status === 204 ? null : jsonSchema(operation.success.schema, 'output'),
  }
}

/** Failures by status; several codes may share one. */
function errorResponses(operation: Operation): Json {
  const byStatus = Map.groupBy(declaredErrors(operation), (code) => problemKinds[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `${code}: ${problemKinds[code].title} (${problemType(code)})`).join('; '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )
}

/** Every header that a success carries beyond its content. */
function headerDocs(operation: Operation): Json {
  const fixed = { 'Cache-Control': operation.cache, ...operation.success.headers }
  return Object.fromEntries(
    Object.entries(fixed).map(([name, value]) => [name, { schema: { type: 'string', const: value } }]),
  )
}

const securityOf = {
  public: [],
  optional: [{}, { bearer: [] }],
  bearer: [{ bearer: [] }],
} as const satisfies Record<Operation['auth'], unknown>

function descriptionOf({ provenance, limit, notes }: Operation): string {
  const most = limit === undefined ? [] : [`At most ${mostInWords(limit)} from one source.`]
  return [`Origin: ${provenance}.`, ...most, ...(notes === null ? [] : [notes])].join(' ')
}

function operationObject(operation: Operation): Json {
  const { body, answer } = openApiOperation(operation)
  const [component = 'site'] = operation.id.split('/')
  return {
    operationId: operation.id.replace('/', '.'),
    summary: operation.summary,
    description: descriptionOf(operation),
    tags: [component],
    'x-provenance': operation.provenance,
    security: securityOf[operation.auth],
    parameters: parameterDocs(operation),
    ...(body === null ? {} : { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: {
      [String(operation.success.status)]: {
        description: operation.success.description,
        headers: headerDocs(operation),
        ...(answer === null ? {} : { content: { 'application/json': { schema: answer } } }),
      },
      ...errorResponses(operation),
    },
  }
}

/** The OpenAPI 3.1 document of the calls that are answered. */
export function openApiDocument(operations: readonly Operation[]): Json {
  const byPath = Map.groupBy(operations, (operation) => operation.path)
  return {
    openapi: '3.1.1',
    info: {
      title: `${brand.name} API`,
      version: '1.0.0',
      description:
        'The calls between the site and its provider. Where the specification shows only a path, the method, the ' +
        'request and the answer are ours; each call says so under x-provenance.',
    },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    servers: [{ url: '/api' }],
    paths: Object.fromEntries(
      [...byPath].map(([path, calls]) => [
        path,
        Object.fromEntries(calls.map((call) => [call.method.toLowerCase(), operationObject(call)])),
      ]),
    ),
    components: {
      schemas: namedSchemas(),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}
