import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { temporaryFolder } from '@/tests/setup/temporary-folder'
import { CarrierError } from './carrier'
import { createMessageFiles, eraseMessageFiles } from './message-files'

const sms = { id: '0199f0a0-0000-7000-8000-000000000001', to: '+60123456789', text: 'Timbang: 493017' }
let folder: ReturnType<typeof temporaryFolder>
let now = Date.parse('2026-11-22T09:15:01.250Z')
const clock = { now: () => now }

beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => folder.remove())

it('writes a message as text under a name that begins with its time, for this user alone', async () => {
  const outbox = join(folder.path, 'data', 'outbox')
  const files = createMessageFiles(outbox, clock)
  const first = await files.sms.send(sms)
  now += 1000
  const mail = {
    to: 'siti@example.com',
    subject: 'Your code',
    text: 'Your code\n\n493017\n',
    html: '<p>493017</p>',
    messageId: '<0199f0a0-0000-7000-8000-000000000002@www.timbang.example>',
    unsubscribeUrl: null,
    attachments: [{ name: 'screen.png', type: 'image/png', bytes: Buffer.from([0x89, 0x50]) }],
  }
  const second = await files.email.send(mail)
  const names = readdirSync(outbox).toSorted()
  expect(names).toEqual([
    '2026-11-22T09-15-01-250Z-0199f0a0-0000-7000-8000-000000000001.txt',
    '2026-11-22T09-15-02-250Z-0199f0a0-0000-7000-8000-000000000002-1-screen.png',
    '2026-11-22T09-15-02-250Z-0199f0a0-0000-7000-8000-000000000002.txt',
  ])
  const [, file = '', last = ''] = names
  expect([first, second]).toEqual([names[0], last].map((name) => ({ by: 'file', path: join(outbox, name ?? '') })))
  expect(readFileSync(join(outbox, file))).toEqual(Buffer.from([0x89, 0x50]))
  expect(readFileSync(join(outbox, names[0] ?? ''), 'utf8')).toBe('To: +60123456789\n\nTimbang: 493017\n')
  expect(readFileSync(join(outbox, last), 'utf8')).toBe(
    'To: siti@example.com\nSubject: Your code\n\nYour code\n\n493017\n',
  )
  expect(statSync(outbox).mode & 0o777).toBe(0o700)
  for (const name of names) expect(statSync(join(outbox, name)).mode & 0o777).toBe(0o600)
})

it('erases what was written up to a moment, with its files and what a crash left, and nothing that is not its own', async () => {
  const outbox = join(folder.path, 'outbox')
  expect(await eraseMessageFiles(outbox, now)).toBe(0)
  const files = createMessageFiles(outbox, clock)
  await files.sms.send(sms)
  const first = readdirSync(outbox)[0] ?? ''
  const others = ['notes.txt', '2026-11-22.txt', '9999-99-99T99-99-99-999Z-none.txt']
  for (const name of [`${first}.part`, first.replace('.txt', '-1-screen.png'), ...others]) {
    writeFileSync(join(outbox, name), 'x')
  }
  now += 1
  await files.sms.send(sms)
  expect(await eraseMessageFiles(outbox, now - 2)).toBe(0)
  expect(await eraseMessageFiles(outbox, now - 1)).toBe(3)
  expect(readdirSync(outbox).toSorted()).toEqual([first.replace('250Z', '251Z'), ...others].toSorted())
})

it('may be tried again where the folder cannot be made, and says nothing of the message', async () => {
  const taken = join(folder.path, 'outbox')
  writeFileSync(taken, 'a file, no folder')
  const refused = createMessageFiles(taken, clock).sms.send(sms)
  await expect(refused).rejects.toThrow(CarrierError)
  await expect(refused).rejects.toMatchObject({ permanent: false, message: 'file ENOTDIR' })
})
