import { expect, test } from 'vitest'
import { partnerEntities } from '@/lib/contract/click-record'
import { partnershipCheckOperation } from '@/lib/contract/common-component/partnership-check'
import { partnerContent } from '@/lib/server/content/partner-pages'
import { expectSuccess, providerWith, requestTo, send } from '../../support/provider'

/** Partners whose address nobody has verified yet. */
const unverified = ['EWILL', 'EASIWILL', 'MILIEU_SOLAR']

test.each(partnerEntities)('%s is live where the table of partners has an address of it', async (entityName) => {
  const response = await send(partnershipCheckOperation, { query: `entityName=${entityName}` })
  const answer = await expectSuccess(response, partnershipCheckOperation)
  expect(answer).toEqual({ data: { entityName, live: !unverified.includes(entityName) } })
})

test('a partner whose address is gone, or whose file is, is not live', async () => {
  const table = partnerContent.entries()
  const without = table.map((one) => ({ ...one, address: one.entityName === 'CTOS' ? null : one.address }))
  const gone = table.filter(({ entityName }) => entityName !== 'CTOS')
  for (const partners of [without, gone]) {
    const provider = providerWith({ common: { partners: () => partners } })
    const response = await provider(requestTo(partnershipCheckOperation, { query: 'entityName=CTOS' }))
    expect((await expectSuccess(response, partnershipCheckOperation)).data.live).toBe(false)
  }
})
