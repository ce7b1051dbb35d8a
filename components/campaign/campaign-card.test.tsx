// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { watchPage } from '@/lib/analytics/page-events'
import { closeTracking, openTracking, type TrackedEvent } from '@/lib/analytics/track'
import { isoDate } from '@/lib/domain/values/iso-date'
import { CampaignCard } from './campaign-card'

let sent: TrackedEvent[] = []

beforeEach(() => {
  sent = []
  openTracking((event) => sent.push(event))
})
afterEach(() => {
  closeTracking()
  cleanup()
})

const campaign = {
  slug: 'switch-and-save',
  title: 'Switch and save',
  summary: 'A better account for your salary.',
  offer: 'RM50 back',
  sample: true,
  draft: false,
  startsAt: 0,
  endsAt: null,
  updatedOn: isoDate('2026-11-20'),
  action: { href: '/current-account', label: 'See accounts' },
  steps: [],
  terms: [],
  reminders: false,
  body: [],
}

it('is counted as seen and as opened, like a product of a list', () => {
  history.replaceState(null, '', '/campaign')
  render(
    <main>
      <h1>Campaigns</h1>
      <CampaignCard campaign={campaign} state="running" />
    </main>,
  )
  const stop = watchPage()
  const link = screen.getByRole('link', { name: 'Switch and save' })
  link.addEventListener('click', (event) => event.preventDefault())
  link.click()
  stop()
  const item = {
    id: 'switch-and-save',
    name: 'Switch and save',
    issuerCode: null,
    url: '/campaign/switch-and-save',
    item_list_id: '/campaign',
    item_list_name: 'Campaigns',
    item_category: 'campaign',
  }
  expect(sent.filter(({ name }) => name !== 'page_viewed')).toMatchObject([
    { name: 'view_item_list', properties: { items: [item] } },
    { name: 'select_item', properties: { items: [item] } },
  ])
})
