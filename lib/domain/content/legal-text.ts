import type { IsoDate } from '../values/iso-date'
import type { Prose } from './prose'

/** The texts that bind, each with versions of its own. */
export const legalPages = ['terms', 'privacy', 'platform-agreement', 'referral-terms'] as const
export type LegalPage = (typeof legalPages)[number]

/** English and Bahasa Malaysia. */
export const legalLanguages = ['en', 'ms'] as const
export type LegalLanguage = (typeof legalLanguages)[number]

/** Where a text tells what the site keeps of a visitor: the entries themselves come from the table that the erasing goes by. */
export interface KeptPlace {
  /** The anchor of the heading before which they stand. */
  readonly before: string
  readonly title: string
  readonly lede: string
  /** Said before each period. */
  readonly howLong: string
}

/** One version of a text, in one language. A version that somebody may have agreed to is never changed: the next one is another file. */
export interface LegalText {
  readonly page: LegalPage
  readonly language: LegalLanguage
  readonly version: string
  /** The day since which it holds. */
  readonly since: IsoDate
  readonly title: string
  readonly lede: string
  /** What is new in this version. */
  readonly changes: readonly string[]
  /** The day on which a lawyer reviewed it; null: nobody did yet. */
  readonly reviewedOn: IsoDate | null
  readonly kept: KeptPlace | null
  readonly text: Prose
}

/** The versions of a text in a language, the newest first: the first is in force. */
export function legalVersions(
  texts: readonly LegalText[],
  page: LegalPage,
  language: LegalLanguage,
): readonly LegalText[] {
  const versions = texts.filter((text) => text.page === page && text.language === language)
  return versions.sort((one, other) => other.since.localeCompare(one.since, 'en'))
}
