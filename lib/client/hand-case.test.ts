// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { handCase } from './hand-case'
import { readPersonalAnswers, savePersonalAnswers } from './personal-answers'
import { forgetOwn, writeApplicantText } from './storage'

const category = 'term-life-insurance'
const said = { sum: '549000', years: '15' }

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

it('keeps the sum and the years for the list, on the device', () => {
  handCase({ category, said }, '/financial-hub/insurance-gap', new URLSearchParams())
  expect(readPersonalAnswers(category)?.toString()).toBe('case=1&sum=549000&years=15')
  expect(window.location.href).not.toContain('549000')
})

it('leaves what was told of the person as it is', () => {
  writeApplicantText('age=40', false)
  savePersonalAnswers(
    category,
    new Set(['case', 'age', 'smoker', 'sum']),
    new URLSearchParams('case=1&age=47&smoker=1&sum=100000'),
  )
  handCase({ category, said }, '/financial-hub/insurance-gap', new URLSearchParams())
  expect(readPersonalAnswers(category)?.toString()).toBe('age=47&smoker=1&case=1&sum=549000&years=15')
})

it('fills in the age at the next birthday where only the age today was told', () => {
  writeApplicantText('age=40', false)
  handCase({ category, said }, '/financial-hub/insurance-gap', new URLSearchParams())
  expect(readPersonalAnswers(category)?.get('age')).toBe('41')
})

it.each(['', 'age=', 'age=forty', 'age=12', 'age=90'])('leaves the age out where it cannot be used: %s', (text) => {
  writeApplicantText(text, false)
  handCase({ category, said }, '/financial-hub/insurance-gap', new URLSearchParams())
  expect(readPersonalAnswers(category)?.has('age')).toBe(false)
})

it('forgets an age that came from the account when the member leaves', () => {
  writeApplicantText('age=40&account=1', false)
  handCase({ category, said }, '/financial-hub/insurance-gap', new URLSearchParams())
  forgetOwn()
  expect(readPersonalAnswers(category)).toBeNull()
})
