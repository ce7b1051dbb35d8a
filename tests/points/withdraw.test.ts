import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isoDate } from '@/lib/domain/values/iso-date'
import { sen } from '@/lib/domain/values/money'
import type { OpenDatabase } from '@/lib/server/db/database'
import { createWithdrawalRepository } from '@/lib/server/db/withdrawal-repository'
import { pointsOf } from '@/lib/server/services/points/points'
import { verifyLedger } from '@/lib/server/services/points/verify'
import { decideWithdrawal, finishWithdrawals } from '@/lib/server/services/points/withdrawal-end'
import {
  requestWithdrawal,
  takeBackWithdrawal,
  type WithdrawDeps,
  type WithdrawOutcome,
  withdrawalsOf,
} from '@/lib/server/services/referral/withdraw-points'
import type { Account } from '@/lib/server/services/sessions/account'
import { engines, type Place } from '../db/engines'
import { makeProgramme } from '../factories/referral-programme'
import { storeAccount } from '../factories/stored-account'
import { ledgerOver } from './ledger-over'

const siti: Account = {
  id: 'siti',
  fullName: 'Siti',
  birthDate: isoDate('1990-01-01'),
  state: 'active',
  institutionId: null,
  referralTermsVersion: '5',
  hasMykad: true,
}
const programme = makeProgramme({ withdrawal: { minimum: 400, senPerPoint: 2 } })
const by = { by: 'Aina', note: 'Looked at it' }
const never = () => false
const wanted = { points: 450, amount: sen(900), key: 'key-1' }

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`a withdrawal of points, on ${engine.name}`, () => {
    let place: Place
    let database: OpenDatabase
    let deps: WithdrawDeps
    let ledger: ReturnType<typeof ledgerOver>

    beforeEach(async () => {
      place = await engine.newMigratedPlace()
      database = await place.open()
      ledger = ledgerOver(database)
      deps = depsOver(database)
      await storeAccount(database.db, 'siti')
      await ledger.points.openHolder('siti', 'siti-h', 1)
      await ledger.give('siti-h', 1000, 'gift')
    })
    afterEach(() => place.remove())

    const depsOver = (over: OpenDatabase, change: Partial<WithdrawDeps> = {}): WithdrawDeps => ({
      points: over === database ? ledger : ledgerOver(over, ledger.time),
      withdrawals: createWithdrawalRepository(async () => over.db),
      programmeOn: () => programme,
      programmeNamed: (id) => (id === programme.id ? programme : null),
      termsVersion: () => '5',
      isEnabled: () => true,
      ...change,
    })
    const asked = async (outcome: Promise<WithdrawOutcome>) => {
      const done = await outcome
      if (done.state === 'refused') throw new Error(done.reason)
      return done.withdrawal
    }
    const held = async () => {
      const { available, held: aside } = await pointsOf(ledger, 'siti')
      return [available, aside]
    }
    const states = async () =>
      (await withdrawalsOf(deps, siti)).withdrawals.map(({ state, reason }) => [state, reason].join(' ').trim())

    it('is requested, approved and paid: its points are set aside, then gone, and the ledger verifies', async () => {
      const { id, ...withdrawal } = await asked(requestWithdrawal(deps, siti, wanted))
      expect(withdrawal).toMatchObject({ points: 450, amount: 900, state: 'requested', reason: null })
      expect(await held()).toEqual([550, 450])
      expect(await decideWithdrawal(deps, id, { act: 'pay', reason: null }, by)).toMatchObject({ state: 'too-late' })
      for (const act of ['approve', 'pay'] as const) {
        expect(await decideWithdrawal(deps, id.slice(-8), { act, reason: null }, by)).toMatchObject({
          state: 'decided',
        })
        expect(await decideWithdrawal(deps, id, { act, reason: null }, by)).toMatchObject({ state: 'too-late' })
      }
      expect(await held()).toEqual([550, 0])
      const refusal = { act: 'refuse', reason: 'cannot-pay' } as const
      expect(await decideWithdrawal(deps, id, refusal, by)).toMatchObject({ state: 'too-late' })
      expect(await takeBackWithdrawal(deps, siti, id)).toBe(false)
      expect(await states()).toEqual(['paid'])
      expect(await verifyLedger(ledger.history, null)).toMatchObject({ ok: true, transfers: 3 })
    })

    it('is one by its key, however often it is asked for, and another by another key', async () => {
      const ids = await Promise.all(
        ['a', 'a', 'b'].map((key) => asked(requestWithdrawal(deps, siti, { ...wanted, key }))),
      )
      expect(new Set(ids.map(({ id }) => id)).size).toBe(2)
      expect(await held()).toEqual([100, 900])
    })

    it('gives its points back when it is refused after it was approved, and when the member takes it back before', async () => {
      const first = await asked(requestWithdrawal(deps, siti, wanted))
      const second = await asked(requestWithdrawal(deps, siti, { ...wanted, key: 'key-2' }))
      await decideWithdrawal(deps, first.id, { act: 'approve', reason: null }, by)
      expect(await takeBackWithdrawal(deps, siti, first.id)).toBe(false)
      await decideWithdrawal(deps, first.id, { act: 'refuse', reason: 'no-answer' }, by)
      expect(await takeBackWithdrawal(deps, { ...siti, id: 'somebody' }, second.id)).toBe(false)
      expect(await takeBackWithdrawal(deps, siti, second.id)).toBe(true)
      expect(await takeBackWithdrawal(deps, siti, second.id)).toBe(true)
      expect(await states()).toEqual(['refused taken-back', 'refused no-answer'])
      expect(await held()).toEqual([1000, 0])
    })

    it('has one end when two people decide at the same moment in two processes', async () => {
      const { id } = await asked(requestWithdrawal(deps, siti, wanted))
      await decideWithdrawal(deps, id, { act: 'approve', reason: null }, by)
      const other = depsOver(await place.open())
      const ends = await Promise.allSettled([
        decideWithdrawal(deps, id, { act: 'pay', reason: null }, by),
        decideWithdrawal(other, id, { act: 'refuse', reason: 'no-answer' }, { ...by, by: 'Badrul' }),
      ])
      const decided = ends.filter((one) => one.status === 'fulfilled' && one.value.state === 'decided')
      expect(decided).toHaveLength(1)
      const [state] = await states()
      expect(await held()).toEqual(state === 'paid' ? [550, 0] : [1000, 0])
      expect(await verifyLedger(ledger.history, null)).toMatchObject({ ok: true })
    })

    it('is finished by the hourly run where the process was killed before the ledger followed', async () => {
      const [paid, refused] = await Promise.all(
        ['a', 'b'].map((key) => asked(requestWithdrawal(deps, siti, { ...wanted, key }))),
      )
      const at = ledger.time.value
      await deps.withdrawals.decide(paid?.id ?? '', { act: 'approve', reason: null }, { ...by, at })
      await deps.withdrawals.decide(paid?.id ?? '', { act: 'pay', reason: null }, { ...by, at })
      await deps.withdrawals.decide(refused?.id ?? '', { act: 'refuse', reason: 'cannot-pay' }, { ...by, at })
      expect(await held()).toEqual([100, 900])
      await Promise.all([finishWithdrawals(deps, never), finishWithdrawals(depsOver(await place.open()), never)])
      expect(await finishWithdrawals(deps, never)).toBe(0)
      expect(await held()).toEqual([550, 0])
    })

    it('is refused by the hourly run once the account is erased, and one that waits is left alone', async () => {
      const { id } = await asked(requestWithdrawal(deps, siti, wanted))
      await decideWithdrawal(deps, id, { act: 'approve', reason: null }, by)
      expect(await finishWithdrawals(deps, never)).toBe(0)
      await sql`delete from accounts where id = 'siti'`.execute(database.db)
      expect(await finishWithdrawals(deps, never)).toBe(1)
      expect((await deps.withdrawals.find(id))[0]).toMatchObject({ state: 'refused', reason: 'account-closed' })
      expect(await finishWithdrawals(deps, never)).toBe(0)
      expect(await verifyLedger(ledger.history, null)).toMatchObject({ ok: true })
    })

    it.each([
      ['where points are not paid out', { isEnabled: () => false }, {}, 'not-open'],
      ['while no programme is open', { programmeOn: () => null }, {}, 'not-open'],
      ['before the gate', { termsVersion: () => '6' }, {}, 'gate'],
      ['of fewer points than the least', {}, { points: 399, amount: sen(798) }, 'too-few'],
      ['for another amount than the member saw', {}, { amount: sen(450) }, 'changed'],
      ['of more points than there are', {}, { points: 1001, amount: sen(2002) }, 'not-enough'],
    ] as const)('is refused %s, and takes nothing', async (_when, change, other, reason) => {
      const outcome = await requestWithdrawal(depsOver(database, change), siti, { ...wanted, ...other })
      expect(outcome).toEqual({ state: 'refused', reason })
      expect(await held()).toEqual([1000, 0])
    })

    it('stays in sight where points are not paid out any more, and says by which programme it is a sample', async () => {
      await asked(requestWithdrawal(deps, siti, wanted))
      const off = depsOver(database, { isEnabled: () => false, programmeOn: () => makeProgramme({ id: 'other' }) })
      const { rules, withdrawals } = await withdrawalsOf(off, siti)
      expect(rules).toBeNull()
      expect(withdrawals).toMatchObject([{ state: 'requested', isSample: programme.isSample }])
      const gone = depsOver(database, { programmeNamed: () => null })
      expect((await withdrawalsOf(gone, siti)).withdrawals).toMatchObject([{ isSample: true }])
    })
  })
}
