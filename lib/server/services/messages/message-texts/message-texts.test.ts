import { describe, expect, it } from 'vitest'
import { isoDate } from '@/lib/domain/values/iso-date'
import { codePurposes } from '@/lib/server/services/messages/code'
import { mailOf } from '@/lib/server/services/messages/mail'
import { contactOf } from '@/tests/factories/typed-contact'
import { accountClosing } from './account-closing'
import { accountMade } from './account-made'
import { accountOpenedAgain } from './account-opened-again'
import { alertAsked } from './alert-asked'
import { alertsOfTheWeek } from './alerts-of-the-week'
import { campaignEnds, campaignKept } from './campaign-reminder'
import { codeText } from './code-text'
import { contactAdded, contactChanged, contactRestored } from './contact-changed'
import { contactReceived } from './contact-received'
import type { MessageText } from './message-text'
import { newSignIn } from './new-sign-in'
import { newsletterWelcome } from './newsletter-welcome'
import { passkeyChanged } from './passkey-changed'
import { passwordChanged } from './password-changed'
import { productAlert } from './product-alert'
import { recoveryCodesChanged } from './recovery-codes'

const contact = { to: contactOf('siti@example.com'), reference: 'TB-ABCD-EFGH', topic: 'account' } as const
const place = { siteUrl: 'https://www.timbang-compare.example' }
const code = '493017'
const undoKey = 'U'.repeat(43)

const codes = codePurposes.map((purpose): readonly [string, MessageText] => [
  `a code to ${purpose}`,
  codeText(purpose, code, place),
])
const campaign = { title: 'Compare deposits', slug: 'deposits', endsAt: 1_798_732_740_000, removalKey: 'K'.repeat(43) }
const alert = {
  product: 'Angsana Saver-i',
  path: '/savings-account/angsana-saver-i',
  name: 'a year after fees',
  scenario: 'RM10,000',
  ownCase: false,
  source: 'Angsana Saver-i, product page',
  checkedOn: isoDate('2026-11-13'),
  removalKey: 'K'.repeat(43),
}
const notices: readonly (readonly [string, MessageText])[] = [
  ['password changed', passwordChanged(place)],
  ['recovery codes made', recoveryCodesChanged({ change: 'made', left: 10 }, place)],
  ['recovery code used', recoveryCodesChanged({ change: 'used', left: 1 }, place)],
  ['the last recovery code used', recoveryCodesChanged({ change: 'used', left: 0 }, place)],
  ['passkey added', passkeyChanged({ change: 'added', device: 'Chrome on Android' }, place)],
  ['passkey removed', passkeyChanged({ change: 'removed', device: '' }, place)],
  ['an address to confirm', alertAsked({ ...alert, confirmKey: 'C'.repeat(43) }, place)],
  ['new sign-in', newSignIn('Chrome on Linux', Date.parse('2026-11-28T06:13:00Z'), place)],
  ['account made', accountMade(place)],
  ['e-mail changed', contactChanged('email', null, place)],
  ['phone changed', contactChanged('phone', null, place)],
  ['e-mail changed, to the one of before', contactChanged('email', undoKey, place)],
  ['phone changed, to the one of before', contactChanged('phone', undoKey, place)],
  ['e-mail put back', contactRestored('email', place)],
  ['phone put back', contactRestored('phone', place)],
  ['e-mail added', contactAdded('email', place)],
  ['phone added', contactAdded('phone', place)],
  ['account opened again', accountOpenedAgain(place)],
  ['a message that has come', contactReceived({ ...contact, kind: 'contact-received' }, place)],
  ['campaign kept', campaignKept(campaign, place)],
  ['campaign ends', campaignEnds(campaign, place)],
  [
    'a product that changed',
    productAlert({ ...alert, kind: 'product-alert', before: 'RM280.00', after: 'RM260.00', back: null }, place),
  ],
  [
    'a product that changed in one’s own case',
    productAlert(
      { ...alert, ownCase: true, kind: 'product-alert', before: 'RM280.00', after: 'RM260.00', back: null },
      place,
    ),
  ],
  [
    'what happened in a week',
    alertsOfTheWeek(
      {
        items: [{ ...alert, kind: 'product-alert', before: 'RM280.00', after: 'RM260.00', back: null }],
        removalKey: 'K'.repeat(43),
      },
      place,
    ),
  ],
  [
    'an offer that ends',
    productAlert({ ...alert, kind: 'offer-ends', figure: 'RM280.00', endsOn: isoDate('2026-12-31') }, place),
  ],
  [
    'a product that another one beats',
    productAlert(
      {
        ...alert,
        kind: 'product-beaten',
        figure: 'RM280.00',
        other: 'Kenari Nest',
        otherFigure: 'RM395',
        gap: 'RM115 more',
        least: 10_000,
      },
      place,
    ),
  ],
  ['account closing', accountClosing(isoDate('2026-12-22'), place)],
]

/** The characters that a text message holds 160 of (3GPP TS 23.038, 6.2.1), but for the Greek ones. */
const gsm = /^[@£$¥èéùìòÇ\nØø\rÅå_ÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/

const mail = (text: MessageText) =>
  mailOf(text, { id: 'one', to: 'siti@example.com', siteUrl: place.siteUrl, unsubscribeUrl: null })

describe.each([...codes, ...notices])('the message about %s', (_name, text) => {
  it('fits one text message of the GSM alphabet', () => {
    expect(text.sms).toMatch(gsm)
    expect(text.sms.length).toBeLessThanOrEqual(160)
  })

  it('has a subject of one line that holds no digit, and the same words as text and as HTML', () => {
    const { subject, text: plain, html } = mail(text)
    expect(subject).toMatch(/^[^\n\d]{10,70}$/)
    for (const paragraph of text.paragraphs) {
      if (paragraph.kind !== 'words') continue
      expect(plain).toContain(paragraph.words)
      expect(html).toContain(`<p>${paragraph.words.replaceAll("'", '&#39;')}</p>`)
    }
  })
})

describe.each(codes)('%s', (_name, text) => {
  it('says how long it works, that nobody asks for it and what to do when it was somebody else', () => {
    const { text: plain, html } = mail(text)
    expect(plain).toContain(`\n\n${code}\n\n`)
    expect(html).toContain(`>${code}</p>`)
    expect(plain).toContain('within five minutes')
    expect(plain).toContain('Nobody at Timbang ever asks for it')
    expect(plain).toMatch(/If you did not ask for it, /)
  })

  it('is bound to the site in the last line of its text message, for browsers to fill in', () => {
    expect(text.sms.split('\n').at(-1)).toBe(`@www.timbang-compare.example #${code}`)
  })
})

it.each(codePurposes.map((purpose) => [purpose, codeText(purpose, code, place)] as const))(
  'a code to %s says what it is for, unlike any other',
  (purpose, text) => {
    const others = codePurposes.filter((other) => other !== purpose).map((other) => codeText(other, code, place))
    for (const other of others) {
      expect(other.subject).not.toBe(text.subject)
      expect(other.paragraphs[0]).not.toEqual(text.paragraphs[0])
    }
  },
)

const linkOf = ({ paragraphs }: MessageText) => {
  const link = paragraphs.find((paragraph) => paragraph.kind === 'link')
  return [link?.label, link?.href.replace(`${place.siteUrl}/`, '')]
}

it.each([
  ['to set a new password', passwordChanged(place), 'Set a new password', 'sign-in/forgotten-password'],
  ['to sign in by password', contactChanged('email', null, place), 'Sign in with your password', 'sign-in/password'],
  [
    'to confirm an address',
    alertAsked({ ...alert, confirmKey: 'C'.repeat(43) }, place),
    'Confirm my address',
    `follow/${'C'.repeat(43)}`,
  ],
  [
    'to look at passkeys',
    passkeyChanged({ change: 'added', device: '' }, place),
    'See your passkeys',
    'account-settings/passkeys',
  ],
  ['to take a change back', contactChanged('email', undoKey, place), 'Take the change back', `undo/${undoKey}`],
  ['to sign in by a code', contactRestored('phone', place), 'Sign in', 'sign-in'],
  [
    'to set one, where a contact was added',
    contactAdded('phone', place),
    'Set a new password',
    'sign-in/forgotten-password',
  ],
  [
    'to set one, where an account was opened',
    accountOpenedAgain(place),
    'Set a new password',
    'sign-in/forgotten-password',
  ],
  ['to sign in with a code', accountClosing(isoDate('2026-12-22'), place), 'Keep the account', 'sign-in'],
])('a notice leads where its words say: %s', (_what, text, label, path) => {
  expect(linkOf(text)).toEqual([label, path])
})

it('the mail about an account that closes says the day and where it can be kept', () => {
  const { text, html } = mail(accountClosing(isoDate('2026-12-22'), place))
  expect(text).toContain('erased for good on 22 Dec 2026')
  expect(html).toContain(`<a href="${place.siteUrl}/sign-in">Keep the account</a>`)
})

it('the welcome of the newsletter says how to end it, without an account', () => {
  const href = `${place.siteUrl}/unsubscribe/${'k'.repeat(43)}`
  const { text, html } = mailOf(newsletterWelcome(href), {
    id: 'one',
    to: 'siti@example.com',
    siteUrl: place.siteUrl,
    unsubscribeUrl: href,
  })
  expect(text).toContain(`You need no account and no password:\n${href}\n`)
  expect(html).toContain(`<a href="${href}">Unsubscribe</a>`)
})
