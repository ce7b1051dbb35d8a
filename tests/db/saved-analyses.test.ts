import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { KeptFindings } from '@/lib/contract/entities/saved-analysis'
import { systemClock } from '@/lib/server/clock'
import { migrate } from '@/lib/server/db/migrate'
import { migrations } from '@/lib/server/db/migrations/list'
import { createSavedAnalysisRepository } from '@/lib/server/db/saved-analysis-repository'
import { dataKey } from '@/lib/server/services/data-seal'
import { systemRandom } from '@/lib/server/services/random'
import {
  forgetAnalysis,
  type SavedAnalysisDeps,
  saveAnalysis,
  savedAnalyses,
} from '@/lib/server/services/saved-analyses'
import { engines, type Place, silentLog } from './engines'

const secret = 'a secret of thirty-two characters'
const findings: KeptFindings = [{ id: 'debt-service', state: 'watch', value: '43.7%' }]

/** A report of eight figures as it was stored before there were eleven, sealed for the account `one` under this id. */
const storedId = '019a0000-0000-7000-8000-000000000001'
const storedSeal =
  'AAECAwQFBgcICQoLY8-Ocsh4Ls04sLrs50QINLqnxEvqRsZ3m_jVysZ5szUwXciB3uASGivHZwW7JrcI0KFmNmL9s_oF-18x5yEC' +
  'nGDABPPZwhwwAuPUqlR-TOzj-u4gK2uNe0FU6HC8xWM52c8oFFHeFJJJAe80Jwp1uw7-K3aKrFeKo4HSqtH2lAWP0Mdmqp03Ernd' +
  'ZJlIKHDeuGvrUxmuFL1ZPMiaqUP2XTrAqF-TjEoEeLXynuaMXoxxqTeUFAbQyNTe3tFQtpW-4now2WtHZJSzxq7MmIaU5idKPRvu' +
  'iyzX18pZ5tn_Ghhxj-okaS7z7WTCk2O35Opy3HfnIYCx7zqxoIiGQWXVATy0Rb8v4PywS93iU3Swq24do7ugG8caNSHmK9rAFcux' +
  'm8otb-Kr8l7ApBreupKRGW25D-il_2tqybJB8hzOhixZwu2MxOsO004fF7jrorlIVROxDU1rJ4faT0WBfQLoVeoGHdVmpW65rB9R' +
  '8xZs5jhwBtJiyAXrSCpq6bOZvbTV6FwenCnaq9I5DYUx2_XGSs_pH3ZMPAgksgR3J2ljUuj_VtaueKMGnLwchUzq7GRKAoQtZnDu' +
  'O5zxNPGHRt61aUeZaEx4JLD4sp8uyN6YCVYeQBcFgzdrFtd-AfuD0bx7'

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`analyses that members keep, on ${engine.name}`, () => {
    let place: Place

    beforeEach(async () => {
      place = await engine.newPlace()
    })
    afterEach(() => place.remove())

    async function ready() {
      const database = await place.open()
      await migrate(database, systemClock, migrations)
      let now = 1_795_000_000_000
      const deps: SavedAnalysisDeps = {
        checks: createSavedAnalysisRepository(async () => database.db),
        key: () => dataKey(secret, place.dataDir),
        clock: { now: () => (now += 1000) },
        random: systemRandom,
        log: silentLog,
      }
      return { deps, rows: () => database.db.selectFrom('kept_checks').selectAll().execute() }
    }

    it('come back as they were kept, oldest first, to their own member alone', async () => {
      const { deps } = await ready()
      const first = await saveAnalysis(deps, 'one', findings)
      const second = await saveAnalysis(deps, 'one', [{ id: 'reserve', state: 'unknown', value: null }])
      expect(await savedAnalyses(deps, 'one')).toEqual([first, second])
      expect(await savedAnalyses(deps, 'two')).toEqual([])
    })

    it('stand in the database encrypted, each bound to its account', async () => {
      const { deps, rows } = await ready()
      await saveAnalysis(deps, 'one', findings)
      const [row] = await rows()
      const bytes = Buffer.from(row?.sealed ?? '', 'base64url').toString('latin1')
      expect(bytes.length).toBeGreaterThan(28)
      expect(bytes + JSON.stringify(row)).not.toMatch(/43\.7|debt-service|watch/)
      const moved = { ...deps, checks: { ...deps.checks, list: () => deps.checks.list('one') } }
      expect(await savedAnalyses(moved, 'two')).toMatchObject([{ findings: null }])
    })

    it('that cannot be opened are told as such, not left out', async () => {
      const { deps } = await ready()
      const { id } = await saveAnalysis(deps, 'one', findings)
      const otherKey = { ...deps, key: () => dataKey(`${secret}!`, place.dataDir) }
      expect(await savedAnalyses(otherKey, 'one')).toMatchObject([{ id, findings: null }])
    })

    it('open as they were stored by an earlier version that knew fewer figures', async () => {
      const { deps } = await ready()
      await deps.checks.insert({ id: storedId, accountId: 'one', sealed: storedSeal, createdAt: 1_795_000_000_000 }, 60)
      const [stored] = await savedAnalyses(deps, 'one')
      expect(stored?.findings?.map(({ id, value }) => [id, value])).toEqual([
        ['debt-service', '25.0%'],
        ['reserve', '8.5 months'],
        ['savings-rate', '20.0%'],
        ['needless-interest', 'RM1,240 a year'],
        ['life-cover', 'RM234,029 missing'],
        ['illness-cover', 'RM122,800 missing'],
        ['medical-cover', 'Nothing missing'],
        ['goal', null],
      ])
    })

    it('are deleted for their own member only, and the oldest goes at the sixty-first', async () => {
      const { deps } = await ready()
      const first = await saveAnalysis(deps, 'one', findings)
      await saveAnalysis(deps, 'two', findings)
      await forgetAnalysis(deps, 'two', first.id)
      for (let more = 0; more < 59; more += 1) await saveAnalysis(deps, 'one', findings)
      expect((await savedAnalyses(deps, 'one'))[0]?.id).toBe(first.id)
      await saveAnalysis(deps, 'one', findings)
      const left = await savedAnalyses(deps, 'one')
      expect([left.length, left.some(({ id }) => id === first.id)]).toEqual([60, false])
      expect(await savedAnalyses(deps, 'two')).toHaveLength(1)
      await forgetAnalysis(deps, 'one', left[0]?.id ?? '')
      expect(await savedAnalyses(deps, 'one')).toHaveLength(59)
    })
  })
}

describe('the key without a configured secret', () => {
  it('is made once in the data folder, for this user alone, and is the same at the next start', async () => {
    const [engine] = await engines()
    const place = await engine?.newPlace()
    if (place === undefined) throw new Error('No engine')
    try {
      const key = dataKey(null, place.dataDir)
      expect(dataKey(null, place.dataDir).equals(key)).toBe(true)
      expect(statSync(join(place.dataDir, 'data-key')).mode & 0o777).toBe(0o600)
      expect(readFileSync(join(place.dataDir, 'data-key'), 'utf8')).not.toContain(key.toString('hex'))
    } finally {
      await place.remove()
    }
  })
})
