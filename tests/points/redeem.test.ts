import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { pointsOf as whole } from '@/lib/domain/points/points'
import { purchaseId } from '@/lib/domain/points/voucher-purchase'
import { pointsOf } from '@/lib/server/services/points/points'
import { endHold, giveBackUnfinished, holdPoints } from '@/lib/server/services/points/redemption'
import { verifyLedger } from '@/lib/server/services/points/verify'
import { engines, type Place } from '../db/engines'
import { storeAccount } from '../factories/stored-account'
import { idOf, ledgerOver } from './ledger-over'

const outcomesSchema = z.array(z.string())

/** A process that redeems 50 times 10 points of siti, and begins when it is told to. */
async function startRedeeming(place: Place, name: string) {
  const args = ['--conditions=react-server', '--import', 'tsx', 'tests/points/redeem-process.ts']
  const child = spawn(process.execPath, [...args, place.dataDir, place.databaseUrl ?? '', 'siti', name, '50', '10'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  expect((await lines.next()).value).toBe('ready')
  return async () => {
    child.stdin.end('begin\n')
    return outcomesSchema.parse(JSON.parse(String((await lines.next()).value)))
  }
}

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`redeeming points, on ${engine.name}`, () => {
    let place: Place
    let ledger: ReturnType<typeof ledgerOver>
    beforeEach(async () => {
      place = await engine.newMigratedPlace()
      const database = await place.open()
      ledger = ledgerOver(database)
      await storeAccount(database.db, 'siti')
      await ledger.points.openHolder('siti', 'siti-h', 1)
      await ledger.give('siti-h', 500, 'gift')
    })
    afterEach(() => place.remove())

    it('lets exactly 50 of 100 succeed that two processes ask for at once, 10 points each of 500', async () => {
      const all = await Promise.all([startRedeeming(place, 'one'), startRedeeming(place, 'two')])
      const outcomes = (await Promise.all(all.map((begin) => begin()))).flat()
      expect(outcomes.filter((one) => one === 'posted')).toHaveLength(50)
      expect(outcomes.filter((one) => one === 'not-enough')).toHaveLength(50)
      expect(await pointsOf(ledger, 'siti')).toMatchObject({ available: 0, held: 0 })
      expect(await verifyLedger(ledger.history, null)).toMatchObject({ ok: true, transfers: 101 })
    })

    it('gives back after an hour what was set aside for a voucher and never used, once, and nothing else', async () => {
      const redemptionOf = (id: string) => ({ id, accountId: 'siti', amount: whole(10) })
      const [open, used] = [purchaseId('a-voucher', 'siti-h', 'k1'), purchaseId('a-voucher', 'siti-h', 'k2')]
      await holdPoints(ledger, redemptionOf(open))
      const transferId = idOf(await holdPoints(ledger, redemptionOf(used)))
      await endHold(ledger, { transferId, redemption: redemptionOf(used) }, 'redeem')
      await holdPoints(ledger, redemptionOf('for something else'))
      ledger.time.value += 3_600_000
      expect(await giveBackUnfinished(ledger, () => false)).toBe(0)
      ledger.time.value += 1
      const other = ledgerOver(await place.open(), ledger.time)
      await Promise.all([giveBackUnfinished(ledger, () => false), giveBackUnfinished(other, () => false)])
      expect(await giveBackUnfinished(ledger, () => false)).toBe(0)
      expect(await pointsOf(ledger, 'siti')).toMatchObject({ available: 480, held: 10 })
      expect(await verifyLedger(ledger.history, null)).toMatchObject({ ok: true })
    })
  })
}
