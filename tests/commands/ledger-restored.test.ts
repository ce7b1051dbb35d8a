import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { engines, type Place } from '../db/engines'
import { storeAccount } from '../factories/stored-account'
import { idOf, ledgerOver } from '../points/ledger-over'
import { temporaryFolder } from '../setup/temporary-folder'
import { runCommand } from './run-command'

const patience = 240_000

function variablesOf({ dataDir, databaseUrl }: Place): Record<string, string> {
  return { DATA_DIR: dataDir, KEY_DIR: `${dataDir}-keys`, DATABASE_URL: databaseUrl ?? '' }
}

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`the ledger of a back-up from ${engine.name}`, () => {
    const places: Place[] = []
    let folder: ReturnType<typeof temporaryFolder>
    let file: string

    beforeEach(async () => {
      folder = temporaryFolder()
      const from = await engine.newMigratedPlace()
      places.push(from)
      const database = await from.open()
      const { points, poster, posting } = ledgerOver(database)
      await storeAccount(database.db, 'siti')
      await points.openHolder('siti', 'h', 1)
      const earned = idOf(await poster.post(posting('earn', 'h', 500)))
      await poster.post(posting('release', 'h', 500, { original: earned }))
      await poster.post(posting('hold', 'h', 120))
      const { code, stdout, stderr } = await runCommand('backup.ts', [folder.path], variablesOf(from))
      expect([code, stderr]).toEqual([0, ''])
      file = /^(.*): \d+ rows\.\n$/.exec(stdout)?.[1] ?? ''
    }, patience)
    afterEach(async () => {
      await Promise.all(places.splice(0).map((place) => place.remove()))
      folder.remove()
    })

    /** Puts a back-up into a new database and recomputes its ledger there. */
    async function verifiedAfterRestoring(path: string) {
      const to = await engine.newPlace()
      places.push(to)
      const restored = await runCommand('restore.ts', [path], variablesOf(to))
      expect([restored.code, restored.stderr]).toEqual([0, ''])
      return runCommand('ledger-verify.ts', [], variablesOf(to))
    }

    it(
      'is proven where it was restored',
      async () => {
        const { code, stdout } = await verifiedAfterRestoring(file)
        expect([code, stdout]).toEqual([0, expect.stringContaining('3 transfers')])
      },
      patience,
    )

    it(
      'is refused by the name of the row that was altered in the file',
      async () => {
        const text = gunzipSync(readFileSync(file)).toString('utf8')
        const altered = text.replace(/(?<="amount":"?)120(?=\D)/, '121')
        expect(altered).not.toBe(text)
        const path = join(folder.path, 'altered.jsonl.gz')
        writeFileSync(path, gzipSync(altered))
        const { code, stdout, stderr } = await verifiedAfterRestoring(path)
        expect([code, stdout + stderr]).toEqual([
          1,
          expect.stringMatching(/points_transfer.*3.*hash of its own fields/),
        ])
      },
      patience,
    )
  })
}
