import { expect, test } from 'vitest'
import { partnerEntities } from '@/lib/contract/click-record'
import { partnershipCheckOperation } from '@/lib/contract/common-component/partnership-check'
import { catalogue } from '@/lib/server/catalogue/load'
import { expectSuccess, providerWith, requestTo, send } from '../../support/provider'

test.each(partnerEntities)('%s is live only where the catalogue lists a product of it', async (entityName) => {
  const response = await send(partnershipCheckOperation, { query: `entityName=${entityName}` })
  const answer = await expectSuccess(response, partnershipCheckOperation)
  expect(answer).toEqual({ data: { entityName, live: entityName === 'TRUELY_ESIM' } })
})

test('a partner whose products are gone is not live', async () => {
  const listed = catalogue()
  const products = { ...listed.products, esim: new Map() }
  const provider = providerWith({ common: { catalogue: async () => ({ ...listed, products }) } })
  const response = await provider(requestTo(partnershipCheckOperation, { query: 'entityName=TRUELY_ESIM' }))
  expect((await expectSuccess(response, partnershipCheckOperation)).data.live).toBe(false)
})
