import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { emptyBalance, withTransfer } from '@/lib/domain/points/balance'
import type { Transfer } from '@/lib/domain/points/transfer'
import type { OpenDatabase } from '@/lib/server/db/database'
import { hashOf } from '@/lib/server/services/points/ledger'
import { verifyLedger } from '@/lib/server/services/points/verify'
import { storeAccount } from '../factories/stored-account'
import { idOf, ledgerOver } from '../points/ledger-over'
import { behindTriggers } from './behind-triggers'
import { engines, type Place } from './engines'

/** What a forger chooses of a transfer; its place, hashes and balances are then made to fit. */
type Forged = Pick<Transfer, 'kind' | 'debit' | 'credit' | 'amount'> & Partial<Transfer>

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`a forged transfer whose hash and balances are right, on ${engine.name}`, () => {
    let place: Place
    let database: OpenDatabase
    let ledger: ReturnType<typeof ledgerOver>
    let ids: { readonly earned: string; readonly released: string; readonly held: string }

    beforeEach(async () => {
      place = await engine.newMigratedPlace()
      database = await place.open()
      ledger = ledgerOver(database)
      await storeAccount(database.db, 'siti')
      await ledger.points.openHolder('siti', 'h', 1)
      const { poster, posting } = ledger
      const earned = idOf(await poster.post(posting('earn', 'h', 500)))
      const released = idOf(await poster.post(posting('release', 'h', 500, { original: earned })))
      const held = idOf(await poster.post(posting('hold', 'h', 100)))
      ids = { earned, released, held }
    })
    afterEach(() => place.remove())

    /** Adds a transfer at the end as if the ledger had written it, with all that its engine would refuse. */
    async function forge(forged: Forged): Promise<void> {
      const rows = await ledger.history.after(0, 100)
      const last = rows.at(-1)?.transfer
      if (last === undefined) throw new Error('The ledger is empty')
      const fields = {
        id: `forged-${last.seq + 1}`,
        causeKind: 'test',
        causeId: `forged-${last.seq + 1}`,
        happenedAt: last.happenedAt,
        writtenAt: last.writtenAt,
        lotMonth: null,
        ends: null,
        reverses: null,
        ...forged,
        seq: last.seq + 1,
        previousHash: last.hash,
      }
      const balanceOf = (account: string) =>
        rows.reduce((before, { transfer }) => {
          const side = transfer.debit === account ? 'debit' : transfer.credit === account ? 'credit' : null
          return side === null ? before : withTransfer(before, side, transfer.amount)
        }, emptyBalance)
      const balances = (['debit', 'credit'] as const).map((side) => {
        const account = fields[side]
        const { version, debits, credits } = withTransfer(balanceOf(account), side, fields.amount)
        return sql`insert into points_balance (points_account, version, debits, credits, transfer)
          values (${account}, ${version}, ${debits}, ${credits}, ${fields.seq})`
      })
      const { seq, id, debit, credit, amount, kind, causeKind, causeId, happenedAt, writtenAt } = fields
      await behindTriggers(database, [
        sql`insert into points_transfer (seq, id, debit, credit, amount, kind, cause_kind, cause_id, happened_at, written_at,
            lot_month, ends, reverses, previous_hash, hash)
          values (${seq}, ${id}, ${debit}, ${credit}, ${amount}, ${kind}, ${causeKind}, ${causeId}, ${happenedAt}, ${writtenAt},
            ${fields.lotMonth}, ${fields.ends}, ${fields.reverses}, ${fields.previousHash}, ${hashOf(fields)})`,
        ...balances,
      ])
    }

    const proof = () => verifyLedger(ledger.history, null)
    const transfer = (row: number, reason: string) => ({
      ok: false,
      fault: { table: 'points_transfer', row: String(row), reason },
    })
    const balance = (row: string) => ({
      ok: false,
      fault: { table: 'points_balance', row, reason: 'is under its floor' },
    })
    const release = { kind: 'release', debit: 'h:pending', credit: 'h:available', amount: 500 } as const
    const clawBack = { kind: 'claw-back', debit: 'h:available', credit: 'programme:clawed-back', amount: 500 } as const

    it('is none of these where it could have been written: an honest one holds', async () => {
      await forge({ kind: 'hold', debit: 'h:available', credit: 'h:held', amount: 400 })
      expect(await proof()).toMatchObject({ ok: true, transfers: 4 })
    })

    it('is found where its cause moved points before', async () => {
      const [first] = await ledger.history.after(0, 1)
      if (first === undefined) throw new Error('The ledger is empty')
      const { kind, debit, credit, amount, causeKind, causeId } = first.transfer
      await forge({ kind, debit, credit, amount, causeKind, causeId })
      expect(await proof()).toMatchObject(transfer(4, 'has a cause that moved points before'))
    })

    it('is found where what waited had ended already: given twice, or given and taken back', async () => {
      const [, given] = await ledger.history.after(0, 2)
      await forge({ ...release, ends: ids.earned, lotMonth: given?.transfer.lotMonth ?? null })
      expect(await proof()).toMatchObject(transfer(4, 'ends or reverses what was ended or reversed before'))
    })

    it('is found where what waited is taken back after it was given', async () => {
      await forge({ kind: 'cancel', debit: 'h:pending', credit: 'programme:issued', amount: 500, ends: ids.earned })
      expect(await proof()).toMatchObject(transfer(4, 'ends or reverses what was ended or reversed before'))
    })

    it('is found where a gift is taken back a second time', async () => {
      const { poster, posting } = ledger
      idOf(await poster.post(posting('claw-back', 'h', 500, { original: ids.released })))
      const lotMonth = (await ledger.history.after(3, 1))[0]?.transfer.lotMonth ?? null
      await forge({ ...clawBack, reverses: ids.released, lotMonth })
      expect(await proof()).toMatchObject(transfer(5, 'ends or reverses what was ended or reversed before'))
    })

    it('is found where a gift is taken back in part', async () => {
      const [, given] = await ledger.history.after(0, 2)
      await forge({ ...clawBack, amount: 499, reverses: ids.released, lotMonth: given?.transfer.lotMonth ?? null })
      expect(await proof()).toMatchObject(transfer(4, 'is not the whole of what it ends'))
    })

    it('is found where a redemption ends what another one set aside', async () => {
      await storeAccount(database.db, 'omar')
      await ledger.points.openHolder('omar', 'other', 1)
      await forge({ kind: 'give-back', debit: 'other:held', credit: 'other:available', amount: 100, ends: ids.held })
      expect(await proof()).toMatchObject(transfer(4, 'is not the whole of what it ends'))
    })

    it('is found where more is used than there is', async () => {
      await forge({ kind: 'hold', debit: 'h:available', credit: 'h:held', amount: 401 })
      expect(await proof()).toMatchObject(balance('h:available 3'))
    })

    it('is found where points expire that are set aside', async () => {
      await forge({ kind: 'expire', debit: 'h:held', credit: 'programme:expired', amount: 100 })
      expect(await proof()).toMatchObject(transfer(4, 'is no expire by its accounts'))
    })

    it('is found where more expires than is left beside what is set aside', async () => {
      await forge({ kind: 'expire', debit: 'h:available', credit: 'programme:expired', amount: 500 })
      expect(await proof()).toMatchObject(balance('h:available 3'))
    })
  })
}
