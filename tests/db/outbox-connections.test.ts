import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '@/lib/server/db/database'
import { createOutboxRepository } from '@/lib/server/db/outbox-repository'
import { systemRandom } from '@/lib/server/services/keys/random'
import type { Carrier, Sms } from '@/lib/server/services/messages/carrier'
import type { Mail } from '@/lib/server/services/messages/mail'
import { enqueueMessage } from '@/lib/server/services/messages/messages'
import { createOutbox } from '@/lib/server/services/messages/outbox'
import { contactOf } from '../factories/typed-contact'
import { engines, type Place, silentLog } from './engines'
import { FakeCarrier } from './fake-carrier'

const clock = { now: () => 1_795_000_000_000 }
const keys = () => [{ id: 'one', bytes: Buffer.alloc(32, 7) }] as const

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`the outbox on ${engine.name}`, () => {
    let place: Place
    let database: OpenDatabase

    beforeEach(async () => {
      place = await engine.newMigratedPlace()
      database = await place.open()
    })
    afterEach(() => place.remove())

    it('goes on while a connection of the mail server is silent', async () => {
      const sealing = { keys, clock, random: systemRandom, nudge: () => undefined }
      for (let at = 0; at < 6; at += 1) {
        const to = contactOf(`a${at}@example.com`)
        await enqueueMessage(database.db, sealing, { kind: 'password-changed', to })
      }
      const mailer = new FakeCarrier<Mail>()
      const silence = Promise.withResolvers<void>()
      const othersSent = Promise.withResolvers<void>()
      let handed = 0
      const email: Carrier<Mail> = {
        send: async (mail) => {
          handed += 1
          if (handed === 1) await silence.promise
          const delivery = await mailer.send(mail)
          if (mailer.taken.length === 5) othersSent.resolve()
          return delivery
        },
      }
      const outbox = createOutboxRepository(async () => database.db)
      const carriers = { email, sms: new FakeCarrier<Sms>() }
      const siteUrl = 'https://www.timbang.example'
      const run = createOutbox({ outbox, carriers, keys, siteUrl, clock, log: silentLog }).run()
      await othersSent.promise
      silence.resolve()
      expect(await run).toBe(6)
    })
  })
}
