import { once } from 'node:events'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateMetadata, generateStaticParams } from '@/app/(site)/newsletter/[result]/page'
import { POST as subscribe } from '@/app/subscribe/route'
import { GET as openLink, POST as postLink } from '@/app/unsubscribe/[key]/route'
import { NewsletterResultPage } from '@/components/newsletter/newsletter-result'
import { NewsletterIsland } from '@/components/shell/newsletter/newsletter-island.client'
import { newsletterConsent } from '@/lib/domain/messages/newsletter-consent'
import { honeypotField, newsletterResultPath, newsletterResults } from '@/lib/forms/newsletter-results'
import { kysely } from '@/lib/server/db/connection'
import { runtime } from '@/lib/server/services/runtime'
import '../api/support/provider'
import { readable } from '../mail/readable'

const arrived: string[] = []
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onData: (stream, _session, done) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      arrived.push(readable(Buffer.concat(chunks).toString('utf8')))
      done()
    })
  },
})

// The configuration is read by the first request, after the mail server has its port.
beforeAll(async () => {
  mailServer.listen(0, '127.0.0.1')
  await once(mailServer.server, 'listening')
  const address = mailServer.server.address()
  process.env.SMTP_URL = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  process.env.MAIL_FROM = 'Timbang <news@timbang.example>'
  process.env.SITE_URL = 'https://www.timbang.example'
})
afterAll(() => new Promise<void>((resolve) => mailServer.close(() => resolve())))

function sendForm(body: BodyInit, host = 'www.timbang.example'): Promise<Response> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', host }
  return subscribe(new Request(`http://${host}/subscribe`, { method: 'POST', headers, body }))
}

async function resultOf(body: BodyInit): Promise<string | null> {
  const response = await sendForm(body)
  expect(response.status).toBe(303)
  expect(response.headers.get('cache-control')).toBe('no-store')
  return response.headers.get('location')
}

const subscribers = async () => (await kysely()).selectFrom('newsletter_subscribers').selectAll().execute()
const stateOf = async (email: string) => (await subscribers()).find((row) => row.email === email)?.state
const at = (key: string) => ({ params: Promise.resolve({ key }) })
const link = (method: string, body?: string) =>
  new Request('https://www.timbang.example/unsubscribe/x', {
    method,
    ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
  })

describe('the newsletter form without script', () => {
  it('subscribes and leads to a page that says so', async () => {
    expect(await resultOf('email=Siti%40Example.com')).toBe('/newsletter/subscribed')
    expect(await stateOf('siti@example.com')).toBe('subscribed')
  })

  it('says the same for an address that is known', async () => {
    expect(await resultOf('email=siti%40example.com')).toBe('/newsletter/subscribed')
  })

  it.each([
    ['email=', '/newsletter/email-empty'],
    ['', '/newsletter/email-empty'],
    ['other=a%40b.com', '/newsletter/email-empty'],
    ['email=siti%40example.org', '/newsletter/email-invalid'],
  ])(
    'leads to the page that says what is wrong, and keeps what was typed out of its address: %.30s',
    async (body, path) => {
      expect(await resultOf(body)).toBe(path)
    },
  )

  it('reads no more of an endless body than a form can have', async () => {
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1000
        controller.enqueue(new Uint8Array(1000).fill(97))
      },
    })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' }
    const response = await subscribe(new Request('http://x.test/subscribe', init))
    expect(response.status).toBe(400)
    expect(sent).toBeLessThan(20_000)
  })

  it.each([
    ['text/plain', {}],
    ['application/json', {}],
    ['multipart/form-data; boundary=x', {}],
    ['application/x-www-form-urlencoded', { 'content-encoding': 'gzip' }],
  ])('takes no form as %s that no browser would send so: %o', async (type, more) => {
    const headers = { 'content-type': type, ...more }
    const body = 'email=odd%40example.com'
    const response = await subscribe(new Request('http://x.test/subscribe', { method: 'POST', headers, body }))
    expect(response.status).toBe(400)
    expect(await stateOf('odd@example.com')).toBeUndefined()
  })

  it('says that it failed when the address could not be kept, says when to try again, and keeps what was typed', async () => {
    const { schema } = await kysely()
    await schema.alterTable('newsletter_subscribers').renameTo('away').execute()
    const response = await sendForm('email=late%40example.com')
    await schema.alterTable('away').renameTo('newsletter_subscribers').execute()
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    const html = await response.text()
    expect(html).toContain('the address was not kept')
    expect(html).toMatch(
      /<form method="post" action="\/subscribe">[\s\S]*<input id="subscriber"[^>]* value="late@example.com">/,
    )
    expect(response.headers.get('content-security-policy')).toContain("script-src 'none'")
  })
})

describe('the field that people do not see', () => {
  it('is in each form, hidden without styles too, and nothing that a password manager or a screen reader meets', () => {
    const field = `<input hidden="" name="${honeypotField}"/>`
    expect(renderToStaticMarkup(createElement(NewsletterIsland))).toContain(field)
    expect(renderToStaticMarkup(createElement(NewsletterResultPage, { result: 'email-empty' }))).toContain(field)
  })

  it('sent empty changes nothing', async () => {
    expect(await resultOf(`email=siti%40example.com&${honeypotField}=`)).toBe('/newsletter/subscribed')
  })

  it('filled in keeps no address, and offers the form once more without it, for whoever is a person after all', async () => {
    const response = await sendForm(`email=robot%40example.com&${honeypotField}=Buy+now`)
    expect(response.status).toBe(422)
    expect(await stateOf('robot@example.com')).toBeUndefined()
    const html = await response.text()
    expect(html).toContain('value="robot@example.com"')
    expect(html).not.toContain(`name="${honeypotField}"`)
  })
})

describe('the pages of the results', () => {
  const html = (result: (typeof newsletterResults)[number]) =>
    renderToStaticMarkup(createElement(NewsletterResultPage, { result }))

  it('exist for each result, kept out of search engines', async () => {
    expect(generateStaticParams().map(({ result }) => result)).toEqual(newsletterResults)
    for (const result of newsletterResults) {
      const metadata = await generateMetadata({ params: Promise.resolve({ result }) })
      expect(metadata.robots).toEqual({ index: false, follow: true })
      expect(metadata.alternates?.canonical).toBe(newsletterResultPath(result))
    }
  })

  it('give the texts of the specification', () => {
    expect(html('subscribed')).toContain('Your submission was successful.')
    expect(html('email-empty')).toContain('Email cannot be empty.')
    expect(html('email-invalid')).toContain('Invalid email address. Please enter a valid email address.')
  })

  it('have the form again, its field tied to the error and to what is agreed to, unless all went well', () => {
    expect(html('subscribed')).not.toContain('<form')
    for (const result of ['email-empty', 'email-invalid'] as const) {
      expect(html(result)).toContain('action="/subscribe" method="post"')
      const described = /<input [^>]*aria-describedby="([^"]*)"/.exec(html(result))?.[1]?.split(' ') ?? []
      expect(described).toHaveLength(2)
      for (const id of described) expect(html(result)).toContain(`id="${id}"`)
      expect(html(result)).toMatch(new RegExp(`<small id="${described[0]}"[^>]*>${newsletterConsent.text}`))
    }
    expect(html('email-invalid')).toContain('aria-invalid="true"')
  })
})

describe('the mail that follows, and the link in it', () => {
  it('arrives with a link from the configured address, whatever host the form was sent to', async () => {
    await sendForm('email=aminah%40example.com', 'evil.example')
    expect(await runtime().outbox.run()).toBe(2)
    expect(arrived).toHaveLength(2)
    for (const mail of arrived) {
      expect(mail).toMatch(/List-Unsubscribe:\s+<https:\/\/www\.timbang\.example\/unsubscribe\/[\w-]{43}>/)
      expect(mail).not.toContain('evil.example')
    }
  })

  async function keyInMailTo(address: string): Promise<string> {
    const mail = arrived.find((one) => one.includes(`To: ${address}`)) ?? ''
    return /unsubscribe\/([\w-]{43})/.exec(mail)?.[1] ?? ''
  }

  it('asks first when it is opened, because mail scanners open links too', async () => {
    const key = await keyInMailTo('siti@example.com')
    const response = await openLink(link('GET'), at(key))
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html.match(/<button/g)).toHaveLength(1)
    expect(html).toContain('<form method="post">')
    expect(await stateOf('siti@example.com')).toBe('subscribed')
  })

  it('ends the subscription by its button, and says the same when it is used again', async () => {
    const key = await keyInMailTo('siti@example.com')
    for (const _time of ['first', 'second']) {
      const response = await postLink(link('POST', ''), at(key))
      expect(response.status).toBe(200)
      expect(await response.text()).toContain('<h1>You are unsubscribed</h1>')
      expect(await stateOf('siti@example.com')).toBe('unsubscribed')
    }
    expect(await stateOf('aminah@example.com')).toBe('subscribed')
  })

  it('ends the subscription by the one click of a mail program, without a redirect (RFC 8058)', async () => {
    const key = await keyInMailTo('aminah@example.com')
    const response = await postLink(link('POST', 'List-Unsubscribe=One-Click'), at(key))
    expect([response.status, response.headers.get('location')]).toEqual([200, null])
    expect(await stateOf('aminah@example.com')).toBe('unsubscribed')
  })

  it('says so when it belongs to no subscription', async () => {
    for (const key of ['short', `${'k'.repeat(42)}<`, 'k'.repeat(43)]) {
      const response = await postLink(link('POST', ''), at(key))
      expect(response.status).toBe(404)
      expect(await response.text()).toContain('This link does not belong to any subscription')
    }
    expect((await openLink(link('GET'), at('short'))).status).toBe(404)
  })

  it('says that nothing was changed when the database is away, and offers to try again', async () => {
    const { schema } = await kysely()
    await schema.alterTable('newsletter_subscribers').renameTo('away').execute()
    const response = await postLink(link('POST', ''), at('k'.repeat(43)))
    await schema.alterTable('away').renameTo('newsletter_subscribers').execute()
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('<button')
  })

  it('leads to pages that nobody keeps or indexes, that run no script and load nothing', async () => {
    const response = await openLink(link('GET'), at('k'.repeat(43)))
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/script-src 'none';/)
    expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/=]+'/)
    expect(await response.text()).not.toMatch(/<script|\son[a-z]+=|\sstyle=|k{43}/)
  })
})
