import type { ComponentType } from 'react'

/** Draws a component with its data over the markup that the server printed of both. */
export type Draw = <P extends object>(component: ComponentType<P>, props: P) => Promise<void>

/** Loads an island's script and hands its component to `draw`. `data` is what the server printed for it. */
export type LoadIsland = (data: string, draw: Draw) => Promise<void>

/**
 * When an island wakes. `present`: once somebody is at the page. `loaded`: with the page, since it shows what no document has, such as the
 * time that is left. `focus`: with the first focus in it. All of them wake before that for somebody who is about to use them.
 */
type Wakes = 'present' | 'loaded' | 'focus'

export interface IslandEntry {
  readonly load: LoadIsland
  readonly wakes: Wakes
}

/** The data was printed by the build that this script is of: a document names its script by a hash of the content. */
function island<P extends object>(load: () => Promise<ComponentType<P>>, wakes: Wakes = 'present'): IslandEntry {
  return { load: async (data, draw) => draw(await load(), JSON.parse(data)), wakes }
}

/**
 * Every island of the site, by the name that `<Island>` prints. Each is a script of its own, loaded when the island wakes.
 * The page that shows an island names the same component.
 */
export const islands: Readonly<Record<string, IslandEntry>> = {
  list: island(async () => (await import('./product/list-island.client')).ListIsland),
  'personal-list': island(async () => (await import('./product/personal-list.client')).PersonalList),
  'live-detail': island(async () => (await import('./product/live-detail.client')).LiveDetail),
  'live-compare': island(async () => (await import('./compare/live-compare.client')).LiveCompare),
  'keep-product': island(async () => (await import('./product/keep-product.client')).KeepProduct),
  shortlist: island(async () => (await import('./shortlist/shortlist-island.client')).ShortlistIsland, 'loaded'),
  'share-tools': island(async () => (await import('./share/share-tools.client')).ShareTools),
  eligibility: island(async () => (await import('./product/eligibility-island.client')).EligibilityIsland),
  calculator: island(async () => (await import('./calculator/calculator-island.client')).CalculatorIsland),
  'result-tools': island(async () => (await import('./calculator/result-tools.client')).ResultTools),
  'bank-letter': island(async () => (await import('./calculator/bank-letter.client')).BankLetter),
  analysis: island(async () => (await import('./analysis/analysis-island.client')).AnalysisIsland),
  contact: island(async () => (await import('./account/contact-form.client')).ContactForm),
  code: island(async () => (await import('./account/code-form.client')).CodeForm, 'loaded'),
  resend: island(async () => (await import('./account/resend-form.client')).ResendForm, 'loaded'),
  details: island(async () => (await import('./account/details-form.client')).DetailsForm),
  password: island(async () => (await import('./account/password-form.client')).PasswordForm),
  reopen: island(async () => (await import('./account/reopen-form.client')).ReopenForm),
  'new-password': island(async () => (await import('./account/new-password-form.client')).NewPasswordForm),
  settings: island(async () => (await import('./account/settings/settings-island.client')).SettingsIsland, 'loaded'),
  'accept-terms': island(async () => (await import('./referral/accept-terms.client')).AcceptTerms, 'loaded'),
  'referral-dashboard': island(
    async () => (await import('./referral/referral-dashboard.client')).ReferralDashboard,
    'loaded',
  ),
  points: island(async () => (await import('./referral/points.client')).Points, 'loaded'),
  countdown: island(async () => (await import('./campaign/countdown.client')).Countdown, 'loaded'),
  'copy-code': island(async () => (await import('./campaign/copy-code.client')).CopyCode),
  newsletter: island(async () => (await import('./shell/newsletter/newsletter-form.client')).NewsletterForm, 'focus'),
  market: island(async () => (await import('./partner/market-table.client')).MarketTable, 'loaded'),
  'contact-us': island(async () => (await import('./support/contact-form.client')).ContactForm, 'focus'),
  'support-search': island(async () => (await import('./support/support-search.client')).SupportSearch, 'focus'),
  'report-link': island(async () => (await import('./home/report-link.client')).ReportLink),
}
