import { expect, test } from 'vitest'
import { operations } from '@/lib/contract/operations'
import { problemCodes, problemKinds, problemType } from '@/lib/contract/problem'
import { send } from './support/provider'

const policy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

async function page(path: string): Promise<string> {
  const response = await send({ path, method: 'GET' })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('content-security-policy')).toBe(policy)
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  return response.text()
}

test('the documentation names every call and runs and styles nothing inline', async () => {
  const html = await page('/docs')
  for (const operation of operations) expect(html).toContain(`<code>/api${operation.path}</code>`)
  expect(html).not.toMatch(/<script|<style|style=|\son\w+=/i)
  expect(html.match(/<h1>/g)).toHaveLength(1)
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  expect(new Set(ids).size).toBe(ids.length)
})

test('every link of the documentation leads somewhere', async () => {
  const html = await page('/docs')
  const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]))
  for (const [, href = ''] of html.matchAll(/href="([^"]+)"/g)) {
    if (href.startsWith('#')) expect(ids).toContain(href.slice(1))
    else expect((await send({ path: href.replace(/^\/api/, ''), method: 'GET' })).status).toBe(200)
  }
})

test.each(problemCodes)('the type of %s leads to a page that says why and what to do', async (code) => {
  const html = await page(problemType(code).replace(/^\/api/, ''))
  const plain = html.replaceAll('&#39;', "'").replaceAll('&quot;', '"')
  for (const text of [problemKinds[code].title, problemKinds[code].cause, problemKinds[code].remedy]) {
    expect(plain).toContain(text)
  }
})

test('the documentation is read only', async () => {
  for (const path of ['/docs', '/docs.css', '/openapi.json']) {
    const response = await send({ path, method: 'GET' }, { method: 'POST', body: {} })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  }
})
