// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readRememberedCase, writeRememberedCase } from '@/lib/client/storage'
import { fixedDeposit } from '@/lib/domain/categories/fixed-deposit/definition'
import { buildListModel } from '@/lib/domain/list/list-model'
import { listWords } from '@/lib/domain/list/list-words'
import { testToday } from '@/tests/factories/product'
import { RememberedCase } from './remembered-case'

const words = listWords.remembered
const own = 'amount=50000&months=6'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const lineFor = (query: string) => (
  <RememberedCase model={buildListModel(fixedDeposit, [], new URLSearchParams(query), null, testToday)} />
)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }))

it('an example asks whether it is the visitor, while nothing is remembered', () => {
  render(lineFor(''))
  expect(screen.getByText(listWords.example)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

it('figures of the visitor are remembered at one press, and forgotten at another', () => {
  render(lineFor(own))
  expect(readRememberedCase('fixed-deposit')).toBeNull()
  press(words.remember)
  expect(readRememberedCase('fixed-deposit')).toBe(own)
  expect(screen.getByRole('status').textContent).toBe(words.kept)
  press(words.forget)
  expect(readRememberedCase('fixed-deposit')).toBeNull()
  expect(screen.getByRole('button', { name: words.remember })).toBeDefined()
})

it('an example offers what is remembered, and other figures take its place', () => {
  writeRememberedCase('fixed-deposit', own)
  const { rerender } = render(lineFor(''))
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/investment/fixed-deposit?${own}`)
  rerender(lineFor('amount=70000'))
  press(words.remember)
  expect(readRememberedCase('fixed-deposit')).toBe('amount=70000')
})

it('says so when the browser keeps nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  render(lineFor(own))
  press(words.remember)
  expect(screen.getByRole('status').textContent).toBe(words.failed)
})
