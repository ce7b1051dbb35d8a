import { describe, expect, it } from 'vitest'
import { personalCategory } from '@/tests/factories/fake-category'
import { onlyNamed, personalNames } from './personal-answers'

const names = personalNames(personalCategory)

describe('what is told of a category', () => {
  it('is what is personal of its scenario and of an own product, and that a form said it', () => {
    expect([...names]).toEqual(['case', 'student', 'own-fee'])
  })

  it('is taken out of a form, repeated names and their order kept', () => {
    const form = new URLSearchParams('case=1&sort=fee&student=0&balance=9&student=1&own=1&own-rate=2&own-fee=5')
    expect(onlyNamed(form, names).toString()).toBe('case=1&student=0&student=1&own-fee=5')
  })
})
