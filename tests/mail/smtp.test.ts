import { expect, it } from 'vitest'
import { CarrierError } from '@/lib/server/services/messages/carrier'
import { mailOf } from '@/lib/server/services/messages/mail'
import { createSmtpMailer } from '@/lib/server/services/messages/mail-smtp'
import { codeText } from '@/lib/server/services/messages/message-texts/code-text'
import { newsletterWelcome } from '@/lib/server/services/messages/message-texts/newsletter-welcome'
import { mailServer } from './mail-server'
import { readable } from './readable'

const key = 'k'.repeat(43)
const siteUrl = 'https://www.timbang.example'
const unsubscribeUrl = `${siteUrl}/unsubscribe/${key}`
const envelope = { id: '0199f0a0-0000-7000-8000-000000000001', to: 'siti+news@example.com.my', siteUrl }
const mail = mailOf(newsletterWelcome(unsubscribeUrl), { ...envelope, unsubscribeUrl })

/** Header fields by lower-case name, folded lines joined. */
function headersOf(source: string): ReadonlyMap<string, string> {
  const head = (source.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ')
  return new Map(
    head
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
}

async function refusalOf(url: string): Promise<CarrierError> {
  const error = await createSmtpMailer(url, 'Timbang <news@timbang.example>')
    .send(mail)
    .catch((thrown: unknown) => thrown)
  if (error instanceof CarrierError) return error
  throw new Error('It was sent, or failed otherwise')
}

it('arrives at a mail server as text and HTML, with one-click unsubscribing (RFC 8058)', async () => {
  const { delivered, port } = await mailServer()
  await createSmtpMailer(`smtp://127.0.0.1:${port}`, 'Timbang <news@timbang.example>').send(mail)
  expect(delivered).toMatchObject([{ from: 'news@timbang.example', to: ['siti+news@example.com.my'] }])
  const source = delivered[0]?.source ?? ''
  const headers = headersOf(source)
  expect(headers.get('from')).toBe('Timbang <news@timbang.example>')
  expect(headers.get('to')).toBe('siti+news@example.com.my')
  expect(headers.get('subject')).toBe('You are subscribed to the Timbang newsletter')
  expect(headers.get('message-id')).toBe('<0199f0a0-0000-7000-8000-000000000001@www.timbang.example>')
  expect(headers.get('list-unsubscribe')).toBe(`<https://www.timbang.example/unsubscribe/${key}>`)
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(headers.get('content-type')).toMatch(/^multipart\/alternative/)
  const body = readable(source)
  expect(body).toContain(`\r\nhttps://www.timbang.example/unsubscribe/${key}\r\n`)
  expect(body).toContain(`<a href="https://www.timbang.example/unsubscribe/${key}">`)
})

it('offers no unsubscribing where nobody subscribed, and keeps the code out of the subject', async () => {
  const { delivered, port } = await mailServer()
  const code = mailOf(codeText('sign-in', '493017', { siteUrl }), { ...envelope, unsubscribeUrl: null })
  await createSmtpMailer(`smtp://127.0.0.1:${port}`, 'news@timbang.example').send(code)
  const headers = headersOf(delivered[0]?.source ?? '')
  expect([...headers.keys()].filter((name) => name.startsWith('list-'))).toEqual([])
  expect(headers.get('subject')).toBe('Your code to sign in to Timbang')
  expect(delivered[0]?.source).toContain('\r\n493017\r\n')
})

it('is refused for good when the server has no such recipient', async () => {
  const { port } = await mailServer({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no siti+news here'), { responseCode: 550 })),
  })
  const error = await refusalOf(`smtp://127.0.0.1:${port}`)
  expect([error.permanent, error.message]).toEqual([true, 'EENVELOPE 550'])
})

it('may be tried again when the server is busy, refuses the login or is not there', async () => {
  const busy = await mailServer({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('later'), { responseCode: 451 })),
  })
  expect(await refusalOf(`smtp://127.0.0.1:${busy.port}`)).toMatchObject({ permanent: false, message: 'EENVELOPE 451' })
  const locked = await mailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('wrong')),
  })
  expect(await refusalOf(`smtp://user:p%40ss@127.0.0.1:${locked.port}`)).toMatchObject({
    permanent: false,
    message: 'EAUTH 535',
  })
  expect(await refusalOf('smtp://127.0.0.1:1')).toMatchObject({ permanent: false, message: 'ESOCKET' })
})

it('logs in with what the address says, escapes included', async () => {
  const seen: unknown[] = []
  const { delivered, port } = await mailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      seen.push([username, password])
      done(null, { user: 'user' })
    },
  })
  await createSmtpMailer(`smtp://us%3Aer:p%40ss@127.0.0.1:${port}`, 'news@timbang.example').send(mail)
  expect(seen).toEqual([['us:er', 'p@ss']])
  expect(delivered).toHaveLength(1)
})

it('never sends credentials in clear to another machine', async () => {
  const seen: unknown[] = []
  const { port } = await mailServer({
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => {
      seen.push('asked')
      done(null, { user: 'user' })
    },
  })
  // Node resolves this spelling of the loopback address; it is not one that the mailer knows to be this machine.
  expect(await refusalOf(`smtp://user:pass@0.0.0.0:${port}`)).toMatchObject({ permanent: false, message: 'ETLS 500' })
  expect(seen).toEqual([])
})

it('takes files along, and without them what a server refuses for good with them', async () => {
  const bytes = Buffer.from('89504e470d0a1a0a', 'hex')
  const withFile = { ...mail, attachments: [{ name: 'penyata 月结单.png', type: 'image/png', bytes }] }
  const open = await mailServer()
  await createSmtpMailer(`smtp://127.0.0.1:${open.port}`, 'news@timbang.example').send(withFile)
  expect(open.delivered[0]?.source).toContain(`\r\n${bytes.toString('base64')}\r\n`)
  expect(open.delivered[0]?.source).toMatch(/Content-Disposition: attachment;/)
  const sizes: number[] = []
  const strict = await mailServer({
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString('utf8')
        sizes.push(source.length)
        const isSuspect = source.includes('attachment')
        if (!isSuspect) expect(source).toContain('mail server refused it with them')
        done(isSuspect ? Object.assign(new Error('looks like harm'), { responseCode: 554 }) : null)
      })
    },
  })
  await createSmtpMailer(`smtp://127.0.0.1:${strict.port}`, 'news@timbang.example').send(withFile)
  expect(sizes).toHaveLength(2)
})
