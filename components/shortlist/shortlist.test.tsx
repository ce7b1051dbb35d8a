// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { KeepProductIsland } from '@/components/product/keep-product-island.client'
import { changeSession } from '@/lib/client/session-store'
import { changeShelfState, followShelfRetry } from '@/lib/client/shelf-state'
import { parseShelf } from '@/lib/domain/shortlist/shelf'
import { parseShortlist } from '@/lib/domain/shortlist/shortlisted-product'
import { aminah } from '@/tests/factories/session-provider'
import { ShortlistIsland } from './shortlist-island.client'
import { ShortlistPage } from './shortlist-page'

const categories = [{ id: 'credit-card', title: 'Credit cards', plural: 'credit cards', path: '/credit-card' }]
const nusa = { category: 'credit-card', slug: 'nusa-cash', name: 'Nusa Cash' }
const rimba = { category: 'credit-card', slug: 'rimba-card', name: 'Rimba Card' }
const figures = (value: string) => [{ label: 'Cashback', value }]
const asked: string[] = []
const terms = [{ label: 'Last day to give it back', after: { days: 15 } }]
let products: object = {}
let status = 200

const keptHere = () => parseShortlist(localStorage.getItem('shortlist'))
const keep = (...list: readonly object[]) => localStorage.setItem('shortlist', JSON.stringify(list))
const shown = () => render(<ShortlistIsland categories={categories} />)
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  localStorage.clear()
  asked.length = 0
  status = 200
  products = {
    'nusa-cash': {
      name: 'Nusa Cash',
      ended: false,
      figures: figures('RM30'),
      terms,
      history: 'RM30 since 2 Nov 2026, RM50 before.',
    },
    'rimba-card': { name: 'Rimba Card', ended: false, figures: figures('RM20'), terms: [] },
  }
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json({ day: '2026-11-20', path: '/credit-card', products }, { status })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('a product is kept with its figures of the day, once, and nobody is told which', async () => {
  render(<KeepProductIsland {...nusa} path="/credit-card/nusa-cash" />)
  press(/Add to shortlist/)
  press(/Add to shortlist/)
  expect(screen.getByRole('status').textContent).toContain('On your shortlist, in this browser alone')
  await vi.waitFor(() => expect(keptHere()[0]?.seen?.figures).toEqual(figures('RM30')))
  expect(keptHere()).toHaveLength(1)
  expect(new Set(asked)).toEqual(new Set(['/shortlist/credit-card']))
})

it('a product that is on the list already says so when its page wakes, and one that is put there keeps the button', async () => {
  keep({ ...nusa, before: null, seen: null })
  render(<KeepProductIsland {...nusa} path="/credit-card/nusa-cash" />)
  expect(screen.getByRole('link', { name: 'On your shortlist' }).getAttribute('href')).toBe('/shortlist')
  expect(screen.queryByRole('button')).toBeNull()
  keep()
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'shortlist' })))
  screen.getByRole('button', { name: 'Add to shortlist' }).focus()
  press(/Add to shortlist/)
  expect(document.activeElement?.textContent).toBe('Add to shortlist')
})

it('a page is shared as its address is now, without what is sealed', () => {
  history.replaceState(null, '', '/credit-card/nusa-cash?sealed=secret&groceries=900')
  render(<KeepProductIsland {...nusa} path="/credit-card/nusa-cash" />)
  const link = screen.getByRole('link', { name: 'Share' })
  expect(link.getAttribute('href')).toBe('/share/credit-card/nusa-cash')
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  expect(link.getAttribute('href')).toBe('/share/credit-card/nusa-cash?groceries=900')
})

it('a shortlist of one is shared as the product, of more as their comparison', async () => {
  keep({ ...nusa, before: null, seen: null })
  shown()
  const shared = async () => (await screen.findByRole('link', { name: 'Share' })).getAttribute('href')
  expect(await shared()).toBe('/share/credit-card/nusa-cash')
  keep({ ...nusa, before: null, seen: null }, { ...rimba, before: null, seen: null })
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'shortlist' })))
  expect(await shared()).toBe('/share/compare?category=credit-card&product=nusa-cash&product=rimba-card')
})

it('what a browser refuses to keep is said, and so is a list that is full', () => {
  const roomy = localStorage
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem })
  render(<KeepProductIsland {...nusa} path="/credit-card/nusa-cash" />)
  press(/Add to shortlist/)
  expect(screen.getByRole('status').textContent).toContain('has no room left')
  vi.stubGlobal('localStorage', roomy)
  keep(...Array.from({ length: 50 }, (_one, at) => ({ ...rimba, slug: `p-${at}` })))
  press(/Add to shortlist/)
  expect(screen.getByRole('status').textContent).toContain('is full')
  expect(keptHere()).toHaveLength(50)
})

it('says in words what changed since the visit on another day, with both days', async () => {
  keep({ ...nusa, before: null, seen: { day: '2026-11-02', figures: figures('RM50') } })
  shown()
  expect(await screen.findByText('Changed since your last visit on 2 Nov 2026')).toBeDefined()
  const history = screen.getByRole('link', { name: 'RM30 since 2 Nov 2026, RM50 before.' })
  expect(history.getAttribute('href')).toBe('/credit-card/nusa-cash#history')
  const changed = screen.getByText('Cashback:').closest('li')
  expect(changed?.textContent).toBe('Cashback: RM50 on 2 Nov 2026, RM30 on 20 Nov 2026')
  const marked = [...(changed?.querySelectorAll('[translate=no]') ?? [])]
  expect(marked.map(({ textContent }) => textContent)).toEqual(['RM50', 'RM30'])
})

it('says of what is no longer listed what it said last, and of figures that did not come that they did not', async () => {
  products = {}
  keep({ ...nusa, before: null, seen: { day: '2026-11-02', figures: figures('RM50') } })
  shown()
  expect(await screen.findByText(/We no longer list it/)).toBeDefined()
  expect(screen.getByText('As on 2 Nov 2026:')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Nusa Cash' })).toBeNull()
  cleanup()
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  status = 503
  shown()
  const retry = await screen.findByRole('button', { name: /did not load: try again/ })
  expect(screen.queryByText(/no longer list/)).toBeNull()
  await vi.waitFor(() => expect(logged).toHaveBeenCalled())
  status = 200
  products = { 'nusa-cash': { name: 'Nusa Cash', ended: true, figures: figures('RM50'), terms } }
  fireEvent.click(retry)
  expect(await screen.findByText('Its offer is not open today.')).toBeDefined()
})

it('is removed with undo, in its place again, with the focus on what was said', async () => {
  keep({ ...nusa, before: null, seen: null }, { ...rimba, before: null, seen: null })
  shown()
  const compare = await screen.findByRole('link', { name: 'Compare these 2 credit cards' })
  expect(compare.getAttribute('href')).toBe('/compare?category=credit-card&product=nusa-cash&product=rimba-card')
  press(/Remove Nusa Cash/)
  const said = screen.getByRole('status')
  expect(document.activeElement).toBe(said)
  expect([said.textContent, keptHere().map(({ slug }) => slug)]).toEqual([
    'Nusa Cash is off your shortlist. Undo',
    ['rimba-card'],
  ])
  fireEvent.click(within(said).getByRole('button'))
  expect(keptHere().map(({ slug }) => slug)).toEqual(['nusa-cash', 'rimba-card'])
})

it('counts days from when a visitor has a product, as long as they say so', async () => {
  keep({ ...nusa, before: null, seen: null })
  shown()
  const since = await screen.findByLabelText(/I have it since/)
  fireEvent.change(since, { target: { value: '0202-11-10' } })
  expect([keptHere()[0]?.since, since.getAttribute('value')]).toEqual([null, ''])
  fireEvent.change(since, { target: { value: '2026-11-10' } })
  expect(keptHere()[0]?.since).toBe('2026-11-10')
  expect(screen.getByText('25 Nov 2026').closest('li')?.textContent).toBe('25 Nov 2026: Last day to give it back')
  fireEvent.change(since, { target: { value: '' } })
  expect([keptHere()[0]?.since, screen.queryByText('25 Nov 2026')]).toEqual([null, null])
})

it('says to a member where the list stands, and takes out again what this device brought along', async () => {
  const brought = { member: 'u-1', marks: {}, merged: ['credit-card/nusa-cash'] }
  localStorage.setItem('shelf', JSON.stringify(brought))
  keep({ ...nusa, before: null, seen: null }, { ...rimba, before: null, seen: null })
  changeSession({
    state: { kind: 'in', user: { ...aminah, initName: 'AY', referralDifferentTermConditionVersion: null } },
  })
  changeShelfState('together')
  shown()
  expect(await screen.findByText(/In your account/)).toBeDefined()
  expect(screen.getByText(/This device brought Nusa Cash into your account/)).toBeDefined()
  press(/^Undo/)
  expect(keptHere().map(({ slug }) => slug)).toEqual(['rimba-card'])
  expect(parseShelf(localStorage.getItem('shelf'))?.merged).toEqual([])
  act(() => changeShelfState('failed'))
  expect(screen.getByRole('alert').textContent).toContain('could not be reached')
  const asked = vi.fn()
  followShelfRetry(asked)
  press(/Try again/)
  expect(asked).toHaveBeenCalledOnce()
  act(() => changeSession({ state: { kind: 'out' } }))
  expect(screen.getByRole('link', { name: /Sign in/ }).getAttribute('href')).toBe('/sign-in?next=/shortlist')
})

it('follows what another tab does, and a change here keeps what the other tab added', async () => {
  keep({ ...nusa, before: null, seen: null })
  shown()
  await screen.findByRole('link', { name: 'Nusa Cash' })
  keep(...keptHere(), { ...rimba, before: null, seen: null })
  press(/Remove Nusa Cash/)
  expect(keptHere().map(({ slug }) => slug)).toEqual(['rimba-card'])
  keep()
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'shortlist' })))
  expect(screen.getByText(/Nothing is on it yet/)).toBeDefined()
})

it('says without script that it needs it, and what works instead', () => {
  const html = renderToStaticMarkup(<ShortlistPage crumbs={[]} categories={categories} />)
  expect(html).toContain('Reading it needs script')
  expect(html).toContain('href="/compare"')
  expect(html).not.toContain('Nothing is on it')
})
