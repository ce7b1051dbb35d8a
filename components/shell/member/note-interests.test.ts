// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SessionCall } from '@/lib/client/session'
import { changeSession } from '@/lib/client/session-store'
import { aminah } from '@/tests/factories/session-provider'
import { noteInterests } from './note-interests'

const page = `
  <main><section class="apply-bar"><a href="/apply/credit-card/angsana-card-i"><b>Apply</b></a></section>
  <a id="follow" href="/follow?product=credit-card%2Fangsana-card-i&amp;case=spend%3D3000">Tell me when this changes</a>
  <a id="nothing" href="/follow?product=no-such-category%2Fx">Tell me when this changes</a>
  <a id="other" href="/apply/no-such-category/x">Apply</a><a id="own" href="/credit-card">Cards</a></main>`

const subject = { category: 'credit-card', slug: 'angsana-card-i' }
const member = { ...aminah, initName: 'AY', referralDifferentTermConditionVersion: null }
const entry = { id: '019a0000-0000-7000-8000-000000000001', kind: 'alert', product: subject, entityName: null }

let ending: AbortController
let made: [string, unknown][]
let told: unknown[]
/** Clicks that the browser would follow. */
let followed: number
/** What the provider does before it answers. */
let answer: () => Promise<void>

const call: SessionCall = async (operation, input) => {
  made.push([operation.id, input])
  await answer()
  return operation.success.schema.parse({ data: { ...entry, recordedOn: '2026-11-20', listed: null, alert: null } })
}

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

beforeEach(() => {
  document.body.innerHTML = page
  made = []
  told = []
  followed = 0
  answer = () => Promise.resolve()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  ending = new AbortController()
  const { signal } = ending
  changeSession({ state: { kind: 'in', user: member } })
  noteInterests(call, signal)
  const count = (event: Event) => {
    if (!event.defaultPrevented) followed += 1
    event.preventDefault()
  }
  document.addEventListener('click', count, { signal })
  const listen = (event: Event) => told.push(event instanceof CustomEvent ? event.detail : null)
  window.addEventListener('shell:toast', listen, { signal })
})
afterEach(() => ending.abort())

test('a member who leaves for a product has it on the list, and nothing else is told', () => {
  for (const link of ['.apply-bar b', '#other', '#own', '#nothing']) press(link)
  expect(made).toEqual([['bank-component/user-interest-record-redirect', { body: subject }]])
  expect(followed).toBe(4)
})

test('whoever has signed out leaves no mark, and is led to the page that asks for an address', () => {
  changeSession({ state: { kind: 'out' } })
  for (const link of ['.apply-bar a', '#follow']) press(link)
  expect([made, followed]).toEqual([[], 2])
})

test('a member asks by one press to be told of changes in the case of the page, once, and hears what follows', async () => {
  press('#follow')
  press('#follow')
  await vi.waitFor(() => expect(told).toHaveLength(1))
  expect(made).toEqual([['bank-component/product-alert', { body: { ...subject, case: 'spend=3000' } }]])
  expect(told).toEqual([{ message: expect.stringContaining('We will write to you'), kind: 'plain' }])
  expect(followed).toBe(0)
})

test('an alert that could not be kept is said, and can be asked for again', async () => {
  answer = () => Promise.reject(new Error('gone'))
  press('#follow')
  await vi.waitFor(() => expect(told[0]).toMatchObject({ kind: 'failure' }))
  answer = () => Promise.resolve()
  press('#follow')
  await vi.waitFor(() => expect(told[1]).toMatchObject({ kind: 'plain' }))
})
