import { describe, expect, test } from 'vitest'
import { catalogue } from '@/lib/server/catalogue/load'
import { partnerContent } from '@/lib/server/content/partner-pages'
import { printQuestion } from '@/lib/server/services/alerts/question'
import { testToday } from '@/tests/factories/product'
import { listedInterest } from './listed-interest'

const kept = { id: 'i', kind: 'left', recordedOn: '2026-11-20', question: null } as const
const services = { catalogue: async () => catalogue(), partners: partnerContent.entries, today: () => testToday }

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

  test('has the case and the threshold of an alert, and leads to the page for that case', async () => {
    const product = { category: 'savings-account', slug: 'angsana-saver-i' }
    const question = printQuestion({ query: 'balance=50000', least: 20_000, rhythm: 'weekly' })
    const entry = await listedInterest({ ...kept, kind: 'alert', product, entityName: null, question }, services)
    expect(entry.alert).toEqual({
      case: 'balance=50000',
      words: expect.stringContaining('RM50,000'),
      least: 20_000,
      rhythm: 'weekly',
    })
    expect(entry.listed?.path).toBe('/bank-account/savings-account/angsana-saver-i?balance=50000')
    expect(entry).not.toHaveProperty('question')
  })

  test('has no threshold where the list is ordered by no amount', async () => {
    const product = { category: 'home-loan', slug: [...catalogue().products['home-loan'].keys()][0] ?? '' }
    const entry = await listedInterest({ ...kept, kind: 'alert', product, entityName: null }, services)
    expect(entry.alert).toEqual({ case: '', words: null, least: null, rhythm: 'immediate' })
  })
})
