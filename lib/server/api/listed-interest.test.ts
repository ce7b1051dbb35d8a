import { describe, expect, test } from 'vitest'
import { catalogue } from '@/lib/server/catalogue/load'
import { listedInterest } from './listed-interest'

const kept = { id: 'i', kind: 'left', recordedOn: '2026-11-20' } as const

describe('what a member is interested in', () => {
  test('has the name and the page that the site gives it today', () => {
    const product = { category: 'credit-card', slug: 'angsana-card-i' }
    const { name } = catalogue().products['credit-card'].get('angsana-card-i') ?? {}
    const { listed } = listedInterest({ ...kept, product, entityName: null }, catalogue())
    expect(listed).toEqual({ name, path: '/credit-card/angsana-card-i' })
  })

  test('is shown by its partner’s name and first product where it is a partner', () => {
    const [product] = catalogue().products['credit-card'].values()
    const issuer = product?.issuer
    const known = { ...catalogue(), entityNames: new Map([[issuer?.slug ?? '', 'CTOS'] as const]) }
    const { listed } = listedInterest({ ...kept, product: null, entityName: 'CTOS' }, known)
    expect(listed).toEqual({ name: issuer?.name, path: expect.stringMatching(/^\/[a-z-]+/) })
  })

  test.each(['credit-card', 'no-such-category'])('of %s that is listed no more has neither', (category) => {
    const product = { category, slug: 'gone' }
    expect(listedInterest({ ...kept, product, entityName: null }, catalogue()).listed).toBeNull()
  })
})
