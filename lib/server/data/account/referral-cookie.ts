import 'server-only'
import { referralTouchesSchema } from '@/lib/contract/entities/referral'
import { type ReferralTouches, touchedBy } from '@/lib/domain/member/referral'
import { readReferralCode } from '@/lib/domain/member/referral-code'
import { routes } from '@/lib/routing/routes'
import { systemClock } from '@/lib/server/clock'
import { openCookie, writeCookie } from '@/lib/server/data/forms/sealed-cookie'

const day = 86_400_000

/** By which links of friends somebody came, sealed in the visitor's own browser, and sent to the pages of signing in alone. */
const cookie = { name: 'referral', path: routes.signIn, lifetimeMs: 30 * day, schema: referralTouchesSchema }

/** The links in a request's `Cookie` header; null for none. */
export function referralLinks(header: string | null): ReferralTouches | null {
  return openCookie(cookie, header)
}

/** The `Set-Cookie` header after a link with this code was opened; null for what is no code, which changes nothing. */
export function keepReferralLink(header: string | null, typed: string | null): string | null {
  const reading = readReferralCode(typed ?? '')
  if (!reading.ok) return null
  const touch = { code: reading.value, at: systemClock.now(), channel: 'link' } as const
  return writeCookie(cookie, touchedBy(referralLinks(header), touch))
}

/** The `Set-Cookie` header that forgets the links. */
export function forgetReferralLinks(): string {
  return String(writeCookie(cookie, null))
}
