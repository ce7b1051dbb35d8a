/** Where the front says what happened; the log of the server fits. */
export interface FrontLog {
  info(event: string, fields?: Readonly<Record<string, string | number>>): void
  warn(event: string, fields?: Readonly<Record<string, string | number>>): void
  error(event: string, error: unknown, fields?: Readonly<Record<string, string | number>>): void
}
