import { createHash } from 'node:crypto'

/** The text of each version of the terms, without its blanks. A version that members agreed to is never changed or removed. */
export const agreedTerms: Readonly<Record<string, string>> = {
  '2026-11-22': 'c0b920285eff3989',
}

/** What a text of {@link agreedTerms} is known by. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text.replace(/\s+/g, '')).digest('hex').slice(0, 16)
}
