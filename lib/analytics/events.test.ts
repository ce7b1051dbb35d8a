import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { areas, type EventSpec } from './event-spec'
import { events } from './events'
import { limits } from './limits'

const all: Readonly<Record<string, EventSpec>> = events

/** Section 2 of the specification, "Screens implied by analytics event names", and the event that stands for each. */
const implied = {
  Onboarding: {
    questionnaire: 'onboarding_questionnaire_viewed',
    'access page': 'onboarding_access_viewed',
    'one-time-password option popup': 'onboarding_otp_options_viewed',
    'phone verification': 'onboarding_phone_verification_viewed',
    'email verification': 'onboarding_email_verification_viewed',
    'signup application form': 'onboarding_application_form_viewed',
    'password creation': 'onboarding_password_creation_viewed',
    'password confirmation': 'onboarding_password_confirmation_viewed',
    'login by password': 'onboarding_password_login_viewed',
    'account created': 'onboarding_account_created',
    'skip quiz': 'onboarding_quiz_skipped',
    'sign-in': 'onboarding_sign_in_viewed',
  },
  Home: {
    banner: 'banner_clicked',
    'product list': 'product_list_clicked',
    chatbot: 'chatbot_clicked',
    'social links': 'social_link_clicked',
    'app-store downloads': 'app_store_clicked',
    'login/register': 'login_register_clicked',
  },
  Support: { page: 'support_page_viewed', search: 'support_searched', article: 'support_article_viewed' },
  Referral: {
    page: 'referral_page_viewed',
    microsite: 'referral_microsite_viewed',
    'signup with OTP': 'referral_otp_sign_up_viewed',
    'OTP resend': 'referral_otp_resent',
    password: 'referral_password_viewed',
    welcome: 'referral_welcome_viewed',
    dashboard: 'referral_dashboard_viewed',
    'social share': 'referral_shared',
    'referrals list': 'referral_list_viewed',
  },
  'Account settings': {
    profile: 'account_profile_viewed',
    'personal info': 'account_personal_info_viewed',
    income: 'account_income_viewed',
    'change password': 'account_password_change_viewed',
    'forgot password': 'account_password_forgot_viewed',
    manage: 'account_manage_viewed',
    'delete account': 'account_delete_viewed',
    proceed: 'account_delete_proceeded',
    cancel: 'account_delete_cancelled',
  },
} as const

describe('the catalogue', () => {
  it('has an event, in its area, for everything that the specification implies', () => {
    const missing = Object.entries(implied).flatMap(([area, names]) =>
      Object.entries(names).filter(([, event]) => all[event]?.area !== area),
    )
    expect(missing).toEqual([])
  })

  it('names its events in one way', () => {
    expect(Object.keys(all).filter((name) => !/^[a-z]+(?:_[a-z]+)+$/.test(name))).toEqual([])
  })

  it('has no property that is named after something personal', () => {
    const personal = /name$|mail|phone|mobile|nric|mykad|income|salary|birth|age$|address|account|user|password|token/i
    const found = Object.entries(all).flatMap(([event, { properties }]) =>
      Object.keys(properties)
        .filter((property) => personal.test(property))
        .map((property) => `${event}.${property}`),
    )
    expect(found).toEqual([])
  })
})

describe('the constants', () => {
  it("are the specification's", () => {
    expect(limits).toMatchObject({
      batchSize: 50,
      flushMs: 5000,
      requestMs: 90_000,
      linkMs: 300,
      cookieDays: 365,
      textLength: 255,
      recordingIdleMs: 1_800_000,
      recordingMs: 86_400_000,
      scrollMs: 500,
      scrollQuietMs: 500,
    })
  })
})

function propertyText(spec: EventSpec['properties'][string], name: string): string {
  return typeof spec === 'string' ? (spec === name ? `\`${name}\`` : `\`${name}\` (${spec})`) : `\`${name}\``
}

function table(area: string): string {
  const rows = Object.entries(all)
    .filter(([, spec]) => spec.area === area)
    .map(([name, { when, properties }]) => {
      const list = Object.entries(properties).map(([property, spec]) => propertyText(spec, property))
      return `| \`${name}\` | ${when} | ${list.length === 0 ? 'none' : list.join(', ')} |`
    })
  return [`### ${area}`, '', '| Event | Sent when | Properties |', '| --- | --- | --- |', ...rows, ''].join('\n')
}

describe('docs/analytics.md', () => {
  it('lists every event as it is; UPDATE_DOCS=1 writes it', () => {
    const start = '<!-- events -->\n'
    const end = '<!-- /events -->'
    const file = 'docs/analytics.md'
    const text = readFileSync(file, 'utf8')
    const [before = '', rest = ''] = text.split(start)
    const after = rest.split(end)[1] ?? ''
    const wanted = `${before}${start}\n${areas.map(table).join('\n')}\n${end}${after}`
    if (process.env.UPDATE_DOCS === '1') writeFileSync(file, wanted)
    else expect(text).toBe(wanted)
  })
})
