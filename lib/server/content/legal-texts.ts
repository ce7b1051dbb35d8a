import 'server-only'
import { type LegalText, legalLanguages, legalPages, legalVersions } from '@/lib/domain/content/legal-text'
import { memberTexts } from '@/lib/domain/member/member-texts'
import type { Finding } from '@/lib/server/catalogue/findings'
import { contentKind } from './content-kind'
import { readLegalText } from './read-legal-text'

/** Two versions with one first day: nobody could say which of them holds. */
function sameDays(versions: readonly LegalText[]): readonly string[] {
  return versions.flatMap(({ page, language, since }, at) =>
    versions[at + 1]?.since === since ? [`has two versions of ${page} (${language}) since ${since}`] : [],
  )
}

function betweenTexts(texts: readonly LegalText[]): readonly string[] {
  return legalPages.flatMap((page) => {
    const [inEnglish] = legalVersions(texts, page, 'en')
    const [inMalay] = legalVersions(texts, page, 'ms')
    if (inEnglish === undefined) return [`has no version of ${page}`]
    const agreed = page === 'terms' && inEnglish.version !== memberTexts.terms.version
    return [
      ...legalLanguages.flatMap((language) => sameDays(legalVersions(texts, page, language))),
      ...(agreed
        ? [`has the terms ${inEnglish.version} in force, and members agree to ${memberTexts.terms.version}`]
        : []),
      ...(inMalay !== undefined && inMalay.version !== inEnglish.version
        ? [`has ${page} ${inEnglish.version} in English and ${inMalay.version} in Bahasa Malaysia`]
        : []),
    ]
  })
}

/** The texts that bind, with all their versions. */
export const legalContent = contentKind({
  folder: 'legal',
  read: readLegalText,
  between: (texts, folder): readonly Finding[] =>
    betweenTexts(texts).map((reason) => ({ file: folder, line: 1, field: '', reason })),
})

/** The version of the referral programme's terms in force. Throws CatalogueError when a file cannot be used. */
export function referralTermsVersion(): string {
  const [inForce] = legalVersions(legalContent.entries(), 'referral-terms', 'en')
  if (inForce === undefined) throw new Error('There are no terms of the referral programme')
  return inForce.version
}
