// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it } from 'vitest'
import { writeShortlist } from '@/lib/client/storage'
import { offerShortlist } from './offer-shortlist'
import { SiteHeader } from './site-header.client'

const kept = JSON.stringify([
  { category: 'credit-card', slug: 'rimba-card', name: 'Rimba Card', before: null, seen: null },
])

/** The links of the menu of tools. */
const tools = () =>
  [...document.querySelectorAll('nav > details')]
    .find((menu) => menu.querySelector('summary')?.textContent === 'Tools')
    ?.querySelectorAll('li > a')
const hrefs = () => [...(tools() ?? [])].map((link) => link.getAttribute('href'))

beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = renderToStaticMarkup(<SiteHeader />)
})

describe('the way to the shortlist', () => {
  it('is first among the tools where the device keeps a product, once however often it is asked for', () => {
    const before = hrefs()
    writeShortlist(kept)
    offerShortlist()
    offerShortlist()
    expect(hrefs()).toEqual(['/shortlist', ...before])
    expect(tools()?.[0]?.textContent).toBe('Your shortlist')
  })

  it.each(['[]', '{', null])(
    'is not there where the device keeps none (%s), and goes with the last product',
    (list) => {
      const before = hrefs()
      writeShortlist(kept)
      offerShortlist()
      localStorage.clear()
      if (list !== null) writeShortlist(list)
      offerShortlist()
      expect(hrefs()).toEqual(before)
      expect(before).toContain('/compare')
    },
  )
})
