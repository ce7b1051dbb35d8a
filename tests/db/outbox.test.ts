import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '@/lib/server/clock'
import type { OpenDatabase } from '@/lib/server/db/database'
import { migrate } from '@/lib/server/db/migrate'
import { migrations } from '@/lib/server/db/migrations/list'
import { createOutboxRepository } from '@/lib/server/db/outbox-repository'
import { createSubscriberRepository } from '@/lib/server/db/subscriber-repository'
import { createLog } from '@/lib/server/log'
import { type Mail, MailError, type Mailer } from '@/lib/server/services/mail'
import { subscribe, unsubscribe } from '@/lib/server/services/newsletter'
import { createOutbox, leaseMs, type Outbox, oldestMs, waitAfter } from '@/lib/server/services/outbox'
import { systemRandom } from '@/lib/server/services/random'
import { engines, type Place } from './engines'

const start = 1_795_000_000_000
const siteUrl = 'https://www.timbang.example'

/** Takes mails, or refuses them for the reason that is set. */
class FakeMailer implements Mailer {
  readonly taken: Mail[] = []
  refusal: Error | null = null
  before: () => Promise<void> = async () => undefined

  async send(mail: Mail): Promise<void> {
    await this.before()
    if (this.refusal !== null) throw this.refusal
    this.taken.push(mail)
  }
}

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`the outbox on ${engine.name}`, () => {
    let place: Place
    let database: OpenDatabase
    let now = start
    let lines: string[] = []
    const clock = { now: () => now }
    const log = createLog('info', clock, (line) => lines.push(line))

    beforeEach(async () => {
      now = start
      lines = []
      place = await engine.newPlace()
      database = await place.open()
      await migrate(database, systemClock, migrations)
    })
    afterEach(() => place.remove())

    function outboxOn(open: OpenDatabase, mailer: Mailer | null): Outbox {
      return createOutbox({ outbox: createOutboxRepository(async () => open.db), mailer, siteUrl, clock, log })
    }

    const newsletter = () => ({
      subscribers: createSubscriberRepository(async () => database.db),
      clock,
      random: systemRandom,
      log,
    })
    const mails = () => database.db.selectFrom('mail_outbox').selectAll().execute()
    const events = () =>
      lines.map((line): unknown => JSON.parse(line)).filter((line) => JSON.stringify(line).includes('"mail.'))

    it('sends a mail once, to the subscriber, with a link that ends the subscription', async () => {
      await subscribe(newsletter(), 'siti@example.com')
      const mailer = new FakeMailer()
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
      expect(await mails()).toMatchObject([{ state: 'sent', attempts: 1, settled_at: start }])
    })

    it('keeps mails and says that they wait, once, where no mail server is configured', async () => {
      await subscribe(newsletter(), 'siti@example.com')
      const outbox = outboxOn(database, null)
      expect(await outbox.run()).toBe(0)
      expect(await outbox.run()).toBe(0)
      expect(events()).toMatchObject([
        { level: 'warn', event: 'mail.not-sent', waiting: 1, reason: 'SMTP_URL is not set' },
      ])
      expect(await mails()).toMatchObject([{ state: 'waiting', attempts: 0 }])
      await subscribe(newsletter(), 'other@example.com')
      await outbox.run()
      expect(events()).toHaveLength(2)
    })

    it('tries again later and later while the server refuses, then sends', async () => {
      await subscribe(newsletter(), 'siti@example.com')
      const mailer = new FakeMailer()
      const outbox = outboxOn(database, mailer)
      mailer.refusal = new MailError('ECONNECTION', false)
      const waits: number[] = []
      for (let tries = 1; tries <= 6; tries += 1) {
        await outbox.run()
        const [mail] = await mails()
        expect(mail).toMatchObject({ state: 'waiting', attempts: tries, last_error: 'ECONNECTION' })
        waits.push((mail?.due_at ?? 0) - now)
        now = (mail?.due_at ?? 0) - 1
        expect(await outbox.run()).toBe(0)
        expect((await mails())[0]?.attempts).toBe(tries)
        now += 1
      }
      expect(waits.map((ms) => ms / 60_000)).toEqual([1, 5, 15, 60, 240, 240])
      mailer.refusal = null
      expect(await outbox.run()).toBe(1)
      expect(await mails()).toMatchObject([{ state: 'sent', attempts: 7 }])
    })

    it('gives up when the server refuses for good', async () => {
      await subscribe(newsletter(), 'siti@example.com')
      const mailer = new FakeMailer()
      mailer.refusal = new MailError('EENVELOPE 550', true)
      await outboxOn(database, mailer).run()
      expect(await mails()).toMatchObject([
        { state: 'failed', attempts: 1, last_error: 'EENVELOPE 550', settled_at: start },
      ])
      expect(events()).toMatchObject([{ level: 'error', event: 'mail.given-up' }])
    })

    it('gives up on a mail that is three days old', async () => {
      await subscribe(newsletter(), 'siti@example.com')
      const mailer = new FakeMailer()
      mailer.refusal = new MailError('ETIMEDOUT', false)
      now = start + oldestMs - waitAfter(1) + 1
      await outboxOn(database, mailer).run()
      expect(await mails()).toMatchObject([{ state: 'failed' }])
    })

    it('sends nothing to somebody who unsubscribed before it was sent', async () => {
      await subscribe(newsletter(), 'siti@example.com')
      const { unsubscribe_key: key } = await database.db
        .selectFrom('newsletter_subscribers')
        .select('unsubscribe_key')
        .executeTakeFirstOrThrow()
      await unsubscribe(newsletter(), key)
      const mailer = new FakeMailer()
      expect(await outboxOn(database, mailer).run()).toBe(0)
      expect(mailer.taken).toEqual([])
    })

    it('sends each of 30 mails once through two processes that work at the same time', async () => {
      for (let n = 0; n < 30; n += 1) await subscribe(newsletter(), `a${n}@example.com`)
      const mailer = new FakeMailer()
      const both = [outboxOn(database, mailer), outboxOn(await place.open(), mailer)]
      await Promise.all(both.map((outbox) => outbox.run()))
      expect(mailer.taken.map((mail) => mail.to).sort()).toEqual(
        Array.from({ length: 30 }, (_, n) => `a${n}@example.com`).sort(),
      )
    })

    it('finishes the mail under way when it is stopped, and leaves the others', async () => {
      for (let n = 0; n < 3; n += 1) await subscribe(newsletter(), `a${n}@example.com`)
      const mailer = new FakeMailer()
      const outbox = outboxOn(database, mailer)
      let stopping: Promise<void> = Promise.resolve()
      mailer.before = async () => {
        stopping = outbox.stop()
      }
      expect(await outbox.run()).toBe(1)
      await stopping
      expect((await mails()).map((mail) => mail.state).sort()).toEqual(['sent', 'waiting', 'waiting'])
    })

    it('leaves a mail to another process when the one that sends it dies', async () => {
      await subscribe(newsletter(), 'siti@example.com')
      const dying = new FakeMailer()
      dying.before = () => new Promise(() => undefined)
      void outboxOn(database, dying).run()
      await expect.poll(async () => (await mails())[0]?.attempts).toBe(1)
      const mailer = new FakeMailer()
      const other = outboxOn(database, mailer)
      now = start + leaseMs - 1
      expect(await other.run()).toBe(0)
      now += 1
      expect(await other.run()).toBe(1)
      expect(mailer.taken).toHaveLength(1)
    })

    it('goes on after a fault of the database, and logs no address', async () => {
      await subscribe(newsletter(), 'siti@example.com')
      const mailer = new FakeMailer()
      let broken = true
      const repository = createOutboxRepository(async () => {
        if (broken) throw new Error('the database is away')
        return database.db
      })
      const outbox = createOutbox({ outbox: repository, mailer, siteUrl, clock, log })
      expect(await outbox.run()).toBe(0)
      broken = false
      expect(await outbox.run()).toBe(1)
      expect(events()).toMatchObject([{ event: 'mail.outbox-unreachable' }, { event: 'mail.sent' }])
      expect(lines.join('')).not.toMatch(/siti|example\.com/)
    })
  })
}
