import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readEmail } from '@/lib/domain/validation/email'
import { campaignContent } from '@/lib/server/content/campaigns'
import type { OpenDatabase } from '@/lib/server/db/database'
import { createOutboxRepository } from '@/lib/server/db/outbox-repository'
import { createReminderRepository } from '@/lib/server/db/reminder-repository'
import { systemRandom } from '@/lib/server/services/keys/random'
import { letterOf } from '@/lib/server/services/messages/letter'
import { endReminder, keepReminder, type ReminderDeps } from '@/lib/server/services/messages/reminders'
import { engines, type Place, silentLog, writtenBytes } from './engines'

const slug = 'year-end-deposits'
const endsAt = Date.parse('2026-12-31T15:59:00Z')
const dayMs = 86_400_000
const keys = [{ id: 'one', bytes: Buffer.alloc(32, 7) }] as const

function emailOf(text: string) {
  const read = readEmail(text)
  if (!read.ok) throw new Error(read.message)
  return read.value
}

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`reminders of campaigns on ${engine.name}`, () => {
    let place: Place
    let database: OpenDatabase
    let now = 0
    const clock = { now: () => now }

    beforeEach(async () => {
      now = endsAt - 10 * dayMs
      place = await engine.newMigratedPlace()
      database = await place.open()
    })
    afterEach(() => place.remove())

    const deps = (): ReminderDeps => ({
      reminders: createReminderRepository(async () => database.db),
      campaigns: campaignContent.entries,
      messages: { keys: () => keys, clock, random: systemRandom, nudge: () => undefined },
      clock,
      log: silentLog,
    })
    const kept = () => database.db.selectFrom('campaign_reminders').selectAll().execute()
    const outbox = () => createOutboxRepository(async () => database.db)
    const ask = (email: string) => keepReminder(deps(), slug, emailOf(email))

    /** The subjects and texts of the mails that are due now. */
    async function dueMails() {
      const due = await outbox().due('email', now, 10)
      const claimed = await Promise.all(due.map((message) => outbox().claim(message, now + 1)))
      return claimed.flatMap((message) => {
        const letter = message && letterOf({ keys: () => keys, siteUrl: 'https://www.timbang.example' }, message)
        return letter?.channel === 'email' ? [letter.mail] : []
      })
    }

    it('writes once at once and once three days before the end, each with the way to erase the address', async () => {
      expect(await ask('siti@example.com')).toBe(true)
      const [row] = await kept()
      const link = `https://www.timbang.example/campaign-reminder/${row?.removal_key}`
      const [first, ...others] = await dueMails()
      expect(others).toEqual([])
      expect(first).toMatchObject({ to: 'siti@example.com', subject: 'We will remind you before the campaign ends' })
      expect(first?.text).toContain(link)
      now = endsAt - 3 * dayMs
      const later = (await dueMails()).find(({ subject }) => subject.includes('ends soon'))
      expect(later?.text).toContain('31 Dec 2026, 11:59 pm')
      expect(later?.text).toContain(link)
    })

    it('holds neither address nor key in clear in a mail that waits', async () => {
      await ask('siti@example.com')
      const rows = JSON.stringify(await database.db.selectFrom('message_outbox').selectAll().execute())
      expect(rows).not.toContain('siti')
      expect(rows).not.toContain((await kept())[0]?.removal_key)
    })

    it.skipIf(engine.name === 'postgres')('writes as much for a known address as for a new one', async () => {
      const written = async (email: string) => {
        const before = writtenBytes(place)
        await ask(email)
        return writtenBytes(place) - before
      }
      const times = 20
      const inAll = { first: 0, again: 0 }
      for (let at = 0; at < times; at += 1) {
        inAll.first += await written(`address${at}@example.com`)
        inAll.again += await written(`address${at}@example.com`)
      }
      // A page more or less, where a row that goes leaves one empty.
      expect(inAll.again / inAll.first).toBeGreaterThan(0.8)
      expect(inAll.again / inAll.first).toBeLessThan(1.25)
    })

    it('keeps an address once for a campaign, whoever enters it again', async () => {
      await ask('siti@example.com')
      const before = await kept()
      await ask('siti@example.com')
      expect(await kept()).toEqual(before)
      expect(await dueMails()).toHaveLength(1)
    })

    it('promises no reminder in the last three days, and keeps nothing after the end', async () => {
      now = endsAt - dayMs
      await ask('late@example.com')
      expect(await kept()).toMatchObject([{ later_mail_id: null, erase_at: endsAt }])
      now = endsAt
      expect(await ask('siti@example.com')).toBe(false)
      expect(await kept()).toHaveLength(1)
    })

    it('erases an address by its key at once and sends it nothing more', async () => {
      await ask('siti@example.com')
      const [row] = await kept()
      expect(await endReminder(deps(), 'K'.repeat(43))).toBe(false)
      expect(await endReminder(deps(), row?.removal_key ?? '')).toBe(true)
      expect(await kept()).toEqual([])
      now = endsAt - dayMs
      expect((await dueMails()).map(({ subject }) => subject)).not.toContain(
        'The campaign that you asked about ends soon',
      )
    })
  })
}
