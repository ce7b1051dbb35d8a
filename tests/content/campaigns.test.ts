import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { shownCampaign } from '@/lib/domain/content/campaign'
import { scheduleState } from '@/lib/domain/content/schedule'
import { printFinding } from '@/lib/server/catalogue/findings'
import { campaignContent } from '@/lib/server/content/campaigns'
import { shownCampaigns } from '@/lib/server/content/shown'

const good = readFileSync('content/campaigns/year-end-deposits.md', 'utf8')

function verify(files: Readonly<Record<string, string>>) {
  const dir = join(mkdtempSync(join(tmpdir(), 'timbang-campaigns-')), 'content')
  mkdirSync(join(dir, 'campaigns'), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, 'campaigns', name), text)
  return campaignContent.verify(dir)
}

describe('a campaign file', () => {
  it('is there once it is written: what began last first', () => {
    const newer = good.replace('startsAt: 2026-11-15 09:00', 'startsAt: 2026-11-16 09:00')
    const verified = verify({ 'a-first.md': good, 'b-second.md': newer })
    expect(verified.ok ? verified.entries.map(({ slug }) => slug) : verified.findings).toEqual(['b-second', 'a-first'])
  })

  it.each([
    ['title: Compare', 'headline: Compare', '2 headline: is not a field that is known here'],
    ['endsAt: 2026-12-31 23:59', 'endsAt: 2026-12-31', '8 endsAt: must be a day and a time in Malaysia'],
    ['endsAt: 2026-12-31 23:59', 'endsAt: 2026-11-01 00:00', '8 endsAt: lies before the start'],
    ['endsAt: 2026-12-31 23:59\n', '', 'reminders: needs an end to remind of'],
    [
      'href: /investment/fixed-deposit',
      'href: https://elsewhere.example',
      '10 action.href: must be a page of this site',
    ],
    ['## Why the end', '<script>alert(1)</script>\n\n## Why the end', 'holds HTML'],
    ['top{category=fixed-deposit', 'top{category=yachts', 'category is no category'],
  ])('is refused with file, line and reason: %s → %s', (old, now, place) => {
    expect(good).toContain(old)
    const verified = verify({ 'year-end.md': good.replace(old, now) })
    const told = verified.ok ? [] : verified.findings.map(printFinding)
    expect(told.join('\n')).toMatch(/^content\/campaigns\/year-end\.md:\d+ /)
    expect(told.join('\n')).toContain(place)
  })
})

describe('the campaigns of the project', () => {
  it('are one that runs, one to come and one that is over, on the day that the tests take for today', () => {
    const now = Date.parse('2026-11-20T04:00:00Z')
    expect(campaignContent.entries().map((campaign) => [campaign.slug, scheduleState(campaign, now)])).toEqual([
      ['new-year-budget', 'coming'],
      ['year-end-deposits', 'running'],
      ['know-your-card-costs', 'ended'],
    ])
    expect(shownCampaigns(now).map(({ campaign }) => campaign.slug)).not.toContain('new-year-budget')
  })

  it('say that they are samples, on themselves and in their terms', () => {
    for (const { sample, terms } of campaignContent.entries()) {
      expect(sample).toBe(true)
      expect(terms[0]).toMatch(/sample campaign/)
    }
  })
})

it('a draft, and what is still to come, is shown by a development server alone', () => {
  const [campaign] = campaignContent.entries()
  if (campaign === undefined) throw new Error('There is no campaign')
  const before = (campaign.startsAt ?? 0) - 1
  expect(shownCampaign(campaign, before, false)).toBeNull()
  expect(shownCampaign(campaign, before, true)?.state).toBe('draft')
  expect(shownCampaign({ ...campaign, draft: true }, before + 2, false)).toBeNull()
  expect(shownCampaign({ ...campaign, draft: true }, before + 2, true)?.state).toBe('draft')
})
