import 'server-only'
import { longestTime } from '@/lib/domain/calculator-pages/fixed-deposit'
import { termDay } from '@/lib/domain/categories/policy-terms'
import { categoryNamed, siteOf } from '@/lib/domain/categories/registry'
import { productHref } from '@/lib/domain/list/list-view'
import { lastDayOf } from '@/lib/domain/list/site-changes'
import { type CalendarDay, calendarFile } from '@/lib/domain/values/calendar-file'
import { addDays, addMonths, formatDate, type IsoDate, malaysianDay, parseIsoDate } from '@/lib/domain/values/iso-date'
import { malaysianMoment } from '@/lib/domain/values/malaysian-moment'
import { routes } from '@/lib/routing/routes'
import { clock } from '@/lib/server/clock'
import { findProduct, today } from '@/lib/server/data/catalogue/catalogue'
import { siteOrigin } from '@/lib/server/data/site/site'
import { findCampaign } from './campaigns'
import { allVouchers } from './vouchers'

/** How many days before or after today a policy may start. */
const farthestStart = 366
/** Longest term that a deposit here may have, in months. */
const longestTerm = 60

interface Ending {
  readonly kind: 'campaign' | 'voucher' | 'offer' | 'maturity' | 'policy'
  readonly name: string
  readonly title: string
  readonly text: string
  readonly path: string
  readonly day: IsoDate
}

function calendarDay({ kind, name, path, day, ...words }: Ending): CalendarDay {
  const origin = siteOrigin()
  const uid = `${kind}-${name}-${day}`
  return { ...words, day, uid, host: new URL(origin).hostname, url: new URL(path, origin).href }
}

/** The last day of what is over from a moment in epoch milliseconds on. */
const lastDayBefore = (endsAt: number): IsoDate => malaysianDay(endsAt - 1)

/** The end of a campaign that runs; null: it has none, or there is no such campaign. */
export function campaignEnd(slug: string): CalendarDay | null {
  const shown = findCampaign(slug)
  const endsAt = shown?.campaign.endsAt ?? null
  if (shown === null || endsAt === null || shown.state === 'ended') return null
  const { title, offer } = shown.campaign
  return calendarDay({
    kind: 'campaign',
    name: slug,
    title: `Ends: ${title}`,
    text: `${offer}\nEnds ${malaysianMoment(endsAt)}, Malaysian time.`,
    path: routes.campaignPage(slug),
    day: lastDayBefore(endsAt),
  })
}

/** The last day of a voucher that can be used; null: it has none, or there is no such voucher. */
export function voucherEnd(slug: string): CalendarDay | null {
  const shown = allVouchers().find(({ voucher }) => voucher.slug === slug)
  const endsAt = shown?.voucher.endsAt ?? null
  if (shown === undefined || endsAt === null || shown.state === 'ended' || shown.state === 'used-up') return null
  const { title, partner } = shown.voucher
  return calendarDay({
    kind: 'voucher',
    name: slug,
    title: `Voucher ends: ${title}`,
    text: `From ${partner.name}. Until ${malaysianMoment(endsAt)}, Malaysian time.`,
    path: `${routes.vouchers}#${slug}`,
    day: lastDayBefore(endsAt),
  })
}

/** The last day of a product's offer; null: it has none to come, or there is no such product. Throws ApiError. */
export async function offerEnd(categoryId: string, slug: string): Promise<CalendarDay | null> {
  const category = categoryNamed(categoryId)
  const product = category === null ? null : await findProduct(category.id, slug)
  const day = product === null ? null : lastDayOf(product)
  if (category === null || product === null || day === null || day < today()) return null
  return calendarDay({
    kind: 'offer',
    name: `${categoryId}-${slug}`,
    title: `Offer ends: ${product.name}`,
    text: `Last day of the offer of ${product.issuer.name}, as we read it: ${formatDate(day)}. Check with them before you rely on it.`,
    path: productHref(category, product),
    day,
  })
}

/**
 * The day on which a deposit that is placed today matures, after a term in months as an address says it; null: no such deposit, or no
 * term. Throws ApiError.
 */
export async function maturityDay(slug: string, months: string | null): Promise<CalendarDay | null> {
  const category = categoryNamed('fixed-deposit')
  const product = category === null ? null : await findProduct(category.id, slug)
  const term = /^[1-9]\d?$/.test(months ?? '') ? Number(months) : null
  if (category === null || product === null || term === null || term > longestTerm) return null
  const placed = today()
  return calendarDay({
    kind: 'maturity',
    name: slug,
    title: `Matures: ${product.name}`,
    text: `Placed on ${formatDate(placed)} for ${term} months. Ask ${product.issuer.name} what happens then: many renew by themselves, at the board rate.`,
    path: productHref(category, product),
    day: addMonths(placed, term),
  })
}

/**
 * The day on which a deposit at any bank is over: so many months, as an address says them, after the day it was placed; null for
 * today. null: no such term or day, or it is over.
 */
export function termEnd(months: string | null, start: string | null): CalendarDay | null {
  const now = today()
  const placed = start === null ? now : parseIsoDate(start)
  const term = /^[1-9]\d{0,2}$/.test(months ?? '') ? Number(months) : null
  if (placed === null || term === null || term > longestTime || placed > addMonths(now, 12)) return null
  const day = addMonths(placed, term)
  if (day <= now) return null
  return calendarDay({
    kind: 'maturity',
    name: `${term}-months`,
    title: 'Your fixed deposit matures',
    text: `Placed on ${formatDate(placed)} for ${term} months. Ask your bank what happens then: many renew by themselves, at the board rate.`,
    path: `${routes.financialHub}/fixed-deposit`,
    day,
  })
}

/**
 * The days of a policy that are still to come, such as the last one to give it back: `start` is the day on which it starts, as an address says it;
 * null or empty for today. None for another product, or a start that is no day or is too far away. Throws ApiError.
 */
export async function policyDays(
  categoryId: string,
  slug: string,
  start: string | null,
): Promise<readonly CalendarDay[]> {
  const now = today()
  const from = start === null || start === '' ? now : parseIsoDate(start)
  const category = categoryNamed(categoryId)
  const product = category === null ? null : await findProduct(category.id, slug)
  if (category === null || product === null || from === null) return []
  if (from < addDays(now, -farthestStart) || from > addDays(now, farthestStart)) return []
  return (siteOf(category.id).terms?.(product) ?? [])
    .map((term) => ({ ...term, day: termDay(term, from) }))
    .filter(({ day }) => day >= now)
    .map(({ id, label, text, day }) =>
      calendarDay({
        kind: 'policy',
        name: `${categoryId}-${slug}-${id}`,
        title: `${label}: ${product.name}`,
        text: `${text} As ${product.issuer.name} publishes it, for a start on ${formatDate(from)}. What you signed decides.`,
        path: productHref(category, product),
        day,
      }),
    )
}

/** The file of some days to download; 404 in plain words where there is none. */
export function calendarAnswer(found: CalendarDay | readonly CalendarDay[] | null): Response {
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
  const [first, ...more] = [found ?? []].flat()
  if (first === undefined) {
    return new Response('No day to be reminded of at this address: it may be over.\n', {
      status: 404,
      headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
    })
  }
  return new Response(calendarFile([first, ...more], clock().now()), {
    headers: {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'content-disposition': 'attachment; filename="reminder.ics"',
    },
  })
}
