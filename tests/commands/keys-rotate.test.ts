import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '@/lib/server/clock'
import { createKeptRepository } from '@/lib/server/db/kept-repository'
import { migrate } from '@/lib/server/db/migrate'
import { migrations } from '@/lib/server/db/migrations/list'
import type { KeptDeps } from '@/lib/server/services/kept'
import { systemRandom } from '@/lib/server/services/random'
import { saveAnalysis, savedAnalyses } from '@/lib/server/services/saved-analyses'
import { type KeySource, sealingKeys } from '@/lib/server/services/sealing-keys'
import { engines, type Place, silentLog } from '../db/engines'
import { runAsNpmDoes } from './run-command'

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`npm run keys:rotate on ${engine.name}`, () => {
    let place: Place

    beforeEach(async () => {
      place = await engine.newPlace()
    })
    afterEach(() => place.remove())

    it('makes a new key, seals everything again with it, and a running site goes on', async () => {
      const database = await place.open()
      await migrate(database, systemClock, migrations)
      const source: KeySource = {
        secret: null,
        secretBefore: null,
        keyDir: join(place.dataDir, 'keys'),
        dataDir: place.dataDir,
      }
      const site: KeptDeps = {
        rows: createKeptRepository(async () => database.db, 'kept_checks'),
        keys: () => sealingKeys(source, 'kept-by-members'),
        clock: systemClock,
        random: systemRandom,
        log: silentLog,
      }
      const kept = await saveAnalysis(site, 'one', [{ id: 'reserve', state: 'good', value: '8.5 months' }])
      const [before] = site.keys()
      const { code, stdout } = await runAsNpmDoes('keys-rotate.ts', [], {
        DATA_DIR: place.dataDir,
        KEY_DIR: source.keyDir,
        DATABASE_URL: place.databaseUrl ?? '',
      })
      expect(code).toBe(0)
      const [current, former] = site.keys()
      expect(former).toEqual(before)
      expect(stdout).toBe(`Key ${current.id} seals; ${before.id} opens too. Sealed again: 1.\n`)
      expect(await savedAnalyses(site, 'one')).toEqual([kept])
      const [row] = await database.db.selectFrom('kept_checks').select('sealed').execute()
      expect(row?.sealed.startsWith(`${current.id}.`)).toBe(true)
      expect(readFileSync(join(source.keyDir, 'sealing-keys'), 'utf8').trim().split('\n')).toHaveLength(2)
    }, 30_000)
  })
}
