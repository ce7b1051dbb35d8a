export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}
export function readCounts(kind: 'vitest' | 'playwright' | 'plain', path: string, ok: boolean): Counts
export function secondTries(kind: 'vitest' | 'playwright' | 'plain', path: string): string[]
export function addUp(all: readonly Counts[]): Counts
export function closingLine(counts: Counts): string
