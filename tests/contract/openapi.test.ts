import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { openApiDocument, openApiOperation } from '@/lib/contract/openapi'
import { declaredErrors } from '@/lib/contract/operation'
import { operations } from '@/lib/contract/operations'
import { problemKinds } from '@/lib/contract/problem'
import { callerOf } from '../api/support/member'
import { send } from '../api/support/provider'

const schemaObject = z.record(z.string(), z.unknown())
const mediaTypes = z.record(z.string(), z.strictObject({ schema: schemaObject }))

const operationObject = z.strictObject({
  operationId: z.string().regex(/^[a-z-]+\.[a-z-]+$/),
  summary: z.string().min(1),
  description: z.string().min(1),
  tags: z.array(z.string()).min(1),
  'x-provenance': z.enum(['given by the spec', 'path only', 'ours']),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(
    z.strictObject({
      name: z.string(),
      in: z.enum(['path', 'query', 'header']),
      required: z.boolean(),
      schema: schemaObject,
    }),
  ),
  requestBody: z.strictObject({ required: z.boolean(), content: mediaTypes }).optional(),
  responses: z.record(
    z.string().regex(/^[2-5]\d\d$/),
    z.strictObject({
      description: z.string().min(1),
      headers: schemaObject.optional(),
      content: mediaTypes.optional(),
    }),
  ),
})

/** The parts of the OpenAPI 3.1 schema that the document uses, held strictly. */
const documentSchema = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
  jsonSchemaDialect: z.literal('https://json-schema.org/draft/2020-12/schema'),
  servers: z.array(z.strictObject({ url: z.string() })),
  paths: z.record(
    z.string().startsWith('/'),
    z.partialRecord(z.enum(['get', 'post', 'put', 'delete']), operationObject),
  ),
  components: z.strictObject({
    schemas: z.record(z.string(), schemaObject),
    securitySchemes: z.record(z.string(), schemaObject),
  }),
})

const document = documentSchema.parse(openApiDocument(operations))

test('the document lists exactly the calls that are built', () => {
  const listed = Object.entries(document.paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(listed.sort()).toEqual(operations.map(({ method, path }) => `${method} ${path}`).sort())
})

test('every call lists its success and each failure it declares, and no other status', () => {
  for (const operation of operations) {
    const calls = document.paths[operation.path]
    const listed = Object.values(calls ?? {}).find((call) => call?.operationId === operation.id.replace('/', '.'))
    const statuses = new Set(declaredErrors(operation).map((code) => String(problemKinds[code].status)))
    expect(Object.keys(listed?.responses ?? {}).sort()).toEqual([...statuses, String(operation.success.status)].sort())
  }
})

test('every reference points at a component of the document', () => {
  const text = JSON.stringify(document)
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1])
  expect(references).toContain('#/components/schemas/Product')
  expect(references).toContain('#/components/schemas/Problem')
  const names = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`)
  for (const reference of new Set(references)) expect(names).toContain(reference)
  expect(text).not.toContain('$defs')
})

test('the schemas are read back as JSON Schema 2020-12, and take what the provider answers', async () => {
  for (const operation of operations.filter(({ method }) => method === 'GET')) {
    const { answer } = openApiOperation(operation)
    if (answer === null) continue
    const definitions = JSON.parse(
      JSON.stringify(document.components.schemas).replaceAll('#/components/schemas/', '#/$defs/'),
    )
    const whole = JSON.parse(JSON.stringify(answer).replaceAll('#/components/schemas/', '#/$defs/'))
    const readBack = z.fromJSONSchema({ ...whole, $defs: definitions })
    const query = operation.request.shape.query === undefined ? '' : 'category=credit-card'
    const slug = operation.id.endsWith('product-details') ? '&slug=no-such-card' : ''
    const response = await send(operation, { query: `${query}${slug}`, headers: await callerOf(operation) })
    if (response.status !== 200) continue
    const json: unknown = await response.json()
    expect([operation.id, readBack.safeParse(json).error]).toEqual([operation.id, undefined])
    expect([operation.id, readBack.safeParse({ nonsense: true }).success]).toEqual([operation.id, false])
  }
})

test('the provider serves this document', async () => {
  const response = await send({ path: '/openapi.json', method: 'GET' })
  expect(await response.json()).toEqual(document)
})

test('the page in docs/ names every call that is built', () => {
  const page = readFileSync('docs/api.md', 'utf8')
  for (const { method, path } of operations) expect(page).toContain(`\`${method} ${path}\``)
})
