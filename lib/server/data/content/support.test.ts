import { describe, expect, it } from 'vitest'
import { allAnswers, searchAnswers } from './support'

const first = (text: string) => searchAnswers(text).answers[0]?.slug

describe('the search of the support centre', () => {
  it.each([
    ['unsubscribe', 'unsubscribe'],
    ['unsubscrbe newsletter', 'unsubscribe'],
    ['lupa kata laluan', 'forgot-my-password'],
    ['padam akaun', 'close-my-account'],
    ['MX points', 'referral-and-mx-points'],
    ['no code', 'i-get-no-code'],
    ['how do I close my account', 'close-my-account'],
  ])('finds by %s the answer %s first', (text, slug) => {
    expect(first(text)).toBe(slug)
  })

  it('finds every answer by its own question', () => {
    const lost = allAnswers().filter(({ slug, question }) =>
      question.length > 80 ? false : !searchAnswers(question).answers.some((answer) => answer.slug === slug),
    )
    expect(lost.map(({ slug }) => slug)).toEqual([])
  })

  it('says which words fitted, also where they are only spelt alike', () => {
    expect(searchAnswers('passwrd')).toMatchObject({ near: true })
    expect(searchAnswers('passwrd').answers[0]?.found).toContain('password')
  })

  it('finds nothing for what is not there, for nothing and for a pasted text', () => {
    for (const text of ['qqqqqqqq', ' ', 'a'.repeat(500)]) {
      expect(searchAnswers(text)).toEqual({ near: false, total: 0, answers: [] })
    }
  })
})
