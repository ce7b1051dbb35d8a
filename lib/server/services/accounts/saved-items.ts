import 'server-only'
import type * as z from 'zod'
import { type IsoDate, malaysianDay } from '@/lib/domain/values/iso-date'
import type { Clock } from '@/lib/server/clock'
import type { EncryptedItem, SavedItemRepository } from '@/lib/server/db/saved-item-repository'
import type { Log } from '@/lib/server/log'
import { openData, sealData } from '@/lib/server/services/keys/data-seal'
import type { Random } from '@/lib/server/services/keys/random'
import type { SealedRows } from '@/lib/server/services/keys/seal-again'
import type { SealingKey } from '@/lib/server/services/keys/sealing-keys'
import { uuidV7 } from '@/lib/server/services/keys/uuid-v7'

export interface SavedItemDeps {
  readonly rows: SavedItemRepository
  /** Reads or makes the keys, the one that seals first; throws when that cannot be done. */
  readonly keys: () => readonly [SealingKey, ...SealingKey[]]
  readonly clock: Clock
  readonly random: Random
  readonly log: Log
}

/** A kind of thing that members keep. */
export interface SavedItemKind<T> {
  /** Part of what each was sealed with: another text would make all of them unreadable. */
  readonly place: string
  /** What the log says when one cannot be opened. */
  readonly cannotOpen: string
  readonly schema: z.ZodType<T>
}

/** Something that a member keeps; `content` is null when none of the keys opens it. */
interface SavedItem<T> {
  readonly id: string
  readonly keptOn: IsoDate
  readonly content: T | null
}

/** Most of a kind that a member keeps: five years of one a month. */
const mostSaved = 60

const placeOf = <T>({ place }: SavedItemKind<T>, accountId: string, id: string) => `${place} ${accountId} ${id}`

/** Keeps something. It is durable, encrypted, when this resolves; the oldest beyond 60 is deleted. */
export async function saveItem<T>(deps: SavedItemDeps, kind: SavedItemKind<T>, accountId: string, content: T) {
  const id = uuidV7(deps.clock, deps.random)
  const createdAt = deps.clock.now()
  const [key] = deps.keys()
  const sealed = sealData(key, placeOf(kind, accountId, id), JSON.stringify(content))
  await deps.rows.insert({ id, accountId, sealed, createdAt }, mostSaved)
  return { id, keptOn: malaysianDay(createdAt) }
}

/** What a member keeps, oldest first. One that cannot be opened is told as such, and logged without its content. */
export async function savedItems<T>(
  deps: SavedItemDeps,
  kind: SavedItemKind<T>,
  accountId: string,
): Promise<readonly SavedItem<T>[]> {
  const rows = await deps.rows.list(accountId)
  return rows.map(({ id, sealed, createdAt }) => {
    const text = openData(deps.keys(), placeOf(kind, accountId, id), sealed)
    if (text === null) deps.log.warn(kind.cannotOpen, { id })
    const content = text === null ? null : kind.schema.parse(JSON.parse(text))
    return { id, keptOn: malaysianDay(createdAt), content }
  })
}

/**
 * Seals one of the member's own again with what `change` makes of it. Durable when this resolves. False, and nothing is changed, where it
 * is not kept or cannot be opened.
 */
export async function changeItem<T>(
  deps: SavedItemDeps,
  kind: SavedItemKind<T>,
  accountId: string,
  id: string,
  change: (content: T) => T,
): Promise<boolean> {
  const row = (await deps.rows.list(accountId)).find((one) => one.id === id)
  if (row === undefined) return false
  const place = placeOf(kind, accountId, id)
  const text = openData(deps.keys(), place, row.sealed)
  if (text === null) return false
  const [key] = deps.keys()
  const sealed = sealData(key, place, JSON.stringify(change(kind.schema.parse(JSON.parse(text)))))
  // Changed by somebody else since it was read: once more, on what they made of it.
  return (await deps.rows.replace(row, sealed)) || changeItem(deps, kind, accountId, id, change)
}

/** What members keep of a kind, for a change of keys. */
export function encryptedItems<T>({ rows, keys }: SavedItemDeps, kind: SavedItemKind<T>): SealedRows {
  const rowOf = (kept: EncryptedItem) => ({ ...kept, place: placeOf(kind, kept.accountId, kept.id) })
  return { keys, after: async (id) => (await rows.after(id)).map(rowOf), replace: rows.replace }
}
