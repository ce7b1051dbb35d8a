import 'server-only'
import { StartFailure } from '@/lib/server/start-failure'

export type StateErrorKind =
  | 'folder-not-writable'
  | 'disk-full'
  | 'network-disk'
  | 'database-not-up'
  | 'database-unreachable'
  | 'database-damaged'
  | 'database-gone'
  | 'engine-too-old'
  | 'locked'

/** Stored state cannot be used. The message is one sentence that says what to do and goes to the operator as it is. */
export class StateError extends StartFailure {
  override readonly name = 'StateError'
  readonly kind: StateErrorKind

  constructor(kind: StateErrorKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

/** The `code` of a system or driver error; an empty text where it has none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** SQLite's primary result code (5 busy, 11 corrupt, 13 full, 26 not a database); 0 for another kind of error. */
export function sqliteResultCode(error: unknown): number {
  if (errorCode(error) !== 'ERR_SQLITE_ERROR') return 0
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : 0
}
