import { describe, expect, it } from 'vitest'
import { makeCreditCard } from '@/tests/factories/credit-card'
import { fakeAccount } from '@/tests/factories/fake-account'
import { fakeCategory } from '@/tests/factories/fake-category'
import { creditCard } from '../categories/credit-card/definition'
import { kindText } from './kind-text'

describe('the kind of a product', () => {
  it('names the network and tier of a card', () => {
    const card = makeCreditCard({ network: 'american-express', tier: 'signature', shariah: null })
    expect(kindText(creditCard, card)).toBe('American Express Signature · Conventional')
  })

  it('names the Shariah contract of an Islamic product in plain letters', () => {
    expect(kindText(fakeCategory, fakeAccount({ shariah: 'musharakah-mutanaqisah' }))).toBe(
      'Islamic (musharakah mutanaqisah)',
    )
    expect(kindText(fakeCategory, fakeAccount())).toBe('Conventional')
  })
})
