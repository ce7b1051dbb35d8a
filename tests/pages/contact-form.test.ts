import { randomUUID } from 'node:crypto'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it } from 'vitest'
import { POST as sendContact } from '@/app/contact-us/send/route'
import { POST as sendFeedback } from '@/app/support/feedback/route'
import { ContactSentPage } from '@/components/support/contact-sent-page'
import { ContactUsIsland } from '@/components/support/contact-us-island.client'
import { longestFeedback } from '@/lib/domain/content/support'
import { referencePattern } from '@/lib/domain/messages/contact-message'
import { honeypotField } from '@/lib/forms/newsletter-results'
import { routes } from '@/lib/routing/routes'
import { kysely } from '@/lib/server/db/connection'
import '../api/support/provider'
import { contactSample } from '../api/support/samples'

function posted(typed: Readonly<Record<string, string>>, from: string = randomUUID()): Request {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': from }
  return new Request('http://site.test/', { method: 'POST', headers, body: new URLSearchParams(typed).toString() })
}

const outbox = async () => (await kysely()).selectFrom('message_outbox').selectAll().execute()

beforeEach(async () => {
  await (await kysely()).deleteFrom('message_outbox').execute()
})

describe('the contact form without script', () => {
  it('has the fields that its address reads', () => {
    const html = renderToStaticMarkup(createElement(ContactUsIsland))
    expect(html).toContain(`action="${routes.contactSend}"`)
    for (const name of Object.keys(contactSample)) expect(html).toContain(`name="${name}"`)
  })

  it('leads to a page with the reference, and nothing that was typed is in its address', async () => {
    const answer = await sendContact(posted(contactSample))
    const to = new URL(answer.headers.get('location') ?? '', 'http://site.test')
    expect([answer.status, to.pathname]).toEqual([303, routes.contactSent])
    expect([...to.searchParams.keys()]).toEqual(['reference'])
    const reference = to.searchParams.get('reference') ?? ''
    expect(reference).toMatch(referencePattern)
    expect(renderToStaticMarkup(createElement(ContactSentPage, { crumbs: [], reference }))).toContain(reference)
    expect(await outbox()).toHaveLength(2)
  })

  it('is one message when it is pressed twice, and another with other words', async () => {
    const to = async (typed: Readonly<Record<string, string>>) =>
      (await sendContact(posted(typed, '203.0.113.7'))).headers.get('location')
    const [first, second] = await Promise.all([to(contactSample), to(contactSample)])
    expect(second).toBe(first)
    expect(await to({ ...contactSample, message: 'Something else entirely.' })).not.toBe(first)
    expect(await outbox()).toHaveLength(4)
  })

  it.each([
    ['a field that is wrong', { email: 'aminah' }, 422, 'Enter an e-mail address such as'],
    ['several', { topic: '', name: '' }, 422, 'Choose what it is about.<br>Enter your full name.'],
    ['what only programs fill in', { [honeypotField]: 'x' }, 422, 'it takes one more press'],
  ])('comes back with what was typed after %s, and nothing is sent', async (_what, wrong, status, words) => {
    const answer = await sendContact(posted({ ...contactSample, message: 'Kept </textarea><script>', ...wrong }))
    const html = await answer.text()
    expect([answer.status, answer.headers.get('location')]).toEqual([status, null])
    expect(html).toContain(words)
    expect(html).toContain('Kept &lt;/textarea&gt;&lt;script&gt;</textarea>')
    expect(await outbox()).toEqual([])
  })

  it('comes back with what was typed when too many were sent', async () => {
    const from = '203.0.113.9'
    const send = (at: number) => sendContact(posted({ ...contactSample, message: `Message number ${at}` }, from))
    for (let at = 0; at < 5; at += 1) expect((await send(at)).status).toBe(303)
    const answer = await send(5)
    expect(answer.status).toBe(429)
    expect(await answer.text()).toContain('Message number 5</textarea>')
  })

  it('takes the longest message in any script', async () => {
    const answer = await sendContact(posted({ ...contactSample, message: '界'.repeat(3000) }))
    expect(answer.status).toBe(303)
  })
})

describe('“Did this help?” without script', () => {
  const word = { answer: 'unsubscribe', helped: 'no', words: 'Which mail?' }

  it('is kept, and leads to a word of thanks', async () => {
    const answer = await sendFeedback(posted(word))
    expect([answer.status, answer.headers.get('location')]).toEqual([303, routes.supportThanks])
    const rows = await (await kysely()).selectFrom('answer_feedback').selectAll().execute()
    expect(rows).toMatchObject([{ slug: 'unsubscribe', helped: 0, words: 'Which mail?' }])
  })

  it('is taken in Tamil to its last character, each of which a form sends as nine bytes', async () => {
    const answer = await sendFeedback(posted({ ...word, words: 'அ'.repeat(longestFeedback) }))
    expect([answer.status, answer.headers.get('location')]).toEqual([303, routes.supportThanks])
  })

  it('comes back with what was typed from what only programs fill in', async () => {
    const answer = await sendFeedback(posted({ ...word, [honeypotField]: 'x' }))
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('Which mail?</textarea>')
  })

  it.each([{ ...word, answer: 'gone' }, { ...word, helped: 'perhaps' }, { answer: 'unsubscribe' }])(
    'is refused for what no page of ours sends',
    async (typed) => {
      expect((await sendFeedback(posted(typed))).status).toBe(400)
    },
  )
})
