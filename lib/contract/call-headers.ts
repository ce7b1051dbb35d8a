/**
 * The headers, in lower case, that calls may carry beside those of HTTP itself. The front lets these through to whatever answers a
 * call, and removes all others.
 */
export const callHeaders = [
  'app-identifier',
  'challenge-token',
  'device-key',
  'hash',
  'idempotency-key',
  'platform',
  'timestamp',
] as const

/** One of {@link callHeaders}. */
export type CallHeader = (typeof callHeaders)[number]
