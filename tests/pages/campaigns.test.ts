import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import CampaignRoute, { generateMetadata } from '@/app/(site)/campaign/[slug]/page'
import { POST as postForm } from '@/app/(site)/campaign/[slug]/reminder/route'
import Vouchers from '@/app/(site)/vouchers/page'
import { GET as openLink, POST as postLink } from '@/app/campaign-reminder/[key]/route'
import { GET as picture } from '@/app/og/campaign/[slug]/route'
import { reminderConsent } from '@/lib/domain/messages/reminder-consent'
import { honeypotField } from '@/lib/forms/newsletter-results'
import { kysely } from '@/lib/server/db/connection'
import '../api/support/provider'

const running = 'year-end-deposits'
const page = async (slug: string, query = {}) =>
  renderToStaticMarkup(await CampaignRoute({ params: Promise.resolve({ slug }), searchParams: Promise.resolve(query) }))
const vouchers = async (query = {}) => renderToStaticMarkup(await Vouchers({ searchParams: Promise.resolve(query) }))
const kept = async () => (await kysely()).selectFrom('campaign_reminders').selectAll().execute()

function sendForm(body: string, slug = running): Promise<Response> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const request = new Request(`https://www.timbang.example/campaign/${slug}/reminder`, {
    method: 'POST',
    headers,
    body,
  })
  return postForm(request, { params: Promise.resolve({ slug }) })
}

describe('the page of a campaign', () => {
  it('says until when it runs, by words that the server wrote, and what it is an example of', async () => {
    const html = await page(running)
    expect(html).toContain('Ends 31 Dec 2026, 11:59 pm, Malaysian time.')
    expect(html).toMatch(/<span role="timer"[^>]*>41 days \d+ hours? left<\/span>/)
    expect(html).toContain('Sample, invented issuers')
    expect(html).toContain(reminderConsent.text)
    expect(html).toContain('href="/investment/fixed-deposit"')
  })

  it('stays once it is over and says so, without countdown and form, and is not for search engines', async () => {
    const slug = 'know-your-card-costs'
    const html = await page(slug)
    expect(html).toContain('This has ended')
    expect(html).toContain('This ended on 1 Nov 2026, 12:00 am, Malaysian time.')
    expect(html).not.toMatch(/<form|role="timer"/)
    expect(
      (await generateMetadata({ params: Promise.resolve({ slug }), searchParams: Promise.resolve({}) })).robots,
    ).toEqual({
      index: false,
      follow: true,
    })
  })

  it.each(['new-year-budget', 'no-such-campaign'])(
    'has neither page nor picture before it starts: %s',
    async (slug) => {
      await expect(page(slug)).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
      const answer = await picture(new Request('https://x.test'), { params: Promise.resolve({ slug }) })
      expect(answer.status).toBe(404)
    },
  )
})

describe('asking for a reminder without script', () => {
  it('keeps the address and leads back to the page, which says so and holds nothing of it', async () => {
    const answer = await sendForm('email=Siti%40Example.org')
    expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
      303,
      `/campaign/${running}?reminder=kept#reminder-form`,
      'no-store',
    ])
    expect((await kept()).map(({ email }) => email)).toEqual(['siti@example.org'])
    expect(await page(running, { reminder: 'kept' })).toContain('the reminder follows three days before the end')
  })

  it.each([
    ['email=', 'email-empty', 'Enter your e-mail address.'],
    ['email=siti', 'email-invalid', 'Enter an e-mail address such as name@example.com.'],
  ])('leads back to what is wrong: %s', async (body, result, words) => {
    const location = (await sendForm(body)).headers.get('location')
    expect(location).toBe(`/campaign/${running}?reminder=${result}#reminder-form`)
    expect(await page(running, { reminder: result })).toContain(words)
  })

  it('takes no address for one that is over or still to come', async () => {
    const before = await kept()
    for (const slug of ['know-your-card-costs', 'new-year-budget']) {
      expect((await sendForm('email=late%40example.com', slug)).status).toBe(404)
    }
    expect(await kept()).toEqual(before)
  })

  it('keeps nothing of a program that fills in every field, and offers a person the form once more', async () => {
    const answer = await sendForm(`email=bot%40example.com&${honeypotField}=x`)
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('value="bot@example.com"')
    expect((await kept()).map(({ email }) => email)).not.toContain('bot@example.com')
  })

  it('says that it failed when the address could not be kept, with what was typed', async () => {
    const { schema } = await kysely()
    await schema.alterTable('campaign_reminders').renameTo('away').execute()
    const answer = await sendForm('email=late%40example.com')
    await schema.alterTable('away').renameTo('campaign_reminders').execute()
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('value="late@example.com"')
  })

  it('is undone by the link of its mails: opening it changes nothing, its button erases the address', async () => {
    const [row] = await kept()
    const at = (key: string) => ({ params: Promise.resolve({ key }) })
    const link = new Request('https://www.timbang.example/campaign-reminder/x')
    expect((await openLink(link, at(row?.removal_key ?? ''))).status).toBe(200)
    expect(await kept()).toContainEqual(row)
    expect((await postLink(link, at('K'.repeat(43)))).status).toBe(404)
    expect((await postLink(link, at(row?.removal_key ?? ''))).status).toBe(200)
    expect(await kept()).not.toContainEqual(row)
  })
})

describe('the vouchers', () => {
  it('have their code as text, their terms, their end and our own way out, while they can be used', async () => {
    const html = await vouchers()
    expect(html).toContain('>SAMPLE-ASIA5</code>')
    expect(html).toContain('href="/apply/esim/kelana-forever-asia"')
    expect(html).toContain('Until 31 Dec 2026, 11:59 pm')
    expect(html).toContain('none of these can be used')
    expect(html).toContain('Fully redeemed')
    expect(html).not.toContain('SAMPLE-KENARI')
    expect(html).not.toContain('SAMPLE-THAI')
  })

  it('are not filtered while they are few, and what is over comes folded after what can be used', async () => {
    const html = await vouchers()
    expect(html).not.toContain('voucher-kinds')
    const [usable = '', over = ''] = html.split('<details class="mt-8">')
    expect(usable).toContain('SAMPLE-ASIA5')
    expect(usable).not.toContain('Fully redeemed')
    expect(over).toContain('2 vouchers that are over')
    expect(over).toContain('Fully redeemed')
  })

  it('are chosen by partner and kind through addresses; what no voucher has is said', async () => {
    const html = await vouchers({ kind: 'cashback' })
    expect(html).toContain('id="selat-welcome-cashback"')
    expect(html).not.toContain('id="kelana-asia-five"')
    expect(html).toContain('href="/vouchers?partner=selat-bank&amp;kind=cashback"')
    expect(await vouchers({ partner: 'kenari-bank', kind: 'gift' })).toContain('No voucher of this kind and partner.')
  })
})
