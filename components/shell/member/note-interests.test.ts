// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SessionCall } from '@/lib/client/session'
import { changeSession } from '@/lib/client/session-store'
import { aminah } from '@/tests/factories/session-provider'
import { noteInterests } from './note-interests'

const page = `
  <div class="acct"><button type="button" data-shell="sign-out">Sign Out</button></div>
  <main><section class="apply-bar"><a href="/apply/credit-card/angsana-card-i"><b>Apply</b></a></section>
  <a id="other" href="/apply/no-such-category/x">Apply</a><a id="own" href="/credit-card">Cards</a></main>`

const subject = { category: 'credit-card', slug: 'angsana-card-i' }
const member = { ...aminah, initName: 'AY', referralDifferentTermConditionVersion: null }
const entry = { id: '019a0000-0000-7000-8000-000000000001', kind: 'alert', product: subject, entityName: null }

let ending: AbortController
let made: [string, unknown][]
/** What the provider does before it answers. */
let answer: () => Promise<void>

const call: SessionCall = async (operation, input) => {
  made.push([operation.id, input])
  await answer()
  return operation.success.schema.parse({ data: { ...entry, recordedOn: '2026-11-20', listed: null, alert: null } })
}

const asking = () => [...document.querySelectorAll<HTMLElement>('.acct button')].find((one) => !one.dataset.shell)
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

beforeEach(() => {
  document.body.innerHTML = page
  document.addEventListener('click', (event) => event.preventDefault())
  made = []
  answer = () => Promise.resolve()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  ending = new AbortController()
  changeSession({ state: { kind: 'in', user: member } })
  noteInterests(call, ending.signal)
})
afterEach(() => ending.abort())

test('a member who leaves for a product has it on the list, and nothing else is told', () => {
  for (const link of ['.apply-bar b', '#other', '#own']) press(link)
  expect(made).toEqual([['bank-component/user-interest-record-redirect', { body: subject }]])
})

test('whoever has signed out leaves no mark and is offered none', () => {
  changeSession({ state: { kind: 'out' } })
  press('.apply-bar a')
  expect([made, asking()?.hidden]).toEqual([[], true])
})

test('an alert that was kept is no failure, and one that was not is', async () => {
  const told: unknown[] = []
  const listen = (event: Event) => told.push(event instanceof CustomEvent ? event.detail : null)
  window.addEventListener('shell:toast', listen)
  asking()?.click()
  await vi.waitFor(() =>
    expect(told).toEqual([{ message: expect.stringContaining('We will write to you'), kind: 'plain' }]),
  )
  answer = () => Promise.reject(new Error('gone'))
  asking()?.click()
  await vi.waitFor(() => expect(told[1]).toMatchObject({ kind: 'failure' }))
  window.removeEventListener('shell:toast', listen)
})

test('a member asks in their menu to be told of changes, and hears what follows', async () => {
  const told: unknown[] = []
  const listen = (event: Event) => told.push(event instanceof CustomEvent ? event.detail : null)
  window.addEventListener('shell:toast', listen)
  window.history.replaceState(null, '', '?spend=3000')
  expect(asking()?.textContent).toBe('Tell me when this changes')
  asking()?.click()
  asking()?.click()
  await vi.waitFor(() => expect(asking()?.textContent).toBe('We will tell you'))
  window.history.replaceState(null, '', '?')
  expect(made).toEqual([['bank-component/product-alert', { body: { ...subject, case: 'spend=3000' } }]])
  expect(told).toEqual([{ message: expect.stringContaining('We will write to you'), kind: 'plain' }])
  window.removeEventListener('shell:toast', listen)
})
