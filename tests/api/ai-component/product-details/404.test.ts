import { test } from 'vitest'
import { productDetailsOperation } from '@/lib/contract/ai-component/product-details'
import { catalogue } from '@/lib/server/catalogue/load'
import { expectProblem, send } from '../../support/provider'

test('a product that is not listed is a 404 of its own kind', async () => {
  await expectProblem(
    await send(productDetailsOperation, { query: 'category=credit-card&slug=no-such-card' }),
    'GBL0008',
  )
})

test('a product of another category is not found here', async () => {
  const [slug = ''] = catalogue().products['personal-loan'].keys()
  await expectProblem(await send(productDetailsOperation, { query: `category=credit-card&slug=${slug}` }), 'GBL0008')
})
