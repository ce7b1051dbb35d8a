import 'server-only'
import type { Transaction } from 'kysely'
import type { OpenDatabase } from '@/lib/server/db/database'
import type { Schema } from '@/lib/server/db/schema'

/** One step forward. Never changed once released; the version of the app before it must still work after it. */
export interface Migration {
  /** `0001-what-it-does`; applied in this order. */
  readonly id: string
  readonly up: (transaction: Transaction<Schema>, engine: OpenDatabase['engine']) => Promise<void>
}
