// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { shelfOperation } from '@/lib/contract/calls/shelf'
import type { ShelfBody } from '@/lib/contract/entities/shortlisted-product'
import { parseShelf } from '@/lib/domain/shortlist/shelf'
import type { ShortlistedProduct } from '@/lib/domain/shortlist/shortlisted-product'
import { parseShortlist } from '@/lib/domain/shortlist/shortlisted-product'
import { isoDate } from '@/lib/domain/values/iso-date'
import { aminah } from '@/tests/factories/session-provider'
import type { SessionCall } from './session'
import { clearSession } from './session-end'
import { changeSession } from './session-store'
import { followShelf, settleShelf } from './shelf'
import { retryShelf, shelfState } from './shelf-state'
import { dropProduct, keepProducts, noteSince, noteToday } from './shortlist'

const user = { ...aminah, initName: 'AY', referralDifferentTermConditionVersion: null }
const kept = (slug: string): ShortlistedProduct => ({
  category: 'credit-card',
  slug,
  name: slug,
  before: null,
  seen: null,
  since: null,
})
const which = (slug: string) => ({ category: 'credit-card', slug })

/** What the account has, and what it is asked. */
let account: readonly ShortlistedProduct[]
let asked: ShelfBody[]
let isDown: boolean
let ending: AbortController
let told: string[]

const call: SessionCall = async (operation, input) => {
  const { body } = shelfOperation.request.parse(input)
  asked.push(body)
  if (isDown) throw new Error('no line')
  const left = account.filter(({ slug }) => !body.drop.some((one) => one.slug === slug))
  const added = body.put.filter(({ slug }) => !left.some((one) => one.slug === slug))
  const named = left.map((one) => {
    const since = body.put.find(({ slug }) => slug === one.slug)?.since
    return since === undefined ? one : { ...one, since }
  })
  account = [...named, ...added.map((one) => ({ ...one, since: one.since ?? null }))]
  const data = { products: account, added: added.map(({ slug }) => which(slug)), full: false }
  return operation.success.schema.parse({ data })
}

const here = () => parseShortlist(localStorage.getItem('shortlist')).map(({ slug }) => slug)
const base = () => parseShelf(localStorage.getItem('shelf'))
const settled = () => vi.waitFor(() => expect(shelfState()).toBe('together'))
const signIn = () => {
  localStorage.setItem('accessToken', 'access-1')
  changeSession({ state: { kind: 'in', user } })
}
const listen = (event: Event) => told.push(event instanceof CustomEvent ? event.detail.message : '')

beforeEach(() => {
  localStorage.clear()
  account = []
  asked = []
  told = []
  isDown = false
  ending = new AbortController()
  vi.stubGlobal('fetch', async () => Response.json({ day: '2026-11-20', path: '/credit-card', products: {} }))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  window.addEventListener('shell:toast', listen)
  changeSession({ state: { kind: 'out' } })
})
afterEach(() => {
  ending.abort()
  window.removeEventListener('shell:toast', listen)
  vi.unstubAllGlobals()
})

it('asks nothing for a visitor, and brings both together when a member signs in, with a word of what came along', async () => {
  account = [kept('a')]
  keepProducts([{ ...which('b'), name: 'b' }])
  followShelf(call, ending.signal)
  expect(asked).toEqual([])
  signIn()
  await vi.waitFor(() => expect(here()).toEqual(['a', 'b']))
  expect(base()).toMatchObject({ member: user.id, merged: ['credit-card/b'] })
  expect(told).toEqual([expect.stringContaining('A product from this device')])
  expect(asked).toHaveLength(1)
})

it('sends each change once, and says nothing of a product about which nothing was said', async () => {
  signIn()
  followShelf(call, ending.signal)
  await settled()
  keepProducts([{ ...which('a'), name: 'a' }])
  await vi.waitFor(() => expect(account.map(({ slug }) => slug)).toEqual(['a']))
  expect(asked.at(-1)?.put[0]).not.toHaveProperty('since')
  noteSince(which('a'), isoDate('2026-11-01'))
  await vi.waitFor(() => expect(account[0]?.since).toBe('2026-11-01'))
  noteSince(which('a'), null)
  await vi.waitFor(() => expect(account[0]?.since).toBeNull())
  dropProduct(which('a'))
  await vi.waitFor(() => expect(account).toEqual([]))
  expect(asked).toHaveLength(5)
})

it('does not take back what another device was told of a product that was only looked at here', async () => {
  account = [kept('a')]
  signIn()
  followShelf(call, ending.signal)
  await vi.waitFor(() => expect(here()).toEqual(['a']))
  account = [{ ...kept('a'), since: isoDate('2026-11-01') }]
  const today = { name: 'a', ended: false, figures: [], endsOn: null, terms: [], history: null }
  noteToday('credit-card', { day: isoDate('2026-11-20'), path: '/credit-card', products: { a: today } })
  await vi.waitFor(() => expect(parseShortlist(localStorage.getItem('shortlist'))[0]?.since).toBe('2026-11-01'))
})

it('keeps here what could not be sent, says so, and sends it when it is asked to', async () => {
  signIn()
  isDown = true
  followShelf(call, ending.signal)
  await vi.waitFor(() => expect(shelfState()).toBe('failed'))
  keepProducts([{ ...which('a'), name: 'a' }])
  await vi.waitFor(() => expect(asked.at(-1)?.put).toHaveLength(1))
  expect([here(), account]).toEqual([['a'], []])
  isDown = false
  retryShelf()
  await vi.waitFor(() => expect(account.map(({ slug }) => slug)).toEqual(['a']))
})

it('sends a long list in pieces', async () => {
  keepProducts(Array.from({ length: 45 }, (_none, at) => ({ ...which(`p-${at}`), name: `${at}` })))
  signIn()
  followShelf(call, ending.signal)
  await vi.waitFor(() => expect(account).toHaveLength(45))
  await settled()
  expect(asked.map(({ put }) => put.length)).toEqual([20, 20, 5])
})

it('leaves nothing of the account on the device of somebody who signed out', async () => {
  account = [kept('a')]
  signIn()
  followShelf(call, ending.signal)
  await vi.waitFor(() => expect(here()).toEqual(['a']))
  isDown = true
  keepProducts([{ ...which('b'), name: 'b' }])
  clearSession('left')
  expect([here(), base()]).toEqual([['b'], null])
})

it('asks nothing in a tab that still takes somebody for signed in when all storage of the site was cleared', async () => {
  signIn()
  followShelf(call, ending.signal)
  await settled()
  const before = asked.length
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  retryShelf()
  await settleShelf()
  expect(asked).toHaveLength(before)
})
