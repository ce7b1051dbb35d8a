import type { AnalyticsItem } from './event-spec'
import { itemOfApplyLink, itemOfPage, itemOfRow, itemsOfList, listedSelector } from './page-items'
import { type Screen, screenAt } from './screens'
import { watchScrolling } from './scroll'
import { track } from './track'

/** The screen that is shown: by its address, or for lists and products by what stands on it. */
function screen(): Screen {
  const known = screenAt(location.pathname)
  if (known !== null) return known
  if (document.querySelector('main .row') !== null) return 'list'
  return document.querySelector('main .apply-bar') === null ? 'other' : 'detail'
}

function each(item: AnalyticsItem | null, send: (items: readonly AnalyticsItem[]) => void): void {
  if (item !== null) send([item])
}

/** The links at the foot of a page name their network; where they lead is a setting. */
const networks = { Facebook: 'facebook', Instagram: 'instagram', X: 'x', TikTok: 'tiktok', YouTube: 'youtube' } as const

const stores = {
  'play.google.com': 'google-play',
  'apps.apple.com': 'app-store',
  'appgallery.huawei.com': 'app-gallery',
} as const

/** The badges lead to a page of ours and name their store. */
const badges = { 'Google Play': 'google-play', 'App Store': 'app-store', AppGallery: 'app-gallery' } as const

function entryFor<T>(table: Readonly<Record<string, T>>, host: string): T | undefined {
  return Object.hasOwn(table, host) ? table[host] : undefined
}

/** What the address of a page says beyond its screen. */
function trackScreen(now: Screen, path: string): void {
  const article = /^\/support\/[^/]+\/([^/]+)$/.exec(path)?.[1]
  if (article !== undefined) track('support_article_viewed', { article })
  else if (now === 'support') track('support_page_viewed', {})
  else if (now === 'sign-in') trackSignIn(path)
  else if (now === 'referral') track(isInvited() ? 'referral_microsite_viewed' : 'referral_page_viewed', {})
  else if (now === 'referral-dashboard') trackDashboard()
  else if (now === 'account-settings') trackSettings(path)
}

/** The page is shown to somebody who comes by a friend's invitation. */
const isInvited = () => document.querySelector('main [data-invited]') !== null

/** The steps of joining that are counted for an invited friend too, by their addresses. */
const invitedEvents = {
  '/sign-in': 'referral_otp_sign_up_viewed',
  '/sign-in/new-password': 'referral_password_viewed',
  '/sign-in/welcome': 'referral_welcome_viewed',
} as const

/** The list of friends comes once the account is loaded. */
function trackDashboard(): void {
  track('referral_dashboard_viewed', {})
  const main = document.querySelector('main')
  if (main === null) return
  const look = () => {
    if (main.querySelector('[data-friends]') === null) return
    waiting.disconnect()
    track('referral_list_viewed', {})
  }
  const waiting = new MutationObserver(look)
  waiting.observe(main, { childList: true, subtree: true })
  look()
}

const shareChannels = ['copy', 'whatsapp', 'facebook', 'x', 'telegram', 'email', 'device'] as const

/** The pages of account settings, by their addresses. */
const settingsEvents = {
  '/account-settings': 'account_manage_viewed',
  '/account-settings/profile': 'account_profile_viewed',
  '/account-settings/personal': 'account_personal_info_viewed',
  '/account-settings/income': 'account_income_viewed',
  '/account-settings/password': 'account_password_change_viewed',
  '/account-settings/close': 'account_delete_viewed',
} as const

function trackSettings(path: string): void {
  const event = entryFor(settingsEvents, path)
  if (event !== undefined) track(event, {})
}

/** The steps of joining and signing in, by their addresses. */
const signInEvents = {
  '/sign-in': ['onboarding_sign_in_viewed', 'onboarding_access_viewed'],
  '/sign-in/code-option': ['onboarding_otp_options_viewed'],
  '/sign-in/questions': ['onboarding_questionnaire_viewed'],
  '/sign-in/details': ['onboarding_application_form_viewed'],
  '/sign-in/new-password': ['onboarding_password_creation_viewed', 'onboarding_password_confirmation_viewed'],
  '/sign-in/password': ['onboarding_password_login_viewed'],
  '/sign-in/forgotten-password': ['account_password_forgot_viewed'],
  '/sign-in/welcome': ['onboarding_account_created'],
} as const

function trackSignIn(path: string): void {
  const isPhone = document.querySelector('main [data-contact="phone"]') !== null
  const code = isPhone ? 'onboarding_phone_verification_viewed' : 'onboarding_email_verification_viewed'
  // The same page greets who opened an account again: nothing was made.
  if (new URLSearchParams(location.search).get('note') === 'opened-again') return
  for (const event of path === '/sign-in/code' ? ([code] as const) : (entryFor(signInEvents, path) ?? []))
    track(event, {})
  const invited = entryFor(invitedEvents, path)
  if (invited !== undefined && isInvited()) track(invited, {})
}

function trackPage(): void {
  const now = screen()
  const path = location.pathname
  track('page_viewed', { screen: now, path })
  trackScreen(now, path)
  if (now === 'compare') {
    track('compare_viewed', { products: new URLSearchParams(location.search).getAll('product').length })
  }
  const items = itemsOfList()
  if (now === 'list' || (now === 'campaign' && items.length > 0)) track('view_item_list', { items })
  each(itemOfPage(), (page) => track('view_item', { items: page }))
}

/** A link of the home page: in its head, but not in a section there, or to a list. */
function trackHomeLink(link: Element, path: string): void {
  const head = document.querySelector('h1')?.closest('section, header')
  if (head && link.closest('section, header') === head) track('banner_clicked', { path })
  else if (link.closest('main') !== null && screenAt(path) === null) track('product_list_clicked', { path })
}

function trackLink(link: Element, now: Screen): void {
  const href = link.getAttribute('href') ?? ''
  if (!URL.canParse(href, location.href)) return
  const { host, pathname, origin } = new URL(href, location.href)
  const label = link.textContent?.trim() ?? ''
  const network = link.closest('footer') === null ? undefined : entryFor(networks, label)
  const store = entryFor(stores, host) ?? entryFor(badges, label)
  if (network !== undefined) track('social_link_clicked', { screen: now, network })
  if (store !== undefined) track('app_store_clicked', { screen: now, store })
  if (origin !== location.origin) return
  const row = link.closest(listedSelector)
  if (pathname.startsWith('/apply/')) {
    each(itemOfApplyLink(link), (items) => track('apply_clicked', { screen: now, items }))
  } else if (row !== null && link.closest('h3') !== null) {
    each(itemOfRow(row), (items) => track('select_item', { items }))
  } else if (pathname === '/sign-in') {
    track('login_register_clicked', { screen: now })
  } else if (now === 'home') {
    trackHomeLink(link, pathname)
  }
}

function onClick({ target }: Event): void {
  if (!(target instanceof Element)) return
  const now = screen()
  const link = target.closest('a[href]')
  if (link !== null) trackLink(link, now)
  if (target.closest('[data-skip]') !== null) track('onboarding_quiz_skipped', {})
  if (target.closest('[data-keep-account]') !== null) track('account_delete_cancelled', {})
  const shared = target.closest<HTMLElement>('[data-share]')?.dataset.share
  const channel = shareChannels.find((one) => one === shared)
  if (channel !== undefined) track('referral_shared', { channel })
  const part = target.closest('[data-shell]')?.getAttribute('data-shell')
  if (part === 'chat') track('chatbot_clicked', { screen: now })
  if (part === 'get-app') track('get_app_opened', { screen: now })
}

function onChange({ target }: Event): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
  const row = target.closest('main .row')
  if (target.name === 'product' && row !== null) {
    const added = target instanceof HTMLInputElement && target.checked
    each(itemOfRow(row), (items) => track(added ? 'compare_added' : 'compare_removed', { items }))
  } else if (target.closest('[data-told]') !== null) {
    // Which of these fields somebody changed says something about them already.
    return
  } else if (screen() === 'list' && target.name !== '' && target.closest('main') !== null) {
    track('list_filtered', { control: target.name })
  }
}

/** A form that was sent before its script listened is held, and sent again: it counts then. */
function onSubmit({ target, defaultPrevented }: Event): void {
  if (defaultPrevented || !(target instanceof Element)) return
  if (target.closest('[data-island="newsletter"]') !== null) track('newsletter_submitted', { screen: screen() })
  if (target.matches('[data-form="close"]')) track('account_delete_proceeded', {})
  if (target.matches('[action$="/sign-in/send/resend"]') && isInvited()) track('referral_otp_resent', {})
}

/** How far down the page the bottom of the window is, in percent. */
function depth(): number {
  const { scrollHeight } = document.documentElement
  return Math.max(0, Math.min(100, Math.round(((scrollY + innerHeight) / scrollHeight) * 100)))
}

/**
 * Tracks the page that is shown and what is done on it, without a word from the page itself. A fault here must not break
 * a click: the listeners only read. Gives the function that ends it.
 */
export function watchPage(): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const scrolled = watchScrolling(() => track('page_scrolled', { screen: screen(), depth: depth() }))
  document.addEventListener('click', onClick, { capture: true, signal })
  document.addEventListener('change', onChange, { capture: true, signal })
  document.addEventListener('submit', onSubmit, { capture: true, signal })
  addEventListener('scroll', () => scrolled(performance.now()), { passive: true, signal })
  addEventListener('pageshow', ({ persisted }) => persisted && trackPage(), { signal })
  trackPage()
  return () => ending.abort()
}
