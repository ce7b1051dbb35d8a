import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '@/lib/server/db/database'
import { createOutboxRepository, type OutboxRepository } from '@/lib/server/db/outbox-repository'
import { createSubscriberRepository } from '@/lib/server/db/subscriber-repository'
import { createLog } from '@/lib/server/log'
import { systemRandom } from '@/lib/server/services/keys/random'
import { sealingKeys } from '@/lib/server/services/keys/sealing-keys'
import { type Carrier, CarrierError, type Sms } from '@/lib/server/services/messages/carrier'
import type { Mail } from '@/lib/server/services/messages/mail'
import { enqueueMessage, type MessageDeps } from '@/lib/server/services/messages/messages'
import { subscribe, unsubscribe } from '@/lib/server/services/messages/newsletter'
import { createOutbox, leaseMs, oldestMs, waitAfter } from '@/lib/server/services/messages/outbox'
import { contactOf } from '../factories/typed-contact'
import { engines, type Place } from './engines'
import { FakeCarrier } from './fake-carrier'

const start = 1_795_000_000_000
const siteUrl = 'https://www.timbang.example'

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`the outbox on ${engine.name}`, () => {
    let place: Place
    let database: OpenDatabase
    let now = start
    let lines: string[] = []
    let sms: FakeCarrier<Sms>
    const clock = { now: () => now }
    const log = createLog('info', clock, (line) => lines.push(line))
    const keys = (secret = 'a secret of thirty-two characters') =>
      sealingKeys({ secret, secretBefore: null, keyDir: '', dataDir: '' }, 'messages')

    beforeEach(async () => {
      now = start
      lines = []
      sms = new FakeCarrier()
      place = await engine.newMigratedPlace()
      database = await place.open()
    })
    afterEach(() => place.remove())

    const repositoryOf = (open: OpenDatabase) => createOutboxRepository(async () => open.db)
    const outboxOver = (outbox: OutboxRepository, email: Carrier<Mail>, openKeys = () => keys()) =>
      createOutbox({ outbox, carriers: { email, sms }, keys: openKeys, siteUrl, clock, log })
    const outboxOn = (open: OpenDatabase, email: Carrier<Mail>) => outboxOver(repositoryOf(open), email)

    const newsletter = () => ({
      subscribers: createSubscriberRepository(async () => database.db),
      clock,
      random: systemRandom,
      log,
    })
    const sealing: MessageDeps = { keys: () => keys(), clock, random: systemRandom, nudge: () => undefined }
    const code = (to: string, digits = '493017') =>
      enqueueMessage(database.db, sealing, {
        kind: 'code',
        to: contactOf(to),
        purpose: 'sign-in',
        code: digits,
        uselessAt: now + 300_000,
      })
    const messages = () => database.db.selectFrom('message_outbox').selectAll().execute()
    const events = () => lines.filter((line) => line.includes('"message.')).map((line): unknown => JSON.parse(line))

    it('sends a mail once, to the subscriber, with a link that ends the subscription', async () => {
      await subscribe(newsletter(), 'siti@example.com')
      const mailer = new FakeCarrier<Mail>()
      const outbox = outboxOn(database, mailer)
      expect(await outbox.run()).toBe(1)
      expect(await outbox.run()).toBe(0)
      const [mail] = mailer.taken
      const subscriber = await database.db.selectFrom('newsletter_subscribers').selectAll().executeTakeFirstOrThrow()
      expect(mail).toMatchObject({
        to: 'siti@example.com',
        subject: 'You are subscribed to the Timbang newsletter',
        unsubscribeUrl: `${siteUrl}/unsubscribe/${subscriber.unsubscribe_key}`,
        messageId: `<${subscriber.mail_id}@www.timbang.example>`,
      })
      expect(mail?.text).toContain(mail?.unsubscribeUrl)
      expect(mail?.html).toContain(`href="${mail?.unsubscribeUrl}"`)
      expect(await messages()).toMatchObject([{ state: 'sent', attempts: 1, settled_at: start }])
    })

    it('sends what was sealed by mail and by text message, and keeps nothing of what it said', async () => {
      await code('siti@example.com', '111111')
      await code('012-345 6789', '222222')
      const waiting = JSON.stringify(await messages())
      expect(waiting).not.toMatch(/siti|example\.com|60123456789|111111|222222/)
      const mailer = new FakeCarrier<Mail>()
      expect(await outboxOn(database, mailer).run()).toBe(2)
      expect(mailer.taken).toMatchObject([{ to: 'siti@example.com', unsubscribeUrl: null }])
      expect(mailer.taken[0]?.text).toContain('111111')
      expect(sms.taken).toMatchObject([{ to: '+60123456789' }])
      expect(sms.taken[0]?.text).toMatch(/@www\.timbang\.example #222222$/)
      const settled = { state: 'sent', sealed: null }
      expect(await messages()).toMatchObject([settled, settled])
      expect(lines.join('')).not.toMatch(/siti|example\.com|60123456789|111111|222222/)
    })

    it('is put in with what it belongs to, or not at all', async () => {
      const broken = database.db.transaction().execute(async (transaction) => {
        await enqueueMessage(transaction, sealing, { kind: 'account-made', to: contactOf('siti@example.com') })
        throw new Error('the rest failed')
      })
      await expect(broken).rejects.toThrow('the rest failed')
      expect(await messages()).toEqual([])
    })

    it('withholds a code that no longer works, and what it said is gone', async () => {
      await code('siti@example.com')
      const mailer = new FakeCarrier<Mail>()
      now = start + 300_000
      expect(await outboxOn(database, mailer).run()).toBe(0)
      expect(mailer.taken).toEqual([])
      expect(await messages()).toMatchObject([{ state: 'withheld', sealed: null, settled_at: now }])
    })

    it('tries a code again within its five minutes, and not beyond', async () => {
      await code('siti@example.com')
      const mailer = new FakeCarrier<Mail>()
      mailer.refusal = new CarrierError('ECONNECTION', false)
      const outbox = outboxOn(database, mailer)
      const tried: number[] = []
      for (let [message] = await messages(); message?.state === 'waiting'; [message] = await messages()) {
        now = message.due_at
        tried.push((now - start) / 1000)
        await outbox.run()
      }
      expect(tried).toEqual([0, 5, 20, 50, 110, 170, 230, 290])
      expect(await messages()).toMatchObject([{ state: 'failed', sealed: null, last_error: 'ECONNECTION' }])
    })

    it('gives up on what no key opens, and says so without saying what it is', async () => {
      await code('siti@example.com')
      const mailer = new FakeCarrier<Mail>()
      const otherKeys = () => keys('another secret of thirty-two chars')
      expect(await outboxOver(repositoryOf(database), mailer, otherKeys).run()).toBe(0)
      expect(await messages()).toMatchObject([{ state: 'failed', sealed: null, last_error: 'cannot be opened' }])
      expect(events()).toMatchObject([{ level: 'error', event: 'message.given-up', kind: 'sign-in-code' }])
    })

    it('sends text messages while a mail server hangs, and codes before what can wait', async () => {
      for (let n = 0; n < 8; n += 1) await subscribe(newsletter(), `first${n}@example.com`)
      await code('second@example.com')
      await code('012-345 6789')
      const mailer = new FakeCarrier<Mail>()
      const answer = Promise.withResolvers<void>()
      mailer.before = () => answer.promise
      const run = outboxOn(database, mailer).run()
      await expect.poll(() => sms.taken.length).toBe(1)
      expect(mailer.taken).toEqual([])
      answer.resolve()
      expect(await run).toBe(10)
      // Among the first that are handed over, one by each connection.
      expect(mailer.taken.findIndex(({ to }) => to === 'second@example.com')).toBeLessThan(4)
    })

    it('sends at once what anybody in the process nudges it for, and once however often it is nudged', async () => {
      const mailer = new FakeCarrier<Mail>()
      const outbox = outboxOn(database, mailer)
      outbox.start()
      await code('siti@example.com')
      for (let times = 0; times < 20; times += 1) outbox.nudge()
      await expect.poll(async () => (await messages())[0]?.state).toBe('sent')
      await code('012-345 6789')
      outboxOn(database, mailer).nudge() // as by a module that was loaded twice
      await expect.poll(() => sms.taken.length).toBe(1)
      await outbox.stop()
      outbox.nudge()
      expect([mailer.taken.length, sms.taken.length, await outbox.run()]).toEqual([1, 1, 0])
    })

    it('tries again later and later while the server refuses, then sends', async () => {
      await subscribe(newsletter(), 'siti@example.com')
      const mailer = new FakeCarrier<Mail>()
      const outbox = outboxOn(database, mailer)
      mailer.refusal = new CarrierError('ECONNECTION', false)
      const waits: number[] = []
      for (let tries = 1; tries <= 6; tries += 1) {
        await outbox.run()
        const [mail] = await messages()
        expect(mail).toMatchObject({ state: 'waiting', attempts: tries, last_error: 'ECONNECTION' })
        waits.push((mail?.due_at ?? 0) - now)
        now = (mail?.due_at ?? 0) - 1
        expect(await outbox.run()).toBe(0)
        expect((await messages())[0]?.attempts).toBe(tries)
        now += 1
      }
      expect(waits.map((ms) => ms / 60_000)).toEqual([1, 5, 15, 60, 240, 240])
      mailer.refusal = null
      expect(await outbox.run()).toBe(1)
      expect(await messages()).toMatchObject([{ state: 'sent', attempts: 7 }])
    })

    it('gives up when the server refuses for good', async () => {
      await subscribe(newsletter(), 'siti@example.com')
      const mailer = new FakeCarrier<Mail>()
      mailer.refusal = new CarrierError('EENVELOPE 550', true)
      await outboxOn(database, mailer).run()
      expect(await messages()).toMatchObject([
        { state: 'failed', attempts: 1, last_error: 'EENVELOPE 550', settled_at: start },
      ])
      expect(events()).toMatchObject([{ level: 'error', event: 'message.given-up' }])
    })

    it('gives up on a mail that is three days old', async () => {
      await subscribe(newsletter(), 'siti@example.com')
      const mailer = new FakeCarrier<Mail>()
      mailer.refusal = new CarrierError('ETIMEDOUT', false)
      now = start + oldestMs - waitAfter(1, false) + 1
      await outboxOn(database, mailer).run()
      expect(await messages()).toMatchObject([{ state: 'failed' }])
    })

    it('sends nothing to somebody who unsubscribed before it was sent', async () => {
      await subscribe(newsletter(), 'siti@example.com')
      const { unsubscribe_key: key } = await database.db
        .selectFrom('newsletter_subscribers')
        .select('unsubscribe_key')
        .executeTakeFirstOrThrow()
      await unsubscribe(newsletter(), key)
      const mailer = new FakeCarrier<Mail>()
      expect(await outboxOn(database, mailer).run()).toBe(0)
      expect(mailer.taken).toEqual([])
    })

    it('sends each of 30 mails once through two processes that work at the same time', async () => {
      for (let n = 0; n < 30; n += 1) await code(`a${n}@example.com`)
      const mailer = new FakeCarrier<Mail>()
      const both = [outboxOn(database, mailer), outboxOn(await place.open(), mailer)]
      await Promise.all(both.map((outbox) => outbox.run()))
      const all = Array.from({ length: 30 }, (_, n) => `a${n}@example.com`)
      expect(mailer.taken.map((mail) => mail.to).toSorted()).toEqual(all.toSorted())
    })

    it('finishes the mails under way when it is stopped, and leaves the others', async () => {
      for (let n = 0; n < 7; n += 1) await subscribe(newsletter(), `a${n}@example.com`)
      const mailer = new FakeCarrier<Mail>()
      const outbox = outboxOn(database, mailer)
      let stopping: Promise<void> = Promise.resolve()
      mailer.before = async () => {
        stopping = outbox.stop()
      }
      const sent = await outbox.run()
      await stopping
      // One for each connection at most.
      expect(sent).toBeGreaterThan(0)
      expect(sent).toBeLessThanOrEqual(4)
      const states = (await messages()).map(({ state, attempts }) => `${state} ${attempts}`).sort()
      expect(states).toEqual([...Array(sent).fill('sent 1'), ...Array(7 - sent).fill('waiting 0')])
    })

    it('leaves a code to another process when the one that sends it dies, under the same name', async () => {
      await code('siti@example.com')
      const dying = new FakeCarrier<Mail>()
      dying.before = () => new Promise(() => undefined)
      void outboxOn(database, dying).run()
      await expect.poll(async () => (await messages())[0]?.attempts).toBe(1)
      const mailer = new FakeCarrier<Mail>()
      const other = outboxOn(database, mailer)
      now = start + leaseMs - 1
      expect(await other.run()).toBe(0)
      now += 1
      expect(await other.run()).toBe(1)
      expect(mailer.taken).toMatchObject([{ messageId: `<${(await messages())[0]?.id}@www.timbang.example>` }])
    })

    it('sends once more, and no more than that, when it dies between sending and noting so', async () => {
      await code('siti@example.com')
      const mailer = new FakeCarrier<Mail>()
      const dying = { ...repositoryOf(database), settle: () => new Promise<void>(() => undefined) }
      void outboxOver(dying, mailer).run()
      await expect.poll(() => mailer.taken.length).toBe(1)
      now = start + leaseMs
      const other = outboxOn(database, mailer)
      await other.run()
      await other.run()
      expect(new Set(mailer.taken.map(({ messageId }) => messageId)).size).toBe(1)
      expect(mailer.taken).toHaveLength(2)
    })

    it('goes on after a fault of the database, and logs no address', async () => {
      await subscribe(newsletter(), 'siti@example.com')
      const mailer = new FakeCarrier<Mail>()
      let broken = true
      const repository = createOutboxRepository(async () => {
        if (broken) throw new Error('the database is away')
        return database.db
      })
      const outbox = outboxOver(repository, mailer)
      expect(await outbox.run()).toBe(0)
      broken = false
      expect(await outbox.run()).toBe(1)
      const unreachable = { event: 'message.outbox-unreachable' }
      expect(events()).toMatchObject([unreachable, unreachable, { event: 'message.sent' }])
      expect(lines.join('')).not.toMatch(/siti|example\.com/)
    })
  })
}
