import { describe, expect, it } from 'vitest'
import { followingSteps } from './following-steps'
import { categoryList, siteOf } from './registry'

const question = { ask: 'Leave early?', answer: 'See what the bank may ask for', calculator: 'early-settlement' }

/** Words that pages of Islamic products never use, as the journey over those pages looks for them. */
const conventionalWords = /\b(interest|loans?|premiums?)\b/i

describe('what to ask after a product', () => {
  it('begins with the questions, and names a page that both lists have once', () => {
    const helpers = [
      { href: '/financial-hub/early-settlement', label: 'Leave early: the sum' },
      { href: '/blog/reading-a-car-loan-offer', label: 'How to read an offer' },
    ]
    expect(followingSteps({ next: [question] }, { helpers })).toEqual([
      { href: '/financial-hub/early-settlement', ask: 'Leave early?', answer: 'See what the bank may ask for' },
      { href: '/blog/reading-a-car-loan-offer', ask: 'How to read an offer', answer: null },
    ])
  })

  it('is nothing where a category has neither', () => {
    expect(followingSteps({}, {})).toEqual([])
  })

  it('never speaks of interest or loans where Islamic products stand too', () => {
    const shown = categoryList
      .filter(({ table }) => table.traits.shariah)
      .flatMap((category) => followingSteps(category, siteOf(category.id)))
      .map(({ ask, answer }) => `${ask} ${answer ?? ''}`)
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.filter((words) => conventionalWords.test(words))).toEqual([])
  })
})
