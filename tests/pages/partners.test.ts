import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { partnerHubPage, partnerMetadata, partnerPage, partnerPages } from '@/app/(site)/_parts/partner-route'
import RenewableEnergy from '@/app/(site)/renewable-energy/page'
import { MarketIsland } from '@/components/partner/market-island.client'
import { WhichWill } from '@/components/partner/which-will'
import { readMarket } from '@/lib/client/market'
import { type PartnerSection, partnerSections } from '@/lib/domain/content/partner'
import { partnerContent } from '@/lib/server/content/partner-pages'
import { sampleMarket } from '@/lib/server/services/site/market-sample'

const pages = partnerSections
  .filter((section) => section !== 'truely-esim')
  .flatMap((section) => partnerPages(section).map(({ partner }) => [section, partner] as const))

const html = (section: PartnerSection, partner: string) => renderToStaticMarkup(partnerPage(section, partner))
const structured = /<script type="application\/ld\+json">(.*?)<\/script>/

describe.each(pages)('the page /%s/%s', (section, slug) => {
  const page = html(section, slug)
  const partner = partnerContent.entries().find((one) => one.page === `/${section}/${slug}`)

  it('says who runs it, its licence and its costs with a source, or once what is not checked and how to check it', () => {
    expect(page.match(/<h1/g)).toHaveLength(1)
    const facts = [partner?.runBy, partner?.licence, partner?.costs]
    const unchecked = facts.flatMap((fact) => (fact?.state === 'unchecked' ? [fact.check] : []))
    expect((page.match(/Source: <a /g) ?? []).length).toBe(facts.length - unchecked.length)
    expect(page.match(/not yet checked|not confirmed|not verified/gi)).toHaveLength(2)
    for (const check of unchecked) expect(page).toContain(`<li>${check}</li>`)
    expect(page).toContain('Checked on 20 Nov 2026')
    expect(page).toContain('not a recommendation')
  })

  it('leads out by a notice that names the host and can be closed, or says why it does not', () => {
    if (partner?.address === null) {
      expect(page).toContain('has no link to it')
      expect(page).not.toContain('/apply/')
      return
    }
    const host = new URL(partner?.address ?? '').hostname
    const href = partner?.entityName === null ? partner.address : `/apply/partner/${partner?.slug}`
    const notice = page.slice(page.indexOf('popover="auto"'))
    expect(notice).toContain(`<b>${host}</b>`)
    expect(notice).toContain(`href="${href}" rel="nofollow noopener">Continue to ${host}`)
    expect(notice).toMatch(/popoverTarget="leaving" popoverTargetAction="hide">Stay here/i)
  })

  it('tells search engines what it is about and claims no more', () => {
    const data = JSON.parse(structured.exec(page)?.[1] ?? '[]')
    expect(data[1]).toMatchObject({ '@type': 'WebPage', about: { name: partner?.name } })
    expect(JSON.stringify(data)).not.toMatch(/rating|review|offers|price/i)
    expect(partnerMetadata(section, slug).title).toBe(partner?.title)
  })
})

it('titles and descriptions are one of a kind', () => {
  const titles = pages.map(([section, slug]) => partnerMetadata(section, slug).title)
  expect(new Set(titles).size).toBe(titles.length)
  const summaries = partnerContent.entries().map(({ slug, summary }) => [slug, summary.length])
  expect(summaries.filter(([, length]) => Number(length) > 155)).toEqual([])
})

describe('the pages above partners', () => {
  it('renewable energy asks for five figures and hands them to the calculator, without script', async () => {
    const page = renderToStaticMarkup(await RenewableEnergy())
    expect(page).toContain('action="/financial-hub/solar-payback"')
    expect(page).toContain('<input type="hidden" name="case" value="1"/>')
    for (const name of ['watts', 'phase', 'use', 'tariff', 'cost']) expect(page).toContain(`name="${name}"`)
  })

  it('credit reports begin with the free one, before any bureau', () => {
    const page = renderToStaticMarkup(partnerHubPage('credit-profile', { partnersTitle: 'Bureaus', tool: null }))
    expect(page.indexOf('The free way first')).toBeGreaterThan(0)
    expect(page.indexOf('The free way first')).toBeLessThan(page.indexOf('/credit-profile/ctos'))
  })

  it('which will: four cases, each with its answer, and no form that could send somebody’s religion', () => {
    const page = renderToStaticMarkup(WhichWill())
    expect(page.match(/type="radio"/g)).toHaveLength(4)
    expect(page.match(/data-will=/g)).toHaveLength(4)
    expect(page).toContain('one third')
    expect(page).not.toMatch(/<form|href=|action=/)
  })
})

describe('the market table as it is printed', () => {
  const at = Date.parse('2026-11-20T04:00:00Z')
  const shown = (sentAt: number) => {
    const { ticks, ...rest } = sampleMarket(at)
    return readMarket({ data: { ...rest, ticks: [...ticks], sentAt } })
  }
  const table = (initial: ReturnType<typeof shown> | null) =>
    renderToStaticMarkup(createElement(MarketIsland, { initial }))

  it('marks samples, says of when the prices are, and when they are old', () => {
    const page = table(shown(at + 1000))
    expect(page).toContain('Sample prices of invented coins')
    expect(page).toContain('20 Nov 2026, 12:00 pm')
    expect(page).not.toContain('These prices are old')
    expect(table(shown(at + 121_000))).toContain('These prices are old')
  })

  it('says in words that there is none', () => {
    expect(table(null)).toContain('The market cannot be read just now')
    expect(table(null)).not.toContain('<table')
  })
})
