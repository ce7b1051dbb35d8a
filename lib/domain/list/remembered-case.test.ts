import { describe, expect, it } from 'vitest'
import { caseOf, isRemembered, rememberedHref } from './remembered-case'

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

  it('takes the place of the whole case of another page, and leaves the rest of its address', () => {
    const page = { path: '/compare', query: 'product=a&product=b&petrol=100&dining=50' }
    expect(rememberedHref(page, 'petrol=300', ['petrol', 'dining'])).toBe('/compare?product=a&product=b&petrol=300')
  })

  it('is shown by a page that says the same of every field it asks, and of no other', () => {
    const names = ['petrol', 'dining']
    expect(isRemembered('product=a&petrol=300', 'petrol=300&now=selat', names)).toBe(true)
    expect(isRemembered('product=a&petrol=300&dining=50', 'petrol=300', names)).toBe(false)
    expect(isRemembered('', 'petrol=300', names)).toBe(false)
  })
})
