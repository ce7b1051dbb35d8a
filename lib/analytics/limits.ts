/** Sizes and times of measuring, as the specification gives them; the library's defaults may change, these do not. */
export const limits = {
  /** Most events in one request. */
  batchSize: 50,
  flushMs: 5_000,
  requestMs: 90_000,
  cookieDays: 365,
  /** Longest that the library may hold a link back until its event is sent. */
  linkMs: 300,
  /** Longest text in an event, in characters. */
  textLength: 255,
  recordingIdleMs: 30 * 60_000,
  recordingMs: 24 * 3_600_000,
  /** Scrolling without a pause counts from here on. */
  scrollMs: 500,
  /** Scrolling has paused when nothing has moved for so long. */
  scrollQuietMs: 500,
  /** How long the first events wait for attribution before they go without. Ours. */
  attributionMs: 2_000,
  /** Events that are kept while nobody can send them yet. Ours. */
  waiting: 50,
} as const
