// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetAnswers, keepAnswers, keptAnswers } from './applicant-answers'

beforeEach(() => sessionStorage.clear())

describe('answers of an applicant', () => {
  it('are kept only once they are to be, and told apart from having said nothing', () => {
    expect(keptAnswers()).toBeNull()
    expect(keepAnswers({})).toBe(true)
    expect(keptAnswers()).toEqual({})
  })

  it('of one product stand beside those of another, and an emptied one goes', () => {
    keepAnswers({ age: '47', income: '3,000 & more' })
    keepAnswers({ issuers: '2', age: '' })
    expect(keptAnswers()).toEqual({ income: '3,000 & more', issuers: '2' })
  })

  it('are forgotten all at once', () => {
    keepAnswers({ age: '47' })
    forgetAnswers()
    expect(keptAnswers()).toBeNull()
  })

  it('are none where something else was written in their place', () => {
    sessionStorage.setItem('applicant', '{"age":47}')
    expect(keptAnswers()).toEqual({})
  })

  it('are lost, and that is said, where the browser keeps nothing', () => {
    vi.stubGlobal('sessionStorage', { getItem: () => null })
    expect(keepAnswers({ age: '47' })).toBe(false)
    vi.unstubAllGlobals()
  })
})
