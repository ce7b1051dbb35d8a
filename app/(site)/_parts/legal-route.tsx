import type { Metadata } from 'next'
import { LegalPage } from '@/components/company/legal-page'
import type { LegalLanguage, LegalPage as LegalPageId, LegalText } from '@/lib/domain/content/legal-text'
import { routes } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { legalPath, versionsOf } from '@/lib/server/data/content/legal'
import { retainedOfVisitors } from '@/lib/server/data/content/retained'
import { parentCrumbs } from './crumbs'
import { PageLd } from './page-ld'

const translations = {
  en: { href: routes.privacyMalay, lang: 'ms', label: 'Baca dalam Bahasa Malaysia' },
  ms: { href: routes.privacy, lang: 'en', label: 'Read in English' },
} as const

/** The privacy notice in both languages, for search engines. */
const privacyLanguages = { 'en-MY': routes.privacy, 'ms-MY': routes.privacyMalay }

/** Title and description of a text that binds. Throws CatalogueError when a file cannot be used. */
export function legalMetadata(page: LegalPageId, language: LegalLanguage = 'en'): Metadata {
  const [{ title, lede }] = versionsOf(page, language)
  return pageMetadata({
    path: legalPath(page, language),
    title,
    description: lede,
    ...(page === 'privacy' ? { languages: privacyLanguages, locale: `${language}_MY` } : {}),
  })
}

/** The version of a text that is in force, or another one of it. Throws CatalogueError when a file cannot be used. */
export function legalPage(page: LegalPageId, language: LegalLanguage = 'en', other?: LegalText) {
  const versions = versionsOf(page, language)
  const shown = other ?? versions[0]
  const path = legalPath(page, language)
  return (
    <>
      <LegalPage
        crumbs={language === 'ms' ? [{ href: routes.home, label: 'Laman utama' }] : parentCrumbs(path)}
        versions={versions.map((version) => ({
          version,
          at: page === 'terms' ? routes.termsVersion(version.version) : null,
        }))}
        shown={shown}
        kept={page === 'privacy' ? retainedOfVisitors(language) : []}
        translation={page === 'privacy' ? translations[language] : null}
      />
      <PageLd path={path} title={shown.title} />
    </>
  )
}
