// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readPersonalAnswers } from '@/lib/client/personal-answers'
import type { ListLink } from '@/lib/domain/calculator-pages/calculator'
import { followList } from './follow-list'

const category = 'term-life-insurance'
const hands = { category, said: { sum: '708000', years: '15' }, note: 'The list starts from RM708,000.' } as const
const link: ListLink = { href: '/insurance/term-life-insurance', label: 'Compare', hands }
const assign = vi.fn()

/** Presses a link, and says whether the browser was kept from following it by itself. */
function press(pressed: ListLink, keys: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey', boolean>> = {}): boolean {
  const preventDefault = vi.fn()
  followList('/financial-hub/insurance-gap')(
    { ctrlKey: false, metaKey: false, shiftKey: false, ...keys, preventDefault },
    pressed,
  )
  return preventDefault.mock.calls.length > 0
}

beforeEach(() => {
  sessionStorage.clear()
  vi.spyOn(window.location, 'assign').mockImplementation(assign)
})
afterEach(() => {
  vi.restoreAllMocks()
  assign.mockReset()
})

it('keeps the case before it leads to the list, whose address does not say it', async () => {
  expect(press(link)).toBe(true)
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/insurance/term-life-insurance'))
  expect(readPersonalAnswers(category)?.toString()).toBe('case=1&sum=708000&years=15')
})

it.each(['ctrlKey', 'metaKey', 'shiftKey'] as const)('leaves a link alone that opens beside the page: %s', (key) => {
  expect(press(link, { [key]: true })).toBe(false)
  expect(readPersonalAnswers(category)).toBeNull()
})

it('leaves a link alone that hands nothing over', () => {
  expect(press({ href: link.href, label: link.label })).toBe(false)
})
