import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { systemClock } from '@/lib/server/clock'
import { migrate } from '@/lib/server/db/migrate'
import { migrations } from '@/lib/server/db/migrations/list'
import { createSavedItemRepository } from '@/lib/server/db/saved-item-repository'
import { saveAnalysis, savedAnalyses } from '@/lib/server/services/accounts/saved-analyses'
import type { SavedItemDeps } from '@/lib/server/services/accounts/saved-items'
import { systemRandom } from '@/lib/server/services/keys/random'
import { type KeySource, sealingKeys } from '@/lib/server/services/keys/sealing-keys'
import { engines, type Place, silentLog } from '../db/engines'
import { beginCommand, runAsNpmDoes, runCommand } from './run-command'

const findings = [{ id: 'reserve', state: 'good', value: '8.5 months' }] as const
const linesOf = ({ keyDir }: KeySource) => readFileSync(join(keyDir, 'sealing-keys'), 'utf8').trim().split('\n')

/** A site at work on a database of its own, and the variables with which a command works on the same. */
async function siteOf(place: Place) {
  const database = await place.open()
  await migrate(database, systemClock, migrations)
  const keyDir = `${place.dataDir}-keys`
  const source: KeySource = { secret: null, secretBefore: null, keyDir, dataDir: place.dataDir }
  const site: SavedItemDeps = {
    rows: createSavedItemRepository(async () => database.db, 'kept_checks'),
    keys: () => sealingKeys(source, 'kept-by-members'),
    clock: systemClock,
    random: systemRandom,
    log: silentLog,
  }
  /** The key of each row that is kept. */
  const sealed = async () => {
    const rows = await database.db.selectFrom('kept_checks').select('sealed').execute()
    return rows.map((row) => row.sealed.split('.', 1)[0])
  }
  /** Has each row take some milliseconds to be sealed again, from now on: SQLite would be done with all of them before anybody looks. */
  const slowly = async () => {
    await sql`CREATE TRIGGER slow AFTER UPDATE ON kept_checks BEGIN
      SELECT count(*) FROM kept_checks AS one, kept_checks AS other, (SELECT 1 UNION SELECT 2 UNION SELECT 3 UNION SELECT 4);
    END`.execute(database.db)
    return () => sql`DROP TRIGGER slow`.execute(database.db)
  }
  const variables = { DATA_DIR: place.dataDir, KEY_DIR: keyDir, DATABASE_URL: place.databaseUrl ?? '' }
  return { site, source, variables, sealed, slowly }
}

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`npm run keys:rotate on ${engine.name}`, () => {
    let place: Place

    beforeEach(async () => {
      place = await engine.newPlace()
    })
    afterEach(() => place.remove())

    it('makes a new key, seals everything again with it, and a running site goes on', async () => {
      const { site, source, variables, sealed } = await siteOf(place)
      const kept = await saveAnalysis(site, 'one', findings)
      const [before] = site.keys()
      const { code, stdout } = await runAsNpmDoes('keys-rotate.ts', [], variables)
      expect(code).toBe(0)
      const [current, former] = site.keys()
      expect(former).toEqual(before)
      expect(stdout).toBe(`Key ${current.id} seals; ${before.id} opens too. Sealed again: 1.\n`)
      expect(await savedAnalyses(site, 'one')).toEqual([kept])
      expect(await sealed()).toEqual([current.id])
      expect(linesOf(source)).toHaveLength(2)
    })

    it('may be killed midway and run again, twice in a row: everything opens at each moment, and the newest key seals it', async () => {
      const { site, source, variables, sealed, slowly } = await siteOf(place)
      const members = Array.from({ length: 120 }, (_one, at) => `member-${at}`)
      for (const member of members) await saveAnalysis(site, member, findings)
      const expectAllOpen = async () => {
        for (const member of members) expect(await savedAnalyses(site, member), member).toMatchObject([{ findings }])
      }
      const [first] = site.keys()
      const quickly = engine.name === 'sqlite' ? await slowly() : null
      const killed = beginCommand('keys-rotate.ts', variables)
      const ended = once(killed, 'exit')
      await vi.waitUntil(async () => (await sealed()).some((id) => id !== first.id), { timeout: 90_000, interval: 1 })
      killed.kill('SIGKILL')
      expect(await ended).toEqual([null, 'SIGKILL'])
      expect(await sealed()).toContain(first.id)
      expect(linesOf(source)).toHaveLength(2)
      await quickly?.()
      await expectAllOpen()
      for (const keys of [3, 4]) {
        const { code, stdout } = await runCommand('keys-rotate.ts', [], variables)
        const ids = site.keys().map(({ id }) => id)
        expect([code, ids.length, ids.at(-1)]).toEqual([0, keys, first.id])
        expect(stdout).toBe(
          `Key ${ids[0]} seals; ${ids.slice(1).join(', ')} opens too. Sealed again: ${members.length}.\n`,
        )
        expect(new Set(await sealed())).toEqual(new Set([ids[0]]))
        await expectAllOpen()
      }
    })
  })
}
