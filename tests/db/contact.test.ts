import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { brand } from '@/lib/brand'
import { referencePattern } from '@/lib/domain/messages/contact-message'
import type { OpenDatabase } from '@/lib/server/db/database'
import { createOutboxRepository } from '@/lib/server/db/outbox-repository'
import { createRateLimitRepository } from '@/lib/server/db/rate-limit-repository'
import { createLog } from '@/lib/server/log'
import { createRateLimits } from '@/lib/server/services/calls/rate-limit'
import { systemRandom } from '@/lib/server/services/keys/random'
import { sealingKeys } from '@/lib/server/services/keys/sealing-keys'
import type { Sms } from '@/lib/server/services/messages/carrier'
import {
  type ContactDeps,
  type ContactMessage,
  mostWithFiles,
  sendContact,
} from '@/lib/server/services/messages/contact'
import type { Mail } from '@/lib/server/services/messages/mail'
import { createOutbox } from '@/lib/server/services/messages/outbox'
import { emailOf } from '../factories/typed-contact'
import { engines, type Place } from './engines'
import { FakeCarrier } from './fake-carrier'

const now = 1_795_000_000_000
const message: ContactMessage = {
  topic: 'account',
  name: 'Aminah Binti Yusof',
  email: emailOf('aminah@example.com'),
  message: 'Buy <b>pills</b> at evil.example\n\nI get no code.',
  attachments: [],
}
const png = Buffer.from('89504e470d0a1a0a0000', 'hex')
const withFile: ContactMessage = {
  ...message,
  attachments: [{ name: 'screen.png', kind: 'png', content: png.toString('base64') }],
}

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`a message to us on ${engine.name}`, () => {
    let place: Place
    let database: OpenDatabase
    let lines: string[] = []
    const clock = { now: () => now }
    const log = createLog('info', clock, (line) => lines.push(line))
    const keys = () =>
      sealingKeys(
        { secret: 'a secret of thirty-two characters', secretBefore: null, keyDir: '', dataDir: '' },
        'messages',
      )

    beforeEach(async () => {
      lines = []
      place = await engine.newMigratedPlace()
      database = await place.open()
    })
    afterEach(() => place.remove())

    const outboxRepository = () => createOutboxRepository(async () => database.db)
    const deps = (): ContactDeps => ({
      outbox: outboxRepository(),
      messages: { keys, clock, random: systemRandom, nudge: () => undefined },
      limits: createRateLimits({
        counts: createRateLimitRepository(async () => database.counts),
        key: () => keys()[0].bytes,
        log,
      }),
      log,
    })
    async function delivered(): Promise<readonly Mail[]> {
      const email = new FakeCarrier<Mail>()
      const carriers = { email, sms: new FakeCarrier<Sms>() }
      await createOutbox({
        outbox: outboxRepository(),
        carriers,
        keys,
        siteUrl: 'https://www.timbang.example',
        clock,
        log,
      }).run()
      return email.taken
    }

    it('reaches us with its words as text, and its sender with the reference and none of them', async () => {
      const outcome = await sendContact(deps(), message, randomUUID())
      const reference = outcome.state === 'taken' ? outcome.reference : ''
      expect(reference).toMatch(referencePattern)
      const mails = await delivered()
      const ours = mails.find(({ to }) => to === brand.supportEmail)
      expect(ours?.subject).toBe(`${reference}: My account`)
      expect(ours?.text).toContain('I get no code.')
      expect(ours?.text).toContain('aminah@example.com')
      expect(ours?.html).toContain('Buy &lt;b&gt;pills&lt;/b&gt; at evil.example')
      const copy = mails.find(({ to }) => to === 'aminah@example.com')
      expect(copy?.text).toContain(reference)
      expect(`${copy?.subject} ${copy?.text} ${copy?.html}`).not.toMatch(/pills|evil|Aminah|no code/)
      expect(lines.join('')).not.toMatch(/aminah|Yusof|pills/i)
    })

    it('goes out once for a key, however often it is put in, and twice for two', async () => {
      const [one, other] = [randomUUID(), randomUUID()]
      const first = await sendContact(deps(), message, one)
      expect(await sendContact(deps(), message, one)).toEqual(first)
      expect(await sendContact(deps(), message, other)).not.toEqual(first)
      expect((await delivered()).filter(({ to }) => to === brand.supportEmail)).toHaveLength(2)
    })

    it('takes its files along under their kinds, to us alone, and keeps nothing of them once it has left', async () => {
      await sendContact(deps(), withFile, randomUUID())
      const mails = await delivered()
      expect(mails.find(({ to }) => to === brand.supportEmail)?.attachments).toEqual([
        { name: 'screen.png', type: 'image/png', bytes: png },
      ])
      expect(mails.find(({ to }) => to === 'aminah@example.com')?.attachments).toEqual([])
      expect(await database.db.selectFrom('message_outbox').select('sealed').distinct().execute()).toEqual([
        { sealed: null },
      ])
      expect(lines.join('')).not.toMatch(/screen|png/)
    })

    it('is taken with no more files while as many wait as the disk is meant for, and without any all the same', async () => {
      for (let at = 0; at < mostWithFiles; at += 1) await sendContact(deps(), withFile, randomUUID())
      expect(await sendContact(deps(), withFile, randomUUID())).toEqual({ state: 'full' })
      expect((await sendContact(deps(), message, randomUUID())).state).toBe('taken')
      await delivered()
      expect((await sendContact(deps(), withFile, randomUUID())).state).toBe('taken')
    })

    it('is always taken, but writes to one address three times a day at most', async () => {
      for (let at = 0; at < 5; at += 1) await sendContact(deps(), message, randomUUID())
      const mails = await delivered()
      expect(mails.filter(({ to }) => to === brand.supportEmail)).toHaveLength(5)
      expect(mails.filter(({ to }) => to === 'aminah@example.com')).toHaveLength(3)
    })
  })
}
