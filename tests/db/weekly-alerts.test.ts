import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '@/lib/server/db/database'
import { endWeekly } from '@/lib/server/services/alerts/alerts'
import { tellAll } from '@/lib/server/services/alerts/tell'
import { mailServer } from '../mail/mail-server'
import { readable } from '../mail/readable'
import { alertDeps, catalogues, follow, outboxTo, siteUrl, storeMember } from './alert-world'
import { engines, type Place } from './engines'

/** A Friday at noon in Malaysia. */
const friday = Date.parse('2026-11-20T04:00:00Z')
const dayMs = 86_400_000
/** Midnight in Malaysia. */
const monday = Date.parse('2026-11-22T16:00:00Z')
const { '2.80%': asBefore, '1.00%': fallen } = catalogues('2.80%', '1.00%')

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`alerts told by the week, on ${engine.name}`, () => {
    let place: Place
    let database: OpenDatabase
    let listed = asBefore
    let now = friday
    const clock = { now: () => now }

    beforeEach(async () => {
      now = friday
      listed = asBefore
      place = await engine.newMigratedPlace()
      database = await place.open()
      for (const id of ['one', 'two']) await storeMember(database, id)
    })
    afterEach(() => place.remove())

    const deps = (open = database) => alertDeps(open, () => listed, clock)
    const round = (open = database) => tellAll(deps(open), () => false)
    const alertsOf = (id: string) =>
      database.db.selectFrom('member_interests').selectAll().where('account_id', '=', id).orderBy('id').execute()
    /** Those of one millisecond have ids in any order. */
    const alertOf = async (slug: string) => (await alertsOf('one')).find(({ subject }) => subject.endsWith(slug))
    const keyOf = async (slug: string) => (await alertOf(slug))?.removal_key ?? ''
    const offer = () => listed.products['current-account'].get('rimba-shared-account')
    const askBoth = async () => {
      await follow(deps(), 'one', { rhythm: 'weekly' })
      await follow(deps(), 'one', { rhythm: 'weekly' }, offer())
    }

    it('come on Monday, all in one message, each with figures, source and its own way out', async () => {
      const { delivered, port } = await mailServer()
      await askBoth()
      listed = fallen
      now = monday - 1
      expect(await round()).toBe(0)
      now = monday
      expect(await round()).toBe(1)
      await outboxTo(port, database, clock).run()
      const mail = readable(delivered[0]?.source ?? '')
      const [first, second] = [await keyOf('angsana-saver-i'), await keyOf('rimba-shared-account')]
      expect(mail).toContain('Subject: 2 changes in what you follow')
      expect(mail).toContain('Before: RM280.00. Now: RM100.00 (a year after fees).')
      expect(mail).toMatch(/Yours: RM100\.00 \(a year after fees\)\. That is RM\d{3} more/)
      expect(mail).toContain('Source: Angsana Saver-i, product page, which we checked on 30 Oct 2026.')
      expect(mail).toContain(`${siteUrl}/alert/${first}`)
      expect(mail).toContain(`List-Unsubscribe: <${siteUrl}/weekly-alerts/${first}>`)
      expect([delivered.length, mail.includes(second)]).toEqual([1, false])
    })

    it('come once a week, however many processes compare and whatever changes after', async () => {
      await askBoth()
      listed = fallen
      now = monday
      const others = await Promise.all([place.open(), place.open()])
      const told = await Promise.all([database, ...others].map((open) => round(open)))
      expect(told.reduce((sum, count) => sum + count, 0)).toBe(1)
      listed = asBefore
      now = monday + 6 * dayMs
      expect(await round()).toBe(0)
      now = monday + 7 * dayMs
      expect([await round(), await round()]).toEqual([1, 0])
    })

    it('come on the day that a server runs again where none ran on Monday, and of nothing no message is made', async () => {
      await askBoth()
      now = monday
      expect(await round()).toBe(0)
      listed = fallen
      now = monday + 9 * dayMs
      expect([await round(), await round()]).toEqual([1, 0])
    })

    it('tell of the end of an offer on the Monday before', async () => {
      await follow(deps(), 'one', { rhythm: 'weekly' }, offer())
      // It ends on Thursday, 31 December.
      now = Date.parse('2026-12-20T16:00:00Z')
      expect(await round()).toBe(0)
      now += 7 * dayMs
      expect([await round(), await round()]).toEqual([1, 0])
    })

    it('leave those of other members and those told at once as they are', async () => {
      await askBoth()
      await follow(deps(), 'two')
      listed = fallen
      expect(await round()).toBe(1)
      expect((await alertsOf('one')).map(({ figure }) => figure)).not.toContain(expect.stringContaining('RM100.00'))
    })

    it('end together by the key of a message, and with them nothing that is told at once', async () => {
      await follow(deps(), 'one', { rhythm: 'weekly' })
      await follow(deps(), 'one', {}, offer())
      const [weekly, atOnce] = [await keyOf('angsana-saver-i'), await keyOf('rimba-shared-account')]
      expect(await endWeekly(deps(), 'K'.repeat(43))).toBe(false)
      expect(await endWeekly(deps(), weekly)).toBe(true)
      expect((await alertsOf('one')).map((row) => row.removal_key)).toEqual([atOnce])
      expect(await endWeekly(deps(), atOnce)).toBe(false)
    })

    it('goes on to the others when one cannot be read', async () => {
      await askBoth()
      const id = (await alertOf('angsana-saver-i'))?.id ?? ''
      await database.db.updateTable('member_interests').set({ figure: 'none' }).where('id', '=', id).execute()
      now = Date.parse('2026-12-27T16:00:00Z')
      expect(await round()).toBe(1)
    })
  })
}
