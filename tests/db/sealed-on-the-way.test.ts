import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '@/lib/server/clock'
import type { OpenDatabase } from '@/lib/server/db/database'
import { createJoiningRepository } from '@/lib/server/db/joining-repository'
import { createOutboxRepository } from '@/lib/server/db/outbox-repository'
import { systemRandom } from '@/lib/server/services/keys/random'
import { sealAgain } from '@/lib/server/services/keys/seal-again'
import { type KeyPurpose, sealingKeys } from '@/lib/server/services/keys/sealing-keys'
import { enqueueMessage } from '@/lib/server/services/messages/messages'
import { createOutbox, sealedMessages } from '@/lib/server/services/messages/outbox'
import { beginJoining, findJoining, keepDetails, sealedJoinings } from '@/lib/server/services/sessions/joinings'
import { contactOf } from '../factories/typed-contact'
import { engines, type Place, silentLog } from './engines'
import { FakeCarrier } from './fake-carrier'

const before = 'a secret of thirty-two characters'
const after = 'another secret of thirty-two characters'
const keys = (secret: string, secretBefore: string | null, purpose: KeyPurpose) =>
  sealingKeys({ secret, secretBefore, keyDir: '', dataDir: '' }, purpose)

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`what is sealed on the way to an account, on ${engine.name}`, () => {
    let place: Place
    let database: OpenDatabase
    const common = { clock: systemClock, random: systemRandom, log: silentLog }

    beforeEach(async () => {
      place = await engine.newMigratedPlace()
      database = await place.open()
    })
    afterEach(() => place.remove())

    it('is sealed again after a change of keys: a message is sent and a form is filled in without the old key', async () => {
      const outbox = createOutboxRepository(async () => database.db)
      const joinings = createJoiningRepository(async () => database.db)
      const joiningDeps = (secret: string, secretBefore: string | null) => ({
        ...common,
        joinings,
        keys: () => keys(secret, secretBefore, 'joinings'),
      })
      const messageKeys = (secret: string, secretBefore: string | null) => () => keys(secret, secretBefore, 'messages')
      const begun = { purpose: 'sign-in', contact: contactOf('siti@example.com') } as const
      const key = await beginJoining(joiningDeps(before, null), begun)
      const joining = await findJoining(joiningDeps(before, null), key)
      await database.db.updateTable('joinings').set({ verified_at: 1 }).execute()
      const details = { fullName: 'Siti Omar', reasons: ['save' as const] }
      await keepDetails(joiningDeps(before, null), joining?.id ?? '', details)
      const sealing = { ...common, keys: messageKeys(before, null), nudge: () => undefined }
      await enqueueMessage(database.db, sealing, { kind: 'account-made', to: begun.contact })

      for (const rows of [
        sealedJoinings(joiningDeps(after, before)),
        sealedMessages(outbox, messageKeys(after, before)),
      ]) {
        expect(await sealAgain(rows)).toEqual({ sealed: 1, unopened: 0 })
        expect(await sealAgain(rows)).toEqual({ sealed: 0, unopened: 0 })
      }
      expect((await findJoining(joiningDeps(after, null), key))?.details).toEqual(details)
      const mailer = new FakeCarrier()
      const carriers = { email: mailer, sms: mailer }
      const siteUrl = 'https://www.timbang.example'
      const sender = createOutbox({ ...common, outbox, carriers, siteUrl, keys: messageKeys(after, null) })
      expect(await sender.run()).toBe(1)
      expect(mailer.taken).toMatchObject([{ to: 'siti@example.com' }])
    })

    it('shows a form that no key opens as empty, to be filled in again', async () => {
      const deps = (secret: string) => ({
        ...common,
        joinings: createJoiningRepository(async () => database.db),
        keys: () => keys(secret, null, 'joinings'),
      })
      const begun = { purpose: 'sign-in', contact: contactOf('siti@example.com') } as const
      const key = await beginJoining(deps(before), begun)
      await database.db.updateTable('joinings').set({ verified_at: 1 }).execute()
      const joining = await findJoining(deps(before), key)
      await keepDetails(deps(before), joining?.id ?? '', { fullName: 'Siti Omar', reasons: [] })
      expect((await findJoining(deps(after), key))?.details).toEqual({ fullName: null, reasons: [] })
    })
  })
}
