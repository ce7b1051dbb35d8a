// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readSession, writeSession } from '@/lib/client/storage'
import { backToResults } from './back-to-results'

const list = '<div data-list=""></div>'
const crumbs = (parent: string) =>
  `<nav><ol class="crumbs"><li><a href="/">Home</a></li><li><a href="${parent}">List</a></li><li>Here</li></ol></nav>`
const links = () => [...document.querySelectorAll('.crumbs-back')]
let ending: AbortController

function open(address: string, html: string): void {
  ending?.abort()
  ending = new AbortController()
  history.replaceState(null, '', address)
  document.body.innerHTML = html
  backToResults(ending.signal)
}
const leave = () => window.dispatchEvent(new Event('pagehide'))

beforeEach(() => sessionStorage.clear())
afterEach(() => ending.abort())

it('leads from a product back to the list as it was left, and says so', () => {
  open('/credit-card', list)
  history.replaceState(null, '', '/credit-card?income=5000&sort=fee')
  leave()
  open('/credit-card/rimba-card', crumbs('/credit-card'))
  expect(links().map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/credit-card?income=5000&sort=fee', 'Back to results'],
  ])
  // A page that is no list leaves what is kept alone: the next product leads back too.
  leave()
  open('/credit-card/other-card', crumbs('/credit-card'))
  expect(links()).toHaveLength(1)
})

it('leads back to the part of the list that was left', () => {
  open('/credit-card/cashback?income=5000', list)
  leave()
  open('/credit-card/rimba-card', crumbs('/credit-card'))
  expect(links()[0]?.getAttribute('href')).toBe('/credit-card/cashback?income=5000')
})

it('is offered once, also when the page comes back from the memory of the browser', () => {
  writeSession('productFilterPage', '/credit-card?x=1')
  open('/credit-card/rimba-card', crumbs('/credit-card'))
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(links()).toHaveLength(1)
})

it.each([
  ['nothing was left', null, '/credit-card'],
  ['another kind of product was looked at', '/loan/personal-loan', '/credit-card'],
  ['only the name begins alike', '/credit-card-x', '/credit-card'],
  ['what is kept is no address of this site', 'https://elsewhere.example/credit-card', '/credit-card'],
  ['what is kept leads elsewhere', '//elsewhere.example/', '/credit-card'],
])('is not offered where %s', (_why, kept, parent) => {
  writeSession('productFilterPage', kept)
  open('/x', crumbs(parent))
  expect(links()).toEqual([])
})

it('is not offered on a list, nor on a page that stands below nothing', () => {
  writeSession('productFilterPage', '/credit-card?x=1')
  open('/credit-card/cashback', list + crumbs('/credit-card'))
  expect(links()).toEqual([])
  open('/', '')
  expect(links()).toEqual([])
})

it('keeps nothing of any other page', () => {
  open('/glossary', crumbs('/'))
  leave()
  expect(readSession('productFilterPage')).toBeNull()
})
