import 'server-only'
import { clock, systemClock } from '@/lib/server/clock'
import { createInterestRepository } from '@/lib/server/db/interest-repository'
import { createPasskeyRepository, type PasskeyRepository } from '@/lib/server/db/passkey-repository'
import { createRecoveryRepository, type RecoveryRepository } from '@/lib/server/db/recovery-repository'
import { createSavedItemRepository } from '@/lib/server/db/saved-item-repository'
import { createShelfRepository } from '@/lib/server/db/shelf-repository'
import { env } from '@/lib/server/env'
import { log } from '@/lib/server/log'
import type { InterestDeps } from '@/lib/server/services/clicks/interests'
import { keySource } from '@/lib/server/services/keys/key-source'
import { systemRandom } from '@/lib/server/services/keys/random'
import type { SealedRows } from '@/lib/server/services/keys/seal-again'
import { sealingKeys } from '@/lib/server/services/keys/sealing-keys'
import type { RemovalDeps } from './removals'
import { analysisKind } from './saved-analyses'
import { comparisonKind } from './saved-comparisons'
import { encryptedItems, type SavedItemDeps } from './saved-items'
import type { ShelfDeps } from './shelf'

type Connect = Parameters<typeof createSavedItemRepository>[0]

/** What members keep and mark, what takes it away and brings it back, and the passkeys and codes that they sign in by. */
export interface MemberThings {
  readonly interests: InterestDeps
  readonly savedAnalyses: SavedItemDeps
  readonly savedComparisons: SavedItemDeps
  readonly removals: RemovalDeps
  readonly shelf: ShelfDeps
  readonly passkeys: PasskeyRepository
  readonly recovery: RecoveryRepository
}

/** Puts it together for this process, with what of it a change of keys seals again. Opens nothing. */
export function buildMemberThings(connect: Connect): {
  readonly things: MemberThings
  readonly sealed: readonly SealedRows[]
} {
  const interests = { interests: createInterestRepository(connect), clock: clock(), random: systemRandom }
  const savedAnalyses = buildKept(connect, 'kept_checks')
  const savedComparisons = buildKept(connect, 'kept_comparisons')
  const shelf = { shelf: createShelfRepository(connect), clock: clock(), worldClock: systemClock, random: systemRandom }
  const rows = { analysis: savedAnalyses.rows, comparison: savedComparisons.rows, interest: interests.interests }
  return {
    things: {
      interests,
      savedAnalyses,
      savedComparisons,
      removals: { rows, clock: systemClock },
      shelf,
      passkeys: createPasskeyRepository(connect),
      recovery: createRecoveryRepository(connect),
    },
    sealed: [encryptedItems(savedAnalyses, analysisKind), encryptedItems(savedComparisons, comparisonKind)],
  }
}

function buildKept(connect: Connect, table: 'kept_checks' | 'kept_comparisons'): SavedItemDeps {
  return {
    rows: createSavedItemRepository(connect, table),
    keys: () => sealingKeys(keySource(env()), 'kept-by-members'),
    clock: clock(),
    random: systemRandom,
    log: log(),
  }
}
