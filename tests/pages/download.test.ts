import { parse } from 'node-html-parser'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DownloadPage } from '@/components/company/download-page'
import { type AppStore, appStores } from '@/lib/domain/content/app-stores'
import { routes } from '@/lib/routing/routes'

const none = { 'Google Play': null, 'App Store': null, AppGallery: null }
const pageWith = (addresses: Readonly<Record<AppStore, string | null>>) =>
  parse(renderToStaticMarkup(createElement(DownloadPage, { crumbs: [], addresses, origin: 'https://site.test' })))

it('says that there is no app while no store has it, and its code leads to the site, not back to this page', () => {
  const page = pageWith(none)
  expect(page.text).toContain('not in the app stores yet')
  expect(page.querySelector('svg title')?.text).toBe('Code for https://site.test')
  expect(page.querySelectorAll('a').map((link) => link.getAttribute('href'))).not.toContain(routes.download)
})

it('has a badge for each store that is set, without script, and its code leads a phone to the badges', () => {
  const address = 'https://play.google.com/store/apps/details?id=com.example.timbang'
  const page = pageWith({ ...none, 'Google Play': address })
  const badges = page.querySelectorAll('a').filter(({ text }) => appStores.some((store) => store === text))
  expect(badges.map((badge) => [badge.text, badge.getAttribute('href')])).toEqual([['Google Play', address]])
  expect(page.text).not.toContain('yet')
  expect(page.querySelector('svg title')?.text).toBe(`Code for https://site.test${routes.download}`)
})
