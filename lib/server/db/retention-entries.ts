import 'server-only'
import { type RawBuilder, sql } from 'kysely'
import type { Schema } from './schema'

/** Rows of a table that the retention job erases, with the rows of other tables that mean nothing without them. */
export interface Erasure {
  readonly table: keyof Schema
  readonly key: string
  /** How long a row is kept after the moment that `isOver` looks at, in milliseconds. */
  readonly keptMs: number
  /** Whether a row is over, where `before` (epoch milliseconds) is the last moment that is kept no more. */
  readonly isOver: (before: number) => RawBuilder<unknown>
  /** Go first: the engines refuse to leave them behind. */
  readonly dependents: readonly { readonly table: keyof Schema; readonly column: string }[]
}

/** What a visitor is told about something that is kept. */
export interface RetentionWords {
  readonly what: string
  readonly why: string
  readonly howLong: string
}

/** Something that the database keeps. */
export interface Retained {
  readonly tables: readonly (keyof Schema)[]
  /** null: it says nothing of anybody. */
  readonly words: RetentionWords | null
  /**
   * `person`: whom it is about can erase it at any time, and the job erases what is left at the end. `account`: whose it was is forgotten with the
   * account, by the database itself, and what is left says nothing of anybody.
   */
  readonly erasedBy: 'job' | 'person' | 'account' | 'nobody'
  readonly erasures: readonly Erasure[]
}

/** For a row that says itself when it is over. */
export const atOnce = 0

/** A row is over at the moment of a column, in epoch milliseconds. */
export function upTo(column: string): Erasure['isOver'] {
  return (before) => sql`${sql.ref(column)} <= ${before}`
}
