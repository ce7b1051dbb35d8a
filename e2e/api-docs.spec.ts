import * as z from 'zod'
import { operations } from '@/lib/contract/operations'
import { problemCodes } from '@/lib/contract/problem'
import { expect, test } from './fixtures'

const documentSchema = z.looseObject({
  openapi: z.string(),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
})

/** Every reference inside a document. */
function references(value: unknown): readonly string[] {
  return [...JSON.stringify(value).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target = '']) => target)
}

/** What a reference of the document points to; undefined for nothing. */
function resolved(document: unknown, reference: string): unknown {
  return reference
    .replace(/^#\//, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (place, part) => (typeof place === 'object' && place !== null ? Reflect.get(place, part) : undefined),
      document,
    )
}

test('the machine-readable description is OpenAPI 3.1, names every call and has no loose ends', async ({ request }) => {
  const answer = await request.get('/api/openapi.json')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toMatch(/^application\/json/)
  const document = documentSchema.parse(await answer.json())
  expect(document.openapi).toMatch(/^3\.1\.\d$/)
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/^\/api/, '')}`),
  )
  expect(described.sort()).toEqual(operations.map(({ method, path }) => `${method} ${path}`).sort())
  for (const reference of references(document)) expect(resolved(document, reference), reference).toBeDefined()
})

test('the readable description has every call and every error, and its links lead somewhere', async ({
  page,
  visit,
  request,
}) => {
  await visit('/api/docs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  for (const { summary, path } of operations) {
    const section = page.getByRole('region', { name: summary, exact: true })
    await expect(section.locator('code').first()).toHaveText(`/api${path}`)
  }
  const links = await page.locator('a').evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href') ?? ''))
  for (const href of new Set(links)) {
    if (href.startsWith('#')) await expect(page.locator(`[id="${href.slice(1)}"]`), href).toHaveCount(1)
    else expect((await request.get(href)).status(), href).toBe(200)
  }
  for (const code of problemCodes) expect(links).toContain(`/api/docs/errors/${code}`)
})

test('the style of the description is applied under its policy', async ({ page, visit }) => {
  await visit('/api/docs')
  expect(
    await page.evaluate(() => [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0)),
  ).toBeGreaterThan(5)
})

test('a call of the description answers as it says, a wrong one with a problem', async ({ request }) => {
  const right = await request.get('/api/ai-component/v1/public/products/product-type')
  expect(right.status()).toBe(200)
  const wrong = await request.get('/api/no-such-call')
  expect(wrong.status()).toBe(404)
  expect(wrong.headers()['content-type']).toMatch(/^application\/problem\+json/)
  expect((await request.delete(right.url())).status()).toBe(405)
  expect((await request.get('/api/ready')).status()).toBe(200)
})
