import { randomUUID } from 'node:crypto'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it } from 'vitest'
import { POST as sendContact } from '@/app/contact-us/send/route'
import { POST as sendFeedback } from '@/app/support/feedback/route'
import { ContactUsIsland } from '@/components/support/contact-us-island.client'
import { filesRule } from '@/lib/domain/messages/attached-files'
import { honeypotField } from '@/lib/forms/newsletter-results'
import { kysely } from '@/lib/server/db/connection'
import '../api/support/provider'
import { contactSample } from '../api/support/samples'

const png = Buffer.from('89504e470d0a1a0a0000000d', 'hex')
const pdf = Buffer.from('%PDF-1.7\n')
const megabytes = (count: number) => Buffer.concat([png, Buffer.alloc(count * 1_048_576 - png.length)])

type Files = readonly (readonly [name: string, bytes: Buffer])[]

function formOf(files: Files, wrong: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...contactSample, ...wrong })) form.append(name, value)
  for (const [name, bytes] of files) form.append('files', new File([new Uint8Array(bytes)], name))
  return form
}

function posted(body: BodyInit, headers: Readonly<Record<string, string>> = {}): Request {
  const url = 'http://site.test/contact-us/send'
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body,
    headers: { 'x-forwarded-for': randomUUID(), ...headers },
    duplex: 'half',
  }
  return new Request(url, init)
}

/** A body as a program writes it by hand. */
function raw(body: string | Buffer, type = 'multipart/form-data; boundary=b') {
  return posted(new Uint8Array(Buffer.from(body)), { 'content-type': type })
}

const field = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const words = Object.entries(contactSample)
  .map(([name, value]) => field(name, value))
  .join('')

const kinds = async () => {
  const rows = await (await kysely()).selectFrom('message_outbox').select('kind').execute()
  return rows.map(({ kind }) => kind).toSorted()
}

beforeEach(async () => {
  await (await kysely()).deleteFrom('message_outbox').execute()
})

describe('files with a message to us', () => {
  it('have a field that says its rule and is sent by the browser itself', () => {
    const html = renderToStaticMarkup(createElement(ContactUsIsland))
    expect(html).toMatch(/enctype="multipart\/form-data"/i)
    expect(html).toContain(filesRule)
    expect(html).toMatch(/<input[^>]* type="file"[^>]* name="files"|<input[^>]* name="files"[^>]* type="file"/)
  })

  it('are taken up to the largest that the rule names, and wait encrypted', async () => {
    const answer = await sendContact(
      posted(
        formOf([
          ['a.png', megabytes(2)],
          ['b.pdf', pdf],
        ]),
      ),
    )
    expect(answer.status).toBe(303)
    expect(await kinds()).toEqual(['contact-received', 'contact-us-files'])
  })

  it('may be left out, as a browser sends a field in which nothing was chosen', async () => {
    expect((await sendContact(posted(formOf([['', Buffer.alloc(0)]])))).status).toBe(303)
    expect(await kinds()).toEqual(['contact-received', 'contact-us'])
  })

  it('make another message of the same words', async () => {
    const from = { 'x-forwarded-for': '203.0.113.21' }
    const to = async (files: Files) => (await sendContact(posted(formOf(files), from))).headers.get('location')
    const first = await to([['a.png', png]])
    expect(await to([['a.png', png]])).toBe(first)
    expect(await to([['a.pdf', pdf]])).not.toBe(first)
  })

  it.each<[string, Files, string]>([
    ['a picture that is a page', [['x.png', Buffer.from('<svg onload=alert(1)>')]], '“x.png” is not a PNG'],
    ['an empty one', [['nothing.pdf', Buffer.alloc(0)]], '“nothing.pdf” is empty.'],
    ['one of 3 MB', [['large.png', megabytes(3)]], '“large.png” is larger than 2 MB.'],
    ['one of 5 MB, more than is read', [['large.png', megabytes(5)]], 'larger than 4 MB together'],
    [
      'four',
      [
        ['1.png', png],
        ['2.png', png],
        ['3.png', png],
        ['4.png', png],
      ],
      'These are 4 files.',
    ],
    ['a name that is a script', [['<script>.png', Buffer.from('x')]], '“script.png” is not'],
  ])('are refused: %s is named by the field and above, and every word stays', async (_what, files, said) => {
    const answer = await sendContact(posted(formOf(files, { message: 'Kept </textarea> words' })))
    const html = await answer.text()
    expect(answer.status).toBe(422)
    expect(html.split(said)).toHaveLength(3)
    expect(html).toContain('Kept &lt;/textarea&gt; words</textarea>')
    expect(html).toContain('please choose them again')
    expect(html).toContain('aria-describedby="files-rule files-problem"')
    expect(html).not.toContain('<script>')
    expect(await kinds()).toEqual([])
  })

  it('are asked for again where a word was wrong, or what only programs fill in was filled in', async () => {
    for (const wrong of [{ email: 'aminah' }, { [honeypotField]: 'x' }]) {
      const html = await (await sendContact(posted(formOf([['a.png', png]], wrong)))).text()
      expect(html).toContain('please choose them again')
    }
    expect(await kinds()).toEqual([])
  })
})

describe('a form with files that no browser sends', () => {
  it.each<[string, () => Request]>([
    ['without a boundary', () => raw(`${words}--b--\r\n`, 'multipart/form-data')],
    ['with another boundary than it names', () => raw(`${words}--b--\r\n`, 'multipart/form-data; boundary=c')],
    ['cut off within a part', () => raw(words.slice(0, -40))],
    ['of a hundred parts', () => raw(`${words}${field('x', '').repeat(100)}--b--\r\n`)],
    ['of a hundred thousand parts', () => raw(`${field('x', '').repeat(80_000)}--b--\r\n`)],
    ['compressed', () => posted(formOf([]), { 'content-encoding': 'gzip' })],
    ['that does not end', () => posted(endless(), { 'content-type': 'multipart/form-data; boundary=b' })],
  ])('%s is refused at once, and nothing is kept', async (_what, request) => {
    const began = performance.now()
    expect((await sendContact(request())).status).toBe(400)
    expect(performance.now() - began).toBeLessThan(20_000)
    expect(await kinds()).toEqual([])
  })

  it('with a name of a megabyte does no harm', async () => {
    const answer = await sendContact(raw(`${words}${field('n'.repeat(1_048_576), 'x')}--b--\r\n`))
    expect([303, 400]).toContain(answer.status)
  })

  it('is read at this address alone', async () => {
    expect((await sendFeedback(posted(formOf([])))).status).toBe(400)
  })
})

function endless(): BodyInit {
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
  })
}
