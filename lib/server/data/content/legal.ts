import 'server-only'
import {
  type LegalLanguage,
  type LegalPage,
  type LegalText,
  legalPages,
  legalVersions,
} from '@/lib/domain/content/legal-text'
import type { SearchEntry } from '@/lib/domain/content/search'
import { routes } from '@/lib/routing/routes'
import { legalContent } from '@/lib/server/content/legal-texts'

/** The versions of a text, the newest first. Throws CatalogueError when a file cannot be used. */
export function versionsOf(page: LegalPage, language: LegalLanguage): readonly [LegalText, ...LegalText[]] {
  const [inForce, ...before] = legalVersions(legalContent.entries(), page, language)
  if (inForce === undefined) throw new Error(`There is no text of ${page} in ${language}`)
  return [inForce, ...before]
}

const inEnglish: Readonly<Record<LegalPage, string>> = {
  terms: routes.terms,
  privacy: routes.privacy,
  'platform-agreement': routes.platformAgreement,
  'referral-terms': routes.referralTerms,
}

/** Where a text stands. The privacy notice alone is in both languages. */
export function legalPath(page: LegalPage, language: LegalLanguage): string {
  return language === 'ms' ? routes.privacyMalay : inEnglish[page]
}

/** Each text in force with its address. Throws CatalogueError when a file cannot be used. */
export function legalPlaces(): readonly { readonly path: string; readonly inForce: LegalText }[] {
  const texts = [...legalPages.map((page) => versionsOf(page, 'en')[0]), versionsOf('privacy', 'ms')[0]]
  return texts.map((inForce) => ({ path: legalPath(inForce.page, inForce.language), inForce }))
}

/** The texts that bind, for the site's search. */
export function legalSearchEntries(): readonly SearchEntry[] {
  return legalPlaces().map(({ path, inForce: { title, lede } }) => ({ href: path, title, context: lede }))
}
