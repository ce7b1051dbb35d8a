import { createHash } from 'node:crypto'
import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import PrivacyInMalayPage, { generateMetadata as malayMetadata } from '@/app/(site)/privacy-and-policy/ms/page'
import PrivacyPage, { generateMetadata } from '@/app/(site)/privacy-and-policy/page'
import { keptInWords } from '@/lib/server/db/retention-repository'
import { retentionTable } from '@/lib/server/db/retention-table'

const english = parse(renderToStaticMarkup(PrivacyPage()))
const malay = parse(renderToStaticMarkup(PrivacyInMalayPage()))
const cardsOf = (page: typeof english) => page.querySelectorAll('[aria-labelledby=kept] li').map((card) => card.text)

/**
 * The English words of which each entry in Bahasa Malaysia is the translation. Whoever changes the English changes
 * lib/server/db/retention-malay.ts too, and then the digest here.
 */
const translated: Readonly<Record<string, string>> = {
  newsletter_subscribers: '6477fd67',
  message_outbox: 'a9a9a767',
  joinings: '19c182ad',
  one_time_codes: '6f78559c',
  redirect_clicks: 'a870592d',
  survey_responses: 'ac872f2d',
  points_account: '42d0d61c',
  rate_limits: 'e6553962',
  consents: '0698b403',
  accounts: 'b8ef64f8',
  sessions: 'be8f89b4',
  idempotency_keys: '6ece557a',
  known_devices: '9a55797f',
  referrals: 'ae84d028',
  former_identities: '8baab74d',
  replaced_contacts: 'fdfcc95a',
  address_alerts: '40890871',
  passkeys: 'f3be417c',
  recovery_codes: '94004788',
  passkey_challenges: '46df0779',
  campaign_reminders: 'c160fd77',
  answer_feedback: '86154e39',
}

it('the privacy notice says what is kept, why and for how long, as the job that erases it goes by', () => {
  const told = retentionTable.flatMap(({ words }) => (words === null ? [] : [words]))
  expect(cardsOf(english)).toEqual(told.map(({ what, why, howLong }) => `${what}${why}How long: ${howLong}`))
})

describe('the privacy notice', () => {
  it('says the same in Bahasa Malaysia, entry by entry, with the periods of the table', () => {
    const words = keptInWords('ms')
    expect(words.filter(({ translated: is }) => !is).map(({ what }) => what)).toEqual([])
    expect(cardsOf(malay)).toEqual(words.map(({ what, why, howLong }) => `${what}${why}Berapa lama: ${howLong}`))
    const numbers = (cards: readonly string[]) => cards.map((card) => card.match(/\b\d+ (?:hari|days|tahun|years)/g))
    const inEnglish = numbers(cardsOf(english)).map((found) => found?.map((text) => text.split(' ')[0]) ?? null)
    const inMalay = numbers(cardsOf(malay)).map((found) => found?.map((text) => text.split(' ')[0]) ?? null)
    for (const [at, found] of inEnglish.entries())
      if (found !== null) expect(inMalay[at], cardsOf(malay)[at]).toEqual(found)
  })

  it('is translated from the English that the table has today', () => {
    const digests = retentionTable.flatMap(({ tables, words }) => {
      if (words === null) return []
      return [[tables[0], createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 8)]]
    })
    expect(Object.fromEntries(digests)).toEqual(translated)
  })

  it('names the other language on each page, and tells browsers and search engines which is which', () => {
    expect(malay.querySelector('[lang=ms] h1')?.text).toBe('Notis privasi')
    expect(english.querySelector('a[hreflang=ms]')?.getAttribute('href')).toBe('/privacy-and-policy/ms')
    expect(malay.querySelector('a[hreflang=en]')?.getAttribute('href')).toBe('/privacy-and-policy')
    const languages = { 'en-MY': '/privacy-and-policy', 'ms-MY': '/privacy-and-policy/ms' }
    expect(generateMetadata().alternates).toEqual({ canonical: '/privacy-and-policy', languages })
    expect(malayMetadata().alternates).toEqual({ canonical: '/privacy-and-policy/ms', languages })
    expect(malayMetadata().openGraph).toMatchObject({ locale: 'ms_MY' })
  })
})
