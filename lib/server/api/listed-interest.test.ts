import { describe, expect, test } from 'vitest'
import { catalogue } from '@/lib/server/catalogue/load'
import { partnerContent } from '@/lib/server/content/partner-pages'
import { listedInterest } from './listed-interest'

const kept = { id: 'i', kind: 'left', recordedOn: '2026-11-20' } as const
const services = { catalogue: async () => catalogue(), partners: partnerContent.entries }

describe('what a member is interested in', () => {
  test('has the name and the page that the site gives it today', async () => {
    const product = { category: 'credit-card', slug: 'angsana-card-i' }
    const { name } = catalogue().products['credit-card'].get('angsana-card-i') ?? {}
    const { listed } = await listedInterest({ ...kept, product, entityName: null }, services)
    expect(listed).toEqual({ name, path: '/credit-card/angsana-card-i' })
  })

  test('is shown by its partner’s name and page where it is a partner', async () => {
    const { listed } = await listedInterest({ ...kept, product: null, entityName: 'CTOS' }, services)
    expect(listed).toEqual({ name: 'CTOS', path: '/credit-profile/ctos' })
  })

  test.each(['credit-card', 'no-such-category'])('of %s that is listed no more has neither', async (category) => {
    const product = { category, slug: 'gone' }
    expect((await listedInterest({ ...kept, product, entityName: null }, services)).listed).toBeNull()
  })
})
