// @vitest-environment happy-dom
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import Home from '@/app/(site)/page'
import { SiteFooter } from '@/components/shell/site-footer.client'
import { watchPage } from '@/lib/analytics/page-events'
import { closeTracking, openTracking, type TrackedEvent } from '@/lib/analytics/track'
import { socialLinks } from '@/lib/server/data/site/elsewhere'

let sent: TrackedEvent[] = []
let stop: () => void = () => undefined

const footer = createElement(SiteFooter, {
  year: '2026',
  whatsApp: false,
  chat: false,
  social: socialLinks(),
  apps: [],
})

beforeEach(async () => {
  history.replaceState(null, '', '/')
  document.body.innerHTML = `<main>${renderToStaticMarkup(await Home())}</main>${renderToStaticMarkup(footer)}`
  for (const link of document.querySelectorAll('a')) link.addEventListener('click', (event) => event.preventDefault())
  openTracking((event) => sent.push(event))
  stop = watchPage()
  sent = []
})
afterEach(() => {
  stop()
  closeTracking()
})

const linksOf = (query: string) => [...document.querySelectorAll<HTMLAnchorElement>(query)]

it('every link in the head of the real home page counts as one of its banner, and no other does', () => {
  const head = linksOf('main header a').filter((link) => link.closest('section') === null)
  expect(head.length).toBeGreaterThan(0)
  for (const link of head) link.click()
  expect(sent).toEqual(
    head.map(({ pathname }) => expect.objectContaining({ name: 'banner_clicked', properties: { path: pathname } })),
  )
  sent = []
  for (const link of linksOf('main section a')) link.click()
  expect(sent.filter(({ name }) => name === 'banner_clicked')).toEqual([])
  expect(sent.some(({ name }) => name === 'product_list_clicked')).toBe(true)
})

it('every link to a social network at the foot of a real page counts, wherever it is set to lead', () => {
  const hrefs = new Set(socialLinks().map(({ href }) => href))
  for (const link of linksOf('footer a')) if (hrefs.has(link.getAttribute('href') ?? '')) link.click()
  expect(sent.map(({ name, properties }) => [name, properties])).toEqual(
    ['facebook', 'instagram', 'x', 'tiktok', 'youtube'].map((network) => [
      'social_link_clicked',
      { screen: 'home', network },
    ]),
  )
})
