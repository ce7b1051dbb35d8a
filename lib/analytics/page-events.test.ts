// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkEvent } from './check-event'
import { watchPage } from './page-events'
import { closeTracking, openTracking, type TrackedEvent } from './track'

let sent: TrackedEvent[] = []
let stop: () => void = () => undefined

const row = `<article class="row" id="rimba-card" data-issuer="RIMBA"><h3><a href="/credit-card/rimba-card?salary=5000">Rimba
  Card</a></h3><input type="checkbox" name="product" value="rimba-card"><a class="go" href="/apply/credit-card/rimba-card">Apply</a></article>`

beforeEach(() => {
  sent = []
  openTracking((event) => sent.push(event))
})
afterEach(() => {
  stop()
  closeTracking()
  document.body.innerHTML = ''
})

/** Opens a page and gives what was tracked since. */
function open(path: string, html: string): void {
  history.replaceState(null, '', path)
  document.body.innerHTML = html
  for (const link of document.querySelectorAll('a')) link.addEventListener('click', (event) => event.preventDefault())
  stop = watchPage()
}

function click(query: string): readonly TrackedEvent[] {
  sent = []
  document.querySelector<HTMLElement>(query)?.click()
  return sent
}

const names = (events: readonly TrackedEvent[]) => events.map(({ name }) => name)

describe('a page that is opened', () => {
  it.each([
    ['/', '<main></main>', 'home', []],
    ['/sign-in', '<main></main>', 'sign-in', ['onboarding_sign_in_viewed', 'onboarding_access_viewed']],
    ['/sign-in/code-option', '<main></main>', 'sign-in', ['onboarding_otp_options_viewed']],
    ['/sign-in/code', '<main><i data-contact="phone"></i></main>', 'sign-in', ['onboarding_phone_verification_viewed']],
    ['/sign-in/code', '<main><i data-contact="email"></i></main>', 'sign-in', ['onboarding_email_verification_viewed']],
    ['/sign-in/questions', '<main></main>', 'sign-in', ['onboarding_questionnaire_viewed']],
    ['/sign-in/details', '<main></main>', 'sign-in', ['onboarding_application_form_viewed']],
    ['/sign-in/password', '<main></main>', 'sign-in', ['onboarding_password_login_viewed']],
    ['/sign-in/welcome', '<main></main>', 'sign-in', ['onboarding_account_created']],
    ['/sign-in/welcome?note=opened-again', '<main></main>', 'sign-in', []],
    ['/sign-in/forgotten-password', '<main></main>', 'sign-in', ['account_password_forgot_viewed']],
    ['/support', '<main></main>', 'support', ['support_page_viewed']],
    ['/support/account-and-sign-in/lost-phone', '<main></main>', 'support', ['support_article_viewed']],
    ['/support/newsletter', '<main></main>', 'support', ['support_page_viewed']],
    ['/support/search', '<main></main>', 'support', ['support_page_viewed']],
    ['/referral', '<main></main>', 'referral', ['referral_page_viewed']],
    ['/referral', '<main><i data-invited=""></i></main>', 'referral', ['referral_microsite_viewed']],
    [
      '/sign-in',
      '<main><i data-invited=""></i></main>',
      'sign-in',
      ['onboarding_sign_in_viewed', 'onboarding_access_viewed', 'referral_otp_sign_up_viewed'],
    ],
    [
      '/sign-in/welcome',
      '<main><i data-invited=""></i></main>',
      'sign-in',
      ['onboarding_account_created', 'referral_welcome_viewed'],
    ],
    ['/referral-dashboard', '<main></main>', 'referral-dashboard', ['referral_dashboard_viewed']],
    [
      '/referral-dashboard',
      '<main><i data-friends=""></i></main>',
      'referral-dashboard',
      ['referral_dashboard_viewed', 'referral_list_viewed'],
    ],
    ['/account-settings', '<main></main>', 'account-settings', ['account_manage_viewed']],
    ['/account-settings/profile', '<main></main>', 'account-settings', ['account_profile_viewed']],
    ['/account-settings/personal', '<main></main>', 'account-settings', ['account_personal_info_viewed']],
    ['/account-settings/income', '<main></main>', 'account-settings', ['account_income_viewed']],
    ['/account-settings/password', '<main></main>', 'account-settings', ['account_password_change_viewed']],
    ['/account-settings/close', '<main></main>', 'account-settings', ['account_delete_viewed']],
    ['/account-settings/sessions', '<main></main>', 'account-settings', []],
    ['/privacy-and-policy', '<main></main>', 'legal', []],
    ['/credit-card', `<main><h1>Credit cards</h1>${row}</main>`, 'list', ['view_item_list']],
    [
      '/credit-card/rimba-card',
      '<main><h1>Rimba</h1><p class="apply-bar" data-issuer="RIMBA"></p></main>',
      'detail',
      ['view_item'],
    ],
    ['/compare?product=a&product=b', '<main></main>', 'compare', ['compare_viewed']],
  ])('%s is counted as what it is, by events that the catalogue lets through', (path, html, screen, more) => {
    open(path, html)
    expect(names(sent)).toEqual(['page_viewed', ...more])
    expect(sent[0]?.properties).toEqual({ screen, path: path.replace(/\?.*/, '') })
    for (const { name, properties } of sent) expect(checkEvent(name, properties), name).toMatchObject({ ok: true })
  })

  it('that is shown again by the back button is counted again', () => {
    open('/', '<main></main>')
    sent = []
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(names(sent)).toEqual(['page_viewed'])
  })
})

describe('what is done on a page', () => {
  it('names the product of a list with its list and its issuer, and nothing of the visitor', () => {
    open('/credit-card?salary=5000', `<main><h1>Credit cards</h1>${row}</main>`)
    const item = {
      id: 'rimba-card',
      name: 'Rimba Card',
      issuerCode: 'RIMBA',
      url: '/credit-card/rimba-card',
      item_list_id: '/credit-card',
      item_list_name: 'Credit cards',
      item_category: 'credit-card',
    }
    expect(click('h3 a')).toMatchObject([{ name: 'select_item', properties: { items: [item] } }])
    expect(click('.go')).toMatchObject([{ name: 'apply_clicked', properties: { screen: 'list', items: [item] } }])
    expect(names(click('input'))).toEqual(['compare_added'])
    expect(names(click('input'))).toEqual(['compare_removed'])
  })

  it('names a control of a list, never its value', () => {
    open('/credit-card', `<main>${row}<select name="sort"><option>900101145678</option></select></main>`)
    sent = []
    document.querySelector('select')?.dispatchEvent(new Event('change', { bubbles: true }))
    expect(sent).toMatchObject([{ name: 'list_filtered', properties: { control: 'sort' } }])
    expect(JSON.stringify(sent)).not.toContain('9001')
  })

  it('does not name a field that asks about the visitor: that it was changed says something already', () => {
    const fields = '<section data-told><input name="smoker" type="checkbox"><select name="sex"></select></section>'
    open('/insurance/term-life-insurance', `<main>${row}<form>${fields}<input name="cover"></form></main>`)
    sent = []
    for (const name of ['smoker', 'sex', 'cover'])
      document.querySelector(`[name="${name}"]`)?.dispatchEvent(new Event('change', { bubbles: true }))
    expect(sent).toMatchObject([{ name: 'list_filtered', properties: { control: 'cover' } }])
  })

  it.each([
    ['<footer><a href="https://elsewhere.example">X</a></footer>', 'a', 'social_link_clicked', { network: 'x' }],
    ['<a href="https://play.google.com/store">g</a>', 'a', 'app_store_clicked', { store: 'google-play' }],
    ['<a href="/download-x"><svg></svg>AppGallery</a>', 'a', 'app_store_clicked', { store: 'app-gallery' }],
    ['<a href="/sign-in">Login / Register</a>', 'a', 'login_register_clicked', {}],
    ['<button data-shell="chat">Chat</button>', 'button', 'chatbot_clicked', {}],
    ['<button data-shell="get-app">Get App</button>', 'button', 'get_app_opened', {}],
  ])('%s', (html, query, name, properties) => {
    open('/', `<main></main>${html}`)
    expect(click(query)).toMatchObject([{ name, properties: { screen: 'home', ...properties } }])
  })

  it('counts that the questions were skipped, and nothing of who skipped them', () => {
    open('/sign-in/questions', '<main><button data-skip="">Skip</button></main>')
    expect(click('[data-skip]')).toMatchObject([{ name: 'onboarding_quiz_skipped', properties: {} }])
  })

  it('counts by which way an invitation is shared, and a code that an invited friend asks for again', () => {
    open('/referral-dashboard', '<main><a data-share="telegram" href="https://t.me/x">Telegram</a></main>')
    expect(click('a')).toMatchObject([{ name: 'referral_shared', properties: { channel: 'telegram' } }])
    stop()
    open(
      '/sign-in/code',
      '<main data-invited=""><i data-invited=""></i><form action="/sign-in/send/resend"></form></main>',
    )
    sent = []
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    expect(names(sent)).toEqual(['referral_otp_resent'])
  })

  it('tells the head of the home page from its lists', () => {
    open(
      '/',
      '<main><section><h1>Weigh</h1><a id="a" href="/how-we-rank">x</a></section><a id="b" href="/credit-card">y</a></main>',
    )
    expect(names(click('#a'))).toEqual(['banner_clicked'])
    expect(names(click('#b'))).toEqual(['product_list_clicked'])
  })

  it('takes no word of a text for a link to a social network', () => {
    open('/', '<main><a href="https://elsewhere.example">X</a></main>')
    expect(click('a')).toEqual([])
  })

  it('is not seen any more once watching has ended', () => {
    open('/', '<main></main><button data-shell="chat">Chat</button>')
    stop()
    expect(click('button')).toEqual([])
  })

  it('never lets a fault of counting reach a click', () => {
    const errors = vi.fn()
    window.addEventListener('error', errors)
    open('/', '<main></main><a href="https://[bad">x</a>')
    expect(click('a')).toEqual([])
    window.removeEventListener('error', errors)
    expect(errors).not.toHaveBeenCalled()
  })
})
