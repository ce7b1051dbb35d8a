import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { verifyLedger } from '@/lib/server/services/points/verify'
import { engines, type Place } from '../db/engines'
import { dice } from '../factories/dice'
import { storeAccount } from '../factories/stored-account'
import { balancesIn, ledgerOver, sumOf } from './ledger-over'

/** More of them by hand: `LEDGER_KILLS=500 npx vitest run tests/points/bank.test.ts`. */
const kills = Number(process.env.LEDGER_KILLS ?? 4)
const seed = Number(process.env.LEDGER_SEED ?? 20_261_125)
const members = 6
const patience = 180_000 + kills * 8000

interface Teller {
  readonly child: ChildProcess
  readonly acknowledged: Set<string>
  /** When it has said so many lines. */
  said(lines: number): Promise<void>
}

function startTeller(place: Place, number: number): Teller {
  const args = ['--conditions=react-server', '--import', 'tsx', 'tests/points/bank-process.ts']
  const child = spawn(
    process.execPath,
    [...args, place.dataDir, place.databaseUrl ?? '', String(seed + number), String(members)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const acknowledged = new Set<string>()
  let lines = 0
  const waiting = new Map<number, () => void>()
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines += 1
    if (line !== 'ready') acknowledged.add(line)
    waiting.get(lines)?.()
  })
  const said = (count: number) =>
    lines >= count ? Promise.resolve() : new Promise<void>((resolve) => waiting.set(count, resolve))
  return { child, acknowledged, said }
}

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`the ledger of points, on ${engine.name}`, () => {
    let place: Place
    beforeEach(async () => {
      place = await engine.newMigratedPlace()
    })
    afterEach(() => place.remove())

    it(
      `loses nothing that it said was written, and sums to nothing at every look, while ${kills} of its processes are killed, seed ${seed}`,
      async () => {
        const database = await place.open()
        const ledger = ledgerOver(database)
        for (let at = 0; at < members; at += 1) {
          await storeAccount(database.db, `m${at}`)
          await ledger.points.openHolder(`m${at}`, `h${at}`, 1)
        }
        const roll = dice(seed)
        const all = [0, 1].map((number) => startTeller(place, number))
        const alive = [...all]
        for (let kill = 0; kill < kills; kill += 1) {
          const teller = alive.shift()
          if (teller === undefined) throw new Error('Nobody is there')
          await teller.said(20)
          for (let look = 0; look < 5; look += 1) {
            const balances = await balancesIn(database)
            expect(sumOf(balances)).toBe(0)
            for (const [id, held] of Object.entries(balances))
              if (id.startsWith('h')) expect(held).toBeGreaterThanOrEqual(0)
          }
          await delay(roll(20))
          teller.child.kill('SIGKILL')
          await once(teller.child, 'close')
          if (kill < kills - 2) {
            const next = startTeller(place, kill + 2)
            all.push(next)
            alive.push(next)
          }
        }
        const { rows } = await sql<{ id: string }>`select id from points_transfer`.execute(database.db)
        const written = new Set(rows.map(({ id }) => id))
        const said = all.flatMap(({ acknowledged }) => [...acknowledged])
        expect(said.length).toBeGreaterThan(20 * kills - kills)
        expect(said.filter((id) => !written.has(id))).toEqual([])
        expect(await verifyLedger(ledger.history, null)).toMatchObject({ ok: true, transfers: written.size })
      },
      patience,
    )
  })
}
