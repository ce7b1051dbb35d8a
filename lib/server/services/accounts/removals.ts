import 'server-only'
import type { RemovableKind } from '@/lib/contract/calls/saved'
import type { Clock } from '@/lib/server/clock'
import type { Removal, Restoration } from '@/lib/server/db/removal-repository'

/** Where a kind of removable things lies. */
interface RemovableRows {
  remove(removal: Removal): Promise<void>
  restore(restoration: Restoration): Promise<number>
}

export interface RemovalDeps {
  readonly rows: Readonly<Record<RemovableKind, RemovableRows>>
  /** The world's: the retention job erases by it. */
  readonly clock: Clock
}

/** How long what was taken away can be brought back, in milliseconds; the retention job erases it after that. */
export const restorableMs = 3_600_000

/** Takes away one of the member's own, or all of a kind (null). Durable when it resolves. */
export async function removeOwn(
  { rows, clock }: RemovalDeps,
  kind: RemovableKind,
  accountId: string,
  id: string | null,
): Promise<void> {
  await rows[kind].remove({ accountId, id, at: clock.now() })
}

/** Brings back one that the member took away within the hour, or (null) all that went together last; gives how many. */
export async function restoreOwn(
  { rows, clock }: RemovalDeps,
  kind: RemovableKind,
  accountId: string,
  id: string | null,
): Promise<number> {
  return rows[kind].restore({ accountId, id, since: clock.now() - restorableMs })
}
