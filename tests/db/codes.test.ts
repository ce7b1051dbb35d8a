import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Contact } from '@/lib/domain/validation/contact'
import type { OpenDatabase } from '@/lib/server/db/database'
import { type CodePurpose, codePurposes, joiningHolder, sessionHolder } from '@/lib/server/services/messages/code'
import { sendCode, spendCode } from '@/lib/server/services/sessions/codes'
import { wrong } from '../factories/sent-codes'
import { contactOf } from '../factories/typed-contact'
import { engines, type Place } from './engines'
import { processOver, type SetClock, type TestProcess } from './joinings-setup'

const start = 1_795_000_000_000
const minute = 60_000
const siti = contactOf('siti@example.com')
const phone = contactOf('012-345 6789')
const joining = joiningHolder('one')

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`one-time codes on ${engine.name}`, () => {
    let place: Place
    let database: OpenDatabase
    let site: TestProcess
    let time: SetClock

    beforeEach(async () => {
      // The library that counts looks at the clock of the world.
      vi.useFakeTimers({ toFake: ['Date'], now: start })
      time = { value: start }
      place = await engine.newMigratedPlace()
      database = await place.open()
      site = processOver(database, time)
    })
    afterEach(async () => {
      await place.remove()
      vi.useRealTimers()
    })

    const pass = (ms: number) => {
      time.value += ms
      vi.setSystemTime(time.value)
    }
    const ask = (to: Contact = siti, purpose: CodePurpose = 'sign-in', holder = joining) => ({
      holder,
      purpose,
      contact: to,
    })
    type Asked = ReturnType<typeof ask>

    async function sent(asked: Asked, from = site) {
      const sending = await sendCode(from.codes, asked)
      if (sending.state !== 'sent') throw new Error(`Nothing was sent for ${sending.seconds} s`)
      return { ...sending.sent, code: await from.codeSentTo(asked.contact) }
    }
    const done = async () => true
    const spend = (asked: Asked, requestId: string, code: string, from = site) =>
      spendCode(from.codes, { ...asked, requestId, code, channel: null }, done)

    it('is six digits that work once, for who asked, with the effect in the same transaction', async () => {
      const { code, requestId, ...rest } = await sent(ask())
      expect(code).toMatch(/^\d{6}$/)
      expect(rest).toEqual({
        channel: 'email',
        sentTo: 's•••@example.com',
        expiresAt: start + 5 * minute,
        resendAt: start + minute,
      })
      const broken = spendCode(site.codes, { ...ask(), requestId, code, channel: null }, async () => {
        throw new Error('the effect failed')
      })
      await expect(broken).rejects.toThrow('the effect failed')
      expect(await spend(ask(), requestId, code)).toBe('right')
      expect(await spend(ask(), requestId, code)).toBe('over')
    })

    it('has five tries: the sixth fails with the right code', async () => {
      const { code, requestId } = await sent(ask())
      for (let tries = 1; tries <= 5; tries += 1) expect(await spend(ask(), requestId, wrong(code))).toBe('wrong')
      expect(await spend(ask(), requestId, code)).toBe('over')
    })

    it('works at its fifth try, and to the last millisecond of five minutes', async () => {
      const first = await sent(ask())
      for (let tries = 1; tries <= 4; tries += 1) await spend(ask(), first.requestId, wrong(first.code))
      expect(await spend(ask(), first.requestId, first.code)).toBe('right')
      pass(minute)
      const second = await sent(ask())
      pass(5 * minute - 1)
      expect(await spend(ask(), second.requestId, second.code)).toBe('right')
    })

    it('no longer works after five minutes and a second', async () => {
      const { code, requestId } = await sent(ask())
      pass(5 * minute + 1000)
      expect(await spend(ask(), requestId, code)).toBe('over')
    })

    it('works for no other purpose, whichever of the two it was sent for', async () => {
      for (const [at, purpose] of codePurposes.entries()) {
        const to = contactOf(`a${at}@example.com`)
        const { code, requestId } = await sent(ask(to, purpose))
        for (const other of codePurposes.filter((one) => one !== purpose)) {
          expect([purpose, other, await spend(ask(to, other), requestId, code)]).toEqual([purpose, other, 'over'])
        }
        expect(await spend(ask(to, purpose), requestId, code)).toBe('right')
      }
    })

    it('works for no other joining, session, contact, request or way', async () => {
      const holders = [joiningHolder('one'), joiningHolder('two'), sessionHolder('one'), sessionHolder('two')]
      const codes = []
      for (const [at, holder] of holders.entries())
        codes.push(await sent(ask(contactOf(`a${at}@example.com`), 'sign-in', holder)))
      for (const [at, { code, requestId }] of codes.entries()) {
        const to = contactOf(`a${at}@example.com`)
        for (const other of holders.filter((_holder, index) => index !== at)) {
          expect(await spend(ask(to, 'sign-in', other), requestId, code)).toBe('over')
        }
        for (const other of codes.filter((_code, index) => index !== at)) {
          // Right for this holder's own request, so the other request is what is refused.
          expect(await spend(ask(to, 'sign-in', holders[at]), other.requestId, code)).toBe('over')
        }
        expect(await spend(ask(phone, 'sign-in', holders[at]), requestId, code)).toBe('over')
        const bySms = { ...ask(to, 'sign-in', holders[at]), requestId, code, channel: 'sms' as const }
        expect(await spendCode(site.codes, bySms, done)).toBe('over')
        expect(await spend(ask(to, 'sign-in', holders[at]), requestId, code)).toBe('right')
      }
    })

    it('ends the one before, whose message is not sent any more', async () => {
      const first = await sendCode(site.codes, ask())
      pass(minute + 1)
      const second = await sent(ask())
      const states = await database.db.selectFrom('message_outbox').select(['state', 'sealed']).orderBy('id').execute()
      expect(states).toEqual([
        { state: 'withheld', sealed: null },
        { state: 'sent', sealed: null },
      ])
      const firstId = first.state === 'sent' ? first.sent.requestId : ''
      expect(await spend(ask(), firstId, second.code)).toBe('over')
      expect(await spend(ask(), second.requestId, second.code)).toBe('right')
    })

    it('is not sent again within a minute: the answer names the one on its way', async () => {
      const first = await sent(ask())
      pass(minute - 1)
      const again = await sendCode(site.codes, ask())
      expect(again).toMatchObject({ state: 'sent', sent: { requestId: first.requestId, resendAt: first.resendAt } })
      await site.codeSentTo(siti)
      expect(site.delivered).toHaveLength(1)
    })

    it('goes once a minute to a contact, whoever asks, and says how long the next has to wait', async () => {
      await sent(ask())
      pass(20_000)
      expect(await sendCode(site.codes, ask(siti, 'sign-in', joiningHolder('two')))).toEqual({
        state: 'too-many',
        seconds: 40,
      })
      pass(40_000)
      expect((await sendCode(site.codes, ask(siti, 'sign-in', joiningHolder('two')))).state).toBe('sent')
    })

    it('goes five times an hour and ten times a day to a contact, over processes and restarts', async () => {
      const outcomes: string[] = []
      for (let n = 0; n < 26; n += 1) {
        // A process that has just started, over another connection.
        const other = processOver(await place.open(), time)
        outcomes.push((await sendCode(other.codes, ask(siti, 'sign-in', joiningHolder(`n${n}`)))).state)
        pass(6 * minute)
      }
      const count = (from: number, to: number) => outcomes.slice(from, to).filter((state) => state === 'sent').length
      expect([count(0, 10), count(10, 20), count(20, 26)]).toEqual([5, 5, 0])
      expect((await sendCode(site.codes, ask(phone))).state).toBe('sent')
      pass(24 * 60 * minute)
      expect((await sendCode(site.codes, ask(siti, 'sign-in', joiningHolder('tomorrow')))).state).toBe('sent')
    })

    it('is not used up by a stranger who asks again and again: one a minute counts', async () => {
      for (let times = 0; times < 30; times += 1) {
        await sendCode(site.codes, ask(siti, 'sign-in', joiningHolder(`stranger-${times}`)))
        pass(1000)
      }
      pass(31_000)
      expect((await sendCode(site.codes, ask())).state).toBe('sent')
    })

    it('stops at the ceiling for everybody together, and says so in the log', async () => {
      const poor = processOver(database, time, 7)
      const states: string[] = []
      for (let n = 0; n < 12; n += 1) {
        const to = contactOf(`a${n}@example.com`)
        states.push((await sendCode(poor.codes, ask(to, 'sign-in', joiningHolder(`n${n}`)))).state)
      }
      expect(states).toEqual([...Array(7).fill('sent'), ...Array(5).fill('too-many')])
      expect(poor.lines.join('')).toContain('security.codes-ceiling')
    })

    it('is sent to nobody while what was sent cannot be counted', async () => {
      const uncounted = { ...site.codes, limits: { takeOf: () => Promise.reject(new Error('no database')) } }
      await expect(sendCode(uncounted, ask())).rejects.toThrow('no database')
      expect(await database.db.selectFrom('one_time_codes').selectAll().execute()).toEqual([])
      expect(await database.db.selectFrom('message_outbox').selectAll().execute()).toEqual([])
    })

    it('is kept with its message or not at all', async () => {
      const noKey = () => {
        throw new Error('no key')
      }
      const deps = { ...site.codes, messages: { ...site.codes.messages, keys: noKey } }
      await expect(sendCode(deps, ask())).rejects.toThrow('no key')
      expect(await database.db.selectFrom('one_time_codes').selectAll().execute()).toEqual([])
    })

    it('takes at most five of 40 guesses that come at once through two processes', async () => {
      const { code, requestId } = await sent(ask())
      const other = processOver(await place.open(), time)
      const guesses = Array.from({ length: 40 }, (_, n) =>
        spend(ask(), requestId, wrong(code), n % 2 === 0 ? site : other).catch(() => 'refused'),
      )
      const outcomes = await Promise.all(guesses)
      expect(outcomes.filter((outcome) => outcome === 'wrong').length).toBeLessThanOrEqual(5)
      const row = await database.db.selectFrom('one_time_codes').select('tries').executeTakeFirstOrThrow()
      expect(row.tries).toBe(5)
      expect(await spend(ask(), requestId, code)).toBe('over')
    })

    it('is right for one of 20 that send it at once', async () => {
      const { code, requestId } = await sent(ask())
      const other = processOver(await place.open(), time)
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          spend(ask(), requestId, code, n % 2 === 0 ? site : other).catch(() => 'refused'),
        ),
      )
      expect(outcomes.filter((outcome) => outcome === 'right')).toHaveLength(1)
    })

    it('is issued once of five requests that come at once through two processes, and all are told of it', async () => {
      const other = processOver(await place.open(), time)
      const sendings = await Promise.all(
        Array.from({ length: 5 }, (_, n) => sendCode((n % 2 === 0 ? site : other).codes, ask())),
      )
      const ids = sendings.flatMap((sending) => (sending.state === 'sent' ? [sending.sent.requestId] : []))
      expect([ids.length, new Set(ids).size]).toEqual([5, 1])
      await site.codeSentTo(siti)
      expect(site.delivered).toHaveLength(1)
    })

    it('stands readable in neither the database nor the log', async () => {
      const codes: string[] = []
      for (let n = 0; n < 5; n += 1) {
        const to = n % 2 === 0 ? contactOf(`canary${n}@example.com`) : contactOf(`01234567${n}0`)
        const asked = ask(to, 'sign-in', joiningHolder(`n${n}`))
        await sendCode(site.codes, asked)
        const before = JSON.stringify(await database.db.selectFrom('message_outbox').selectAll().execute())
        const { requestId } = await sent(asked)
        codes.push(await site.codeSentTo(to))
        expect(before).not.toContain(codes.at(-1))
        await spend(asked, requestId, wrong(codes.at(-1) ?? ''))
      }
      const rows = await Promise.all([
        database.db.selectFrom('one_time_codes').selectAll().execute(),
        database.db.selectFrom('message_outbox').selectAll().execute(),
      ])
      const files =
        engine.name === 'sqlite'
          ? readdirSync(place.dataDir).map((name) => readFileSync(join(place.dataDir, name), 'latin1'))
          : []
      const kept = [JSON.stringify(rows), ...files].join('\n')
      const found = (text: string) => codes.filter((code) => new RegExp(`(?<!\\d)${code}(?!\\d)`).test(text))
      // One of five may stand there by chance: six digits are found in any number of random bytes.
      expect(found(kept).length).toBeLessThanOrEqual(1)
      expect(found(site.lines.join(''))).toEqual([])
      expect(site.lines.join('')).toContain('security.code-refused')
      expect(site.lines.join('')).not.toMatch(/canary|example\.com|\+60/)
    })

    it('opens nothing when its row was moved to another holder, contact or purpose', async () => {
      const { code, requestId } = await sent(ask())
      await database.db.updateTable('one_time_codes').set({ holder: 'joining two' }).execute()
      expect(await spend(ask(siti, 'sign-in', joiningHolder('two')), requestId, code)).toBe('wrong')
    })
  })
}
