import { test } from 'vitest'
import { expectProblem, send } from './support/provider'

test.each([
  '/',
  '/nothing',
  '/health/',
  '/Health',
  '//health',
  '/health/extra',
  '/docs/errors',
  '/docs/errors/GBL9999',
  '/docs/errors/__proto__',
  '/docs/errors/constructor',
  '/ai-component/v1/public/products',
  '/ai-component/v1/public/products/product-details.json',
  '/%E0%A4%A',
  '/..%2fhealth',
  `/${'a'.repeat(8000)}`,
])('nothing answers at %s', async (path) => {
  await expectProblem(await send({ path, method: 'GET' }), 'GBL0003')
})

test('an unknown path is a 404 for every method', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    await expectProblem(await send({ path: '/nothing', method: 'GET' }, { method, body: {} }), 'GBL0003')
  }
})
