// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { handCase, handedBack } from './hand-case'
import { clearPersonalAnswers, wayBack } from './personal-answers'
import { forgetOwn } from './storage'

const path = '/financial-hub/insurance-gap'
const said = { cover: 'life', need: '48,000', years: '15' }

beforeEach(() => {
  sessionStorage.clear()
  handCase({ category: 'term-life-insurance', said: { sum: '708000' } }, path, new URLSearchParams(said))
})

it('leads from the list back to the calculator, by an address without a figure', () => {
  expect(wayBack('term-life-insurance')).toBe('/financial-hub/insurance-gap#from-list')
  expect(wayBack('pet-insurance')).toBeNull()
})

it('gives the calculator what its form said, and another page nothing', () => {
  expect(handedBack(path)).toEqual(said)
  expect(handedBack('/financial-hub/retirement')).toBeNull()
})

it('is forgotten with the details of its list, and not with those of another', () => {
  clearPersonalAnswers('pet-insurance')
  expect(wayBack('term-life-insurance')).not.toBeNull()
  clearPersonalAnswers('term-life-insurance')
  expect(handedBack(path)).toBeNull()
})

it('is forgotten when a member leaves: figures may have come from the account', () => {
  forgetOwn()
  expect(wayBack('term-life-insurance')).toBeNull()
})

it.each(['', 'pet-insurance'])('is nothing where the tab keeps something else: %s', (kept) => {
  sessionStorage.setItem('handed', kept)
  expect(wayBack('pet-insurance')).toBeNull()
})
