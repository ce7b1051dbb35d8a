import { describe, expect, it } from 'vitest'
import { caseOf, rememberedHref } from './remembered-case'

const now = (chosen: string) => ({ choices: [], chosen })

describe('the case that a list remembers', () => {
  it('is what the address says of it, with what the visitor has now', () => {
    expect(caseOf({ scenarioQuery: 'amount=50000&months=6', now: now('selat-fd') })).toBe(
      'amount=50000&months=6&now=selat-fd',
    )
  })

  it('is nothing where all is as the list opens', () => {
    expect(caseOf({ scenarioQuery: '', now: now('') })).toBe('')
  })

  it('has no seal, which stands for what was told', () => {
    expect(caseOf({ scenarioQuery: 'petrol=300&sealed=abc', now: now('') })).toBe('petrol=300')
  })

  it('leads to a list with the filters and the order that it has, each field once', () => {
    const list = { path: '/credit-card', query: 'kind=islamic&petrol=100&sort=fee' }
    expect(rememberedHref(list, 'petrol=300&groceries=600')).toBe(
      '/credit-card?kind=islamic&sort=fee&petrol=300&groceries=600',
    )
  })
})
