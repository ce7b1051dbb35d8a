import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addressLimits } from '@/lib/server/db/address-alert-repository'
import type { OpenDatabase } from '@/lib/server/db/database'
import { askByAddress, confirmAddress } from '@/lib/server/services/alerts/address-alerts'
import { endAlert } from '@/lib/server/services/alerts/alerts'
import { tellAll } from '@/lib/server/services/alerts/tell'
import { emailOf } from '../factories/typed-contact'
import { mailServer } from '../mail/mail-server'
import { readable } from '../mail/readable'
import { alertDeps, catalogues, outboxTo, siteUrl } from './alert-world'
import { engines, type Place } from './engines'

const start = Date.parse('2026-11-20T04:00:00Z')
const dayMs = 86_400_000
const { '2.80%': asBefore, '2.60%': lowered } = catalogues('2.80%', '2.60%')
const address = emailOf('aminah@example.com')

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`alerts without an account on ${engine.name}`, () => {
    let place: Place
    let database: OpenDatabase
    let listed = asBefore
    let now = start
    const clock = { now: () => now }

    beforeEach(async () => {
      now = start
      listed = asBefore
      place = await engine.newMigratedPlace()
      database = await place.open()
    })
    afterEach(() => place.remove())

    const deps = () => alertDeps(database, () => listed, clock)
    const ask = async (email = address, query = '', at = 0) => {
      const product = [...listed.products['savings-account'].values()][at]
      if (product === undefined) throw new Error('The product is gone')
      await askByAddress(deps(), product, email, query)
    }
    const askOfAngsana = async () => {
      const product = listed.products['savings-account'].get('angsana-saver-i')
      if (product === undefined) throw new Error('The product is gone')
      await askByAddress(deps(), product, address, 'balance=50000')
    }
    const round = () => tellAll({ ...deps(), alerts: deps().addressAlerts }, () => false)
    const rows = () => database.db.selectFrom('address_alerts').selectAll().orderBy('asked_at').execute()

    it('asks for one confirmation, tells nothing before it, and then both figures with the way out, once', async () => {
      const { delivered, port } = await mailServer()
      const send = () => outboxTo(port, database, clock).run()
      await askOfAngsana()
      await askOfAngsana()
      await send()
      expect(delivered).toMatchObject([{ to: [address] }])
      const asked = readable(delivered[0]?.source ?? '')
      expect(asked).toContain('to be told when Angsana Saver-i changes (RM50,000')
      expect(asked).toContain(`${siteUrl}/bank-account/savings-account/angsana-saver-i?balance=50000`)
      const key = /\/follow\/([\w-]{43})/.exec(asked)?.[1] ?? ''
      expect(JSON.stringify(await rows())).not.toContain(key)

      listed = lowered
      expect(await round()).toBe(0)
      listed = asBefore
      expect(await confirmAddress(deps(), 'K'.repeat(43))).toBe(false)
      expect(await confirmAddress(deps(), key)).toBe(true)
      expect(await confirmAddress(deps(), key)).toBe(true)
      expect(await round()).toBe(0)
      listed = lowered
      const rounds = await Promise.all([round(), round(), round()])
      expect(rounds.reduce((sum, told) => sum + told, 0)).toBe(1)
      expect(await round()).toBe(0)
      await send()
      const mail = readable(delivered[1]?.source ?? '')
      expect(mail).toContain('Before: RM1,400.00. Now: RM1,300.00 (a year after fees).')
      const [row] = await rows()
      expect(mail).toContain(`List-Unsubscribe: <${siteUrl}/alert/${row?.removal_key}>`)
      expect(await endAlert(deps(), row?.removal_key ?? '')).toBe(true)
      expect(await rows()).toEqual([])
    })

    it('a key confirms for two days; what is asked again after a day has a newer one, and the older no longer works', async () => {
      const { delivered, port } = await mailServer()
      const keys = () => delivered.map(({ source }) => /\/follow\/([\w-]{43})/.exec(readable(source))?.[1] ?? '')
      await ask()
      await outboxTo(port, database, clock).run()
      now += dayMs
      await ask()
      await outboxTo(port, database, clock).run()
      const [older = '', newer = ''] = keys()
      expect(await confirmAddress(deps(), older)).toBe(false)
      now += 2 * dayMs
      expect(await confirmAddress(deps(), newer)).toBe(false)
      now -= 1
      expect(await confirmAddress(deps(), newer)).toBe(true)
      now += 90 * dayMs
      expect(await confirmAddress(deps(), newer)).toBe(true)
    })

    it('nobody makes us write to somebody else more than a few times', async () => {
      for (let at = 0; at < addressLimits.waiting + 2; at += 1) await ask(address, '', at)
      expect(await rows()).toHaveLength(addressLimits.waiting)
      const messages = await database.db.selectFrom('message_outbox').select('id').execute()
      expect(messages).toHaveLength(addressLimits.waiting)
      await ask(emailOf('siti@example.com'))
      expect(await rows()).toHaveLength(addressLimits.waiting + 1)
    })

    it('what an address confirmed stays as it was asked, whoever enters the address again', async () => {
      await ask()
      await database.db.updateTable('address_alerts').set({ confirmed_at: now }).execute()
      const before = await rows()
      now += 5 * dayMs
      await ask(address, 'balance=50000')
      expect(await rows()).toEqual(before)
    })
  })
}
