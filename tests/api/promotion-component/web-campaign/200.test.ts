import { expect, test } from 'vitest'
import { webCampaignOperation } from '@/lib/contract/promotion-component/web-campaign'
import { shownCampaigns } from '@/lib/server/content/shown'
import { expectSuccess, providerWith, requestTo, send } from '../../support/provider'

/** What the provider tells at a moment of the world. */
async function toldAt(moment: string): Promise<Readonly<Record<string, string>>> {
  const provider = providerWith({ promotion: { campaigns: () => shownCampaigns(Date.parse(moment)) } })
  const answer = await expectSuccess(await provider(requestTo(webCampaignOperation)), webCampaignOperation)
  return Object.fromEntries(answer.data.map(({ slug, state }) => [slug, state]))
}

test('tells the campaigns that run with their page, terms and end, and those that are over', async () => {
  const { data } = await expectSuccess(await send(webCampaignOperation), webCampaignOperation)
  const running = data.find(({ slug }) => slug === 'year-end-deposits')
  expect(running).toMatchObject({
    path: '/campaign/year-end-deposits',
    state: 'running',
    sample: true,
    endsAt: '2026-12-31T15:59:00.000Z',
  })
  expect(running?.terms.length).toBeGreaterThan(0)
  expect(data.find(({ slug }) => slug === 'know-your-card-costs')?.state).toBe('ended')
})

test('a campaign comes at its minute and is over at its minute, by the clock alone', async () => {
  expect(await toldAt('2027-01-02T00:59:59.999Z')).not.toHaveProperty('new-year-budget')
  expect(await toldAt('2027-01-02T01:00:00Z')).toMatchObject({ 'new-year-budget': 'running' })
  expect(await toldAt('2027-01-31T15:58:59.999Z')).toMatchObject({ 'new-year-budget': 'running' })
  expect(await toldAt('2027-01-31T15:59:00Z')).toMatchObject({ 'new-year-budget': 'ended' })
})
