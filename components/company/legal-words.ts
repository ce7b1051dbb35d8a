import type { LegalLanguage } from '@/lib/domain/content/legal-text'

interface LegalWords {
  /** Before the version and its day. */
  readonly version: (version: string, since: string) => string
  readonly notReviewed: string
  readonly reviewed: (day: string) => string
  readonly versions: string
  /** After the name of the version in force. */
  readonly inForce: string
}

/** What stands around a text that binds, in its language. */
export const legalWords: Readonly<Record<LegalLanguage, LegalWords>> = {
  en: {
    version: (version, since) => `Version ${version}, since ${since}.`,
    notReviewed: 'No lawyer has reviewed this text yet. One will before the site opens with real products.',
    reviewed: (day) => `Reviewed by a lawyer on ${day}.`,
    versions: 'Versions and what changed',
    inForce: 'in force',
  },
  ms: {
    version: (version, since) => `Versi ${version}, sejak ${since}.`,
    notReviewed: 'Belum disemak oleh peguam; akan disemak sebelum laman ini dibuka dengan produk sebenar.',
    reviewed: (day) => `Disemak oleh peguam pada ${day}.`,
    versions: 'Versi dan apa yang berubah',
    inForce: 'berkuat kuasa',
  },
}

/** A day in the words of a language: `22 November 2026`. */
export function dayIn(language: LegalLanguage, day: string): string {
  const format = new Intl.DateTimeFormat(`${language}-MY`, { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00:00Z`))
}
