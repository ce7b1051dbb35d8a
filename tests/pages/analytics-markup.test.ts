// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { partnerPage, partnerPages } from '@/app/(site)/_parts/partner-route'
import { Close } from '@/components/account/settings/close'
import { VoucherCard } from '@/components/campaign/voucher-card'
import { LeaveNotice } from '@/components/ui/leave-notice'
import { checkEvent } from '@/lib/analytics/check-event'
import { events } from '@/lib/analytics/events'
import { watchPage } from '@/lib/analytics/page-events'
import { closeTracking, openTracking, type TrackedEvent } from '@/lib/analytics/track'
import { categoryList, siteOf } from '@/lib/domain/categories/registry'
import { isoDate } from '@/lib/domain/values/iso-date'
import { voucherContent } from '@/lib/server/content/vouchers'

let sent: TrackedEvent[] = []
let stop: () => void = () => undefined

afterEach(() => {
  stop()
  closeTracking()
  document.body.innerHTML = ''
})

/** Shows real markup at an address, does something on it, and gives what was tracked of that. */
function countedAfter(path: string, content: ReactNode, act: () => void): readonly TrackedEvent[] {
  history.replaceState(null, '', path)
  document.body.innerHTML = `<main>${renderToStaticMarkup(content)}</main>`
  for (const link of document.querySelectorAll('a')) link.addEventListener('click', (event) => event.preventDefault())
  openTracking((event) => sent.push(event))
  stop = watchPage()
  sent = []
  act()
  for (const { name, properties } of sent) expect(checkEvent(name, properties), name).toMatchObject({ ok: true })
  return sent
}

const follow = (query: string) => () => document.querySelector<HTMLElement>(query)?.click()

describe('leaving for a partner is counted with the partner as its item', () => {
  const partners = (['investment', 'renewable-energy', 'legal', 'credit-profile'] as const).flatMap((section) =>
    partnerPages(section).map(({ partner }) => [section, partner] as const),
  )

  it.each(partners)('on the page /%s/%s, where its clicks are counted at all', (section, slug) => {
    const counted = countedAfter(`/${section}/${slug}`, partnerPage(section, slug), follow('a[href^="/apply/"]'))
    if (document.querySelector('a[href^="/apply/"]') === null) return
    expect(counted).toMatchObject([
      { name: 'apply_clicked', properties: { items: [{ id: slug, item_category: section, item_list_id: null }] } },
    ])
  })

  it('on a list that a partner stands below, such as that of eSIMs', () => {
    const ways = categoryList.flatMap(({ id, path }) => {
      const { partner } = siteOf(id)
      return partner === undefined ? [] : [{ path, way: partner }]
    })
    expect(ways.length).toBeGreaterThan(0)
    for (const { path, way } of ways) {
      const counted = countedAfter(path, createElement(LeaveNotice, { way }), follow('a[href^="/apply/"]'))
      expect(counted).toMatchObject([
        { name: 'apply_clicked', properties: { items: [{ name: way.name, issuerCode: way.entityName }] } },
      ])
      stop()
    }
  })

  it('on a voucher, as an item of the list of vouchers', () => {
    const voucher = voucherContent.entries()[0]
    if (voucher === undefined) throw new Error('There is no voucher')
    const card = createElement('ul', null, createElement(VoucherCard, { voucher, state: 'open' }))
    const page = createElement('div', null, createElement('h1', null, 'Vouchers'), card)
    const counted = countedAfter('/vouchers', page, follow('a[href^="/apply/"]'))
    const items = [{ id: voucher.use.slug, name: voucher.partner.name, item_list_id: '/vouchers' }]
    expect(counted).toMatchObject([{ name: 'apply_clicked', properties: { items } }])
  })
})

describe('closing an account', () => {
  const page = createElement(Close, {
    message: { happens: [], kept: [], erasesOn: isoDate('2026-12-20'), reasons: [] },
  })

  it('is counted when its form is sent', () => {
    const send = () => {
      const form = document.querySelector('form')
      form?.addEventListener('submit', (event) => event.preventDefault())
      form?.requestSubmit()
    }
    const counted = countedAfter('/account-settings/close', page, send)
    expect(counted.map(({ name }) => name)).toEqual(['account_delete_proceeded'])
  })

  it('is counted as given up when the link that keeps the account is followed', () => {
    const counted = countedAfter('/account-settings/close', page, follow('form ~ p a'))
    expect(counted.map(({ name }) => name)).toEqual(['account_delete_cancelled'])
  })
})

it('every event of the catalogue has a place that sends it', () => {
  const folders = ['components', 'hooks', 'lib/analytics']
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|-events\.ts$/.test(name.replace('page-events.ts', 'page')))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
  )
  const isSent = (event: string) => files.some((text) => text.includes(`'${event}'`))
  expect(Object.keys(events).filter((event) => !isSent(event))).toEqual([])
})
