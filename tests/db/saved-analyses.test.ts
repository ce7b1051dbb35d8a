import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { KeptFindings } from '@/lib/contract/entities/saved-analysis'
import { createInterestRepository } from '@/lib/server/db/interest-repository'
import { createSavedItemRepository } from '@/lib/server/db/saved-item-repository'
import { type RemovalDeps, removeOwn, restorableMs, restoreOwn } from '@/lib/server/services/accounts/removals'
import {
  analysisKind,
  renameAnalysis,
  saveAnalysis,
  savedAnalyses,
} from '@/lib/server/services/accounts/saved-analyses'
import { saveComparison, savedComparisons } from '@/lib/server/services/accounts/saved-comparisons'
import { encryptedItems, type SavedItemDeps } from '@/lib/server/services/accounts/saved-items'
import { systemRandom } from '@/lib/server/services/keys/random'
import { sealAgain } from '@/lib/server/services/keys/seal-again'
import { type KeySource, sealingKeys } from '@/lib/server/services/keys/sealing-keys'
import { storeAccount } from '../factories/stored-account'
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

/** Keys from a secret, as a configuration gives them. */
function configured({ dataDir }: Place, secret: string): KeySource {
  return { secret, secretBefore: null, keyDir: `${dataDir}/keys`, dataDir }
}

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`analyses that members keep, on ${engine.name}`, () => {
    let place: Place

    beforeEach(async () => {
      place = await engine.newMigratedPlace()
    })
    afterEach(() => place.remove())

    async function ready() {
      const database = await place.open()
      let now = 1_795_000_000_000
      const deps: SavedItemDeps = {
        rows: createSavedItemRepository(async () => database.db, 'kept_checks'),
        keys: () => sealingKeys(configured(place, secret), 'kept-by-members'),
        clock: { now: () => (now += 1000) },
        random: systemRandom,
        log: silentLog,
      }
      const connect = async () => database.db
      await storeAccount(database.db, 'one')
      const comparisons: SavedItemDeps = { ...deps, rows: createSavedItemRepository(connect, 'kept_comparisons') }
      const removals: RemovalDeps = {
        rows: { analysis: deps.rows, comparison: comparisons.rows, interest: createInterestRepository(connect) },
        clock: { now: () => now },
      }
      const later = (ms: number) => {
        now += ms
      }
      return {
        deps,
        comparisons,
        removals,
        later,
        rows: () => database.db.selectFrom('kept_checks').selectAll().execute(),
      }
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
      const moved = { ...deps, rows: { ...deps.rows, list: () => deps.rows.list('one') } }
      expect(await savedAnalyses(moved, 'two')).toMatchObject([{ findings: null }])
    })

    it('that cannot be opened are told as such, not left out', async () => {
      const { deps } = await ready()
      const { id } = await saveAnalysis(deps, 'one', findings)
      const otherKey = { ...deps, keys: () => sealingKeys(configured(place, `${secret}!`), 'kept-by-members') }
      expect(await savedAnalyses(otherKey, 'one')).toMatchObject([{ id, findings: null }])
    })

    it('open as they were stored by an earlier version that knew fewer figures', async () => {
      const { deps } = await ready()
      await deps.rows.insert({ id: storedId, accountId: 'one', sealed: storedSeal, createdAt: 1_795_000_000_000 }, 60)
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

    it('are sealed again with a new key, those of before keys had names too, and open without the old one', async () => {
      const { deps, rows } = await ready()
      await deps.rows.insert({ id: storedId, accountId: 'one', sealed: storedSeal, createdAt: 1_795_000_000_000 }, 60)
      await saveAnalysis(deps, 'two', findings)
      const source = { ...configured(place, `${secret}!`), secretBefore: secret }
      const rotated = { ...deps, keys: () => sealingKeys(source, 'kept-by-members') }
      expect(await savedAnalyses(rotated, 'two')).toMatchObject([{ findings }])
      expect(await sealAgain(encryptedItems(rotated, analysisKind))).toEqual({ sealed: 2, unopened: 0 })
      expect(await sealAgain(encryptedItems(rotated, analysisKind))).toEqual({ sealed: 0, unopened: 0 })
      const [{ id: current }] = rotated.keys()
      for (const { sealed } of await rows()) expect(sealed.startsWith(`${current}.`)).toBe(true)
      const later = { ...deps, keys: () => sealingKeys({ ...source, secretBefore: null }, 'kept-by-members') }
      expect((await savedAnalyses(later, 'one'))[0]?.findings).toHaveLength(8)
      expect(await sealAgain(encryptedItems(deps, analysisKind))).toEqual({ sealed: 0, unopened: 2 })
    })

    it('are named by their own member, encrypted, also where they were stored by an earlier version; two namings at once both count', async () => {
      const { deps, removals, rows } = await ready()
      await deps.rows.insert({ id: storedId, accountId: 'one', sealed: storedSeal, createdAt: 1_795_000_000_000 }, 60)
      expect(await renameAnalysis(deps, 'one', storedId, 'Before the baby')).toBe(true)
      const [named] = await savedAnalyses(deps, 'one')
      expect([named?.name, named?.findings?.length]).toEqual(['Before the baby', 8])
      expect(JSON.stringify(await rows())).not.toContain('baby')
      expect(await renameAnalysis(deps, 'two', storedId, 'Mine')).toBe(false)
      const other = { ...deps, keys: () => sealingKeys(configured(place, `${secret}!`), 'kept-by-members') }
      expect(await renameAnalysis(other, 'one', storedId, 'Unread')).toBe(false)
      const both = ['First', 'Second'].map((name) => renameAnalysis(deps, 'one', storedId, name))
      expect(await Promise.all(both)).toEqual([true, true])
      expect(['First', 'Second']).toContain((await savedAnalyses(deps, 'one'))[0]?.name)
      expect(await renameAnalysis(deps, 'one', storedId, null)).toBe(true)
      expect(await savedAnalyses(deps, 'one')).toEqual([{ ...named, name: null }])
      await removeOwn(removals, 'analysis', 'one', storedId)
      expect(await renameAnalysis(deps, 'one', storedId, 'Too late')).toBe(false)
    })

    it('are deleted for their own member only, and the oldest goes at the sixty-first', async () => {
      const { deps, removals } = await ready()
      const first = await saveAnalysis(deps, 'one', findings)
      await saveAnalysis(deps, 'two', findings)
      await removeOwn(removals, 'analysis', 'two', first.id)
      for (let more = 0; more < 59; more += 1) await saveAnalysis(deps, 'one', findings)
      expect((await savedAnalyses(deps, 'one'))[0]?.id).toBe(first.id)
      await saveAnalysis(deps, 'one', findings)
      const left = await savedAnalyses(deps, 'one')
      expect([left.length, left.some(({ id }) => id === first.id)]).toEqual([60, false])
      expect(await savedAnalyses(deps, 'two')).toHaveLength(1)
      await removeOwn(removals, 'analysis', 'one', left[0]?.id ?? '')
      expect(await savedAnalyses(deps, 'one')).toHaveLength(59)
    })

    it('come back as they were within the hour, by their own member’s word alone, and not after it', async () => {
      const { deps, removals, later } = await ready()
      const kept = [await saveAnalysis(deps, 'one', findings), await saveAnalysis(deps, 'one', findings)]
      const [first] = kept
      await removeOwn(removals, 'analysis', 'one', first?.id ?? '')
      expect(await savedAnalyses(deps, 'one')).toEqual(kept.slice(1))
      expect(await restoreOwn(removals, 'analysis', 'two', first?.id ?? '')).toBe(0)
      expect(await restoreOwn(removals, 'analysis', 'one', first?.id ?? '')).toBe(1)
      expect(await savedAnalyses(deps, 'one')).toEqual(kept)
      await removeOwn(removals, 'analysis', 'one', first?.id ?? '')
      later(restorableMs)
      expect(await restoreOwn(removals, 'analysis', 'one', first?.id ?? '')).toBe(0)
    })

    it('and that went together come back together, without what went before', async () => {
      const { deps, removals, later } = await ready()
      const kept = [await saveAnalysis(deps, 'one', findings), await saveAnalysis(deps, 'one', findings)]
      const before = await saveAnalysis(deps, 'one', findings)
      await removeOwn(removals, 'analysis', 'one', before.id)
      later(1000)
      await removeOwn(removals, 'analysis', 'one', null)
      expect(await savedAnalyses(deps, 'one')).toEqual([])
      expect(await restoreOwn(removals, 'analysis', 'one', null)).toBe(2)
      expect(await savedAnalyses(deps, 'one')).toEqual(kept)
    })

    it('have comparisons beside them, each kept once, sealed apart from analyses', async () => {
      const { deps, comparisons, removals, later } = await ready()
      const comparison = {
        query: 'category=credit-card&product=a',
        title: 'Credit cards',
        products: ['A'],
        withOwn: false,
      }
      const kept = await saveComparison(comparisons, 'one', comparison)
      later(1000)
      expect(await saveComparison(comparisons, 'one', comparison)).toEqual(kept)
      expect(await savedComparisons(comparisons, 'one')).toEqual([{ ...kept, comparison }])
      expect([await savedAnalyses(deps, 'one'), await savedComparisons(comparisons, 'two')]).toEqual([[], []])
      await removeOwn(removals, 'comparison', 'one', kept.id)
      expect(await savedComparisons(comparisons, 'one')).toEqual([])
      expect(await restoreOwn(removals, 'comparison', 'one', kept.id)).toBe(1)
    })
  })
}
