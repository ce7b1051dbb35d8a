import type { KyselyPlugin } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newsletterConsent } from '@/lib/domain/messages/newsletter-consent'
import type { OpenDatabase } from '@/lib/server/db/database'
import { createSubscriberRepository } from '@/lib/server/db/subscriber-repository'
import { systemRandom } from '@/lib/server/services/keys/random'
import { type NewsletterDeps, subscribe, unsubscribe } from '@/lib/server/services/messages/newsletter'
import { engines, type Place, silentLog, writtenBytes } from './engines'

const start = 1_795_000_000_000
const address = 'siti@example.com.my'

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`newsletter subscriptions on ${engine.name}`, () => {
    let place: Place
    let database: OpenDatabase
    let now = start

    beforeEach(async () => {
      now = start
      place = await engine.newMigratedPlace()
      database = await place.open()
    })
    afterEach(() => place.remove())

    function depsOn(open: OpenDatabase): NewsletterDeps {
      return {
        subscribers: createSubscriberRepository(async () => open.db),
        clock: { now: () => now },
        random: systemRandom,
        log: silentLog,
      }
    }

    const deps = () => depsOn(database)
    const subscribers = () => database.db.selectFrom('newsletter_subscribers').selectAll().execute()
    const mails = () => database.db.selectFrom('message_outbox').selectAll().orderBy('created_at').execute()
    const consents = () => database.db.selectFrom('newsletter_consents').selectAll().orderBy('created_at').execute()

    async function keyOf(email: string): Promise<string> {
      const row = (await subscribers()).find((one) => one.email === email)
      if (row === undefined) throw new Error('Not subscribed')
      return row.unsubscribe_key
    }

    it('keeps the address, the proof of consent and a mail, all together', async () => {
      await subscribe(deps(), address)
      const [subscriber] = await subscribers()
      expect(subscriber).toMatchObject({ email: address, state: 'subscribed', asked_at: start })
      expect(subscriber?.unsubscribe_key).toMatch(/^[A-Za-z0-9_-]{43}$/)
      expect(await consents()).toEqual([
        {
          id: expect.any(String),
          subscriber_id: subscriber?.id,
          kind: 'given',
          text_version: newsletterConsent.version,
          channel: 'website-form',
          created_at: start,
        },
      ])
      expect(await mails()).toEqual([
        {
          id: subscriber?.mail_id,
          kind: 'newsletter-welcome',
          channel: 'email',
          subscriber_id: subscriber?.id,
          sealed: null,
          state: 'waiting',
          attempts: 0,
          due_at: start,
          useless_at: null,
          last_error: null,
          created_at: start,
          settled_at: null,
        },
      ])
    })

    it('leaves an address that is subscribed as it is, without a second mail', async () => {
      await subscribe(deps(), address)
      const before = [await subscribers(), await consents(), await mails()]
      now += 1000
      await subscribe(deps(), address)
      const [first] = await subscribers()
      expect([[{ ...first, asked_at: start }], await consents(), await mails()]).toEqual(before)
      expect(first?.asked_at).toBe(now)
    })

    it('does the same work for a known address, so that time does not tell who is subscribed', async () => {
      const statements: string[] = []
      const counting: KyselyPlugin = {
        transformQuery: ({ node }) => {
          statements.push(node.kind)
          return node
        },
        transformResult: async ({ result }) => result,
      }
      const counted = depsOn({ ...database, db: database.db.withPlugin(counting) })
      await subscribe(counted, address)
      const unknown = statements.splice(0)
      await subscribe(counted, address)
      expect(statements).toEqual(unknown)
      expect(unknown).toHaveLength(9)
    })

    it.skipIf(engine.name === 'postgres')('writes as much for a known address as for a new one', async () => {
      const written = async (email: string) => {
        const before = writtenBytes(place)
        await subscribe(deps(), email)
        return writtenBytes(place) - before
      }
      for (let at = 0; at < 5; at += 1) await subscribe(deps(), `before${at}@example.my`)
      const first = await written(address)
      expect(first).toBeGreaterThan(0)
      expect(await written(address)).toBe(first)
    })

    it('makes one subscription of 20 requests for one address that arrive together through two processes', async () => {
      const processes = [database, await place.open()].map(depsOn)
      await Promise.all(processes.flatMap((one) => Array.from({ length: 10 }, () => subscribe(one, address))))
      expect([(await subscribers()).length, (await consents()).length, (await mails()).length]).toEqual([1, 1, 1])
    })

    it('ends a subscription at once, keeps proof of it and withholds the mail that waits', async () => {
      await subscribe(deps(), address)
      now += 1000
      expect(await unsubscribe(deps(), await keyOf(address))).toBe(true)
      expect((await subscribers()).map((row) => row.state)).toEqual(['unsubscribed'])
      expect((await consents()).at(-1)).toMatchObject({
        kind: 'withdrawn',
        text_version: null,
        channel: 'unsubscribe-link',
        created_at: now,
      })
      expect(await mails()).toMatchObject([{ state: 'withheld', settled_at: now }])
    })

    it('answers the same when a link is used again, and changes nothing', async () => {
      await subscribe(deps(), address)
      const key = await keyOf(address)
      await unsubscribe(deps(), key)
      const before = [await subscribers(), await consents(), await mails()]
      now += 1000
      expect(await unsubscribe(deps(), key)).toBe(true)
      expect([await subscribers(), await consents(), await mails()]).toEqual(before)
    })

    it('ends nothing for a key that was never given out', async () => {
      await subscribe(deps(), address)
      expect(await unsubscribe(deps(), 'A'.repeat(43))).toBe(false)
      expect((await subscribers()).map((row) => row.state)).toEqual(['subscribed'])
    })

    it('ends one subscription only', async () => {
      await subscribe(deps(), address)
      await subscribe(deps(), 'other@example.my')
      await unsubscribe(deps(), await keyOf(address))
      const states = Object.fromEntries((await subscribers()).map((row) => [row.email, row.state]))
      expect(states).toEqual({ [address]: 'unsubscribed', 'other@example.my': 'subscribed' })
      expect((await mails()).map((mail) => mail.state).sort()).toEqual(['waiting', 'withheld'])
    })

    it('takes an address back with a new proof and a new mail; links of older mails still end it', async () => {
      await subscribe(deps(), address)
      const key = await keyOf(address)
      await unsubscribe(deps(), key)
      now += 1000
      await subscribe(deps(), address)
      expect(await subscribers()).toMatchObject([{ state: 'subscribed', unsubscribe_key: key }])
      expect((await consents()).map((row) => row.kind).sort()).toEqual(['given', 'given', 'withdrawn'])
      expect((await mails()).map((mail) => mail.state)).toEqual(['withheld', 'waiting'])
      expect(await unsubscribe(deps(), key)).toBe(true)
    })

    it('keeps nothing of a subscription whose mail cannot be kept', async () => {
      await database.db.schema.alterTable('message_outbox').renameTo('message_outbox_gone').execute()
      await expect(subscribe(deps(), address)).rejects.toThrow(/message_outbox/)
      expect(await subscribers()).toEqual([])
      expect(await consents()).toEqual([])
    })
  })
}
