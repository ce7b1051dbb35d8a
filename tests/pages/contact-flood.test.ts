import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { POST as sendContact } from '@/app/contact-us/send/route'
import { contactUsOperation } from '@/lib/contract/calls/support'
import { formLimit } from '@/lib/server/data/forms/contact'
import { kysely } from '@/lib/server/db/connection'
import { largeBodyLimits } from '@/lib/server/large-bodies'
import { signed } from '../api/support/member'
import { expectProblem, requestTo, send } from '../api/support/provider'
import { contactSample } from '../api/support/samples'

const png = Buffer.from('89504e470d0a1a0a0000000d', 'hex')
const pdf = Buffer.from('%PDF-1.7\n')
const { forms, calls } = largeBodyLimits

/** A form of some megabytes from somebody else each time, or from `source`. */
function posted(source: string, broken = false): Request {
  const field = (name: string, value: string) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const words = Object.entries(contactSample).map(([name, value]) => field(name, value))
  const head = `--b\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n`
  const file = Buffer.concat([pdf, Buffer.alloc(1_000_000)])
  const body = Buffer.concat([Buffer.from(words.join('') + head), file, Buffer.from(broken ? '' : '\r\n--b--\r\n')])
  return new Request('http://site.test/contact-us/send', {
    method: 'POST',
    body,
    headers: { 'x-forwarded-for': source, 'content-type': 'multipart/form-data; boundary=b' },
  })
}

/** From nobody's network: each is a source of its own. */
const sources = (count: number) => Array.from({ length: count }, (_, at) => `203.0.${at}.9`)

beforeEach(async () => {
  const db = await kysely()
  await db.deleteFrom('message_outbox').execute()
})

describe('forms with files', () => {
  it('are counted before a file is read, and the words of one too many stay', async () => {
    const times = formLimit.perMinute
    // Broken after the first file: who reads it cannot answer anything else.
    for (let at = 0; at < times; at += 1) expect((await sendContact(posted('198.51.100.4', true))).status).toBe(400)
    const refused = await sendContact(posted('198.51.100.4', true))
    expect(refused.status).toBe(429)
    const html = await refused.text()
    expect(html).toContain(contactSample.message)
    expect(html).toContain('please choose them again')
  })

  it('of a crowd are received so many at once, and the others keep their words', async () => {
    const answers = await Promise.all(sources(forms.atOnce + 5).map((source) => sendContact(posted(source))))
    const refused = answers.filter(({ status }) => status === 503)
    expect([refused.length, answers.filter(({ status }) => status === 303).length]).toEqual([5, forms.atOnce])
    expect(await refused[0]?.text()).toContain(contactSample.message)
    expect((await sendContact(posted('203.0.200.9'))).status).toBe(303)
  })
})

describe('calls with files', () => {
  const request = (source: string) => {
    const attachments = [{ name: 'a.png', content: png.toString('base64') }]
    const headers = { ...signed(), 'x-forwarded-for': source, 'idempotency-key': randomUUID() }
    return requestTo(contactUsOperation, { headers, body: { ...contactSample, attachments } })
  }

  it('beyond so many are refused before their body is read', async () => {
    const { handler } = await import('@/lib/server/api/handler')
    const requests = sources(calls.atOnce + calls.waiting + 3).map((source) => request(source))
    const answers = await Promise.all(requests.map((one) => handler(one)))
    const unread = requests.filter(({ bodyUsed }) => !bodyUsed)
    expect(unread).toHaveLength(3)
    for (const answer of answers.filter(({ status }) => status === 503)) await expectProblem(answer, 'GBL0009')
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(calls.atOnce + calls.waiting)
  })
})

it('others are answered between the steps of a message with files', async () => {
  let isOver = false
  let answered = 0
  const sent = sendContact(posted('203.0.113.77')).finally(() => {
    isOver = true
  })
  while (!isOver) {
    expect((await send({ method: 'GET', path: '/health' })).status).toBe(200)
    answered += 1
    await new Promise(setImmediate)
  }
  expect((await sent).status).toBe(303)
  // Taken apart, judged, named, sent on, read, judged again, encrypted: between each two.
  expect(answered).toBeGreaterThan(7)
})
