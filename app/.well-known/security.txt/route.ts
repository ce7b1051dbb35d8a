import { brand } from '@/lib/brand'
import { addDays } from '@/lib/domain/values/iso-date'
import { today } from '@/lib/server/data/catalogue/catalogue'
import { siteOrigin } from '@/lib/server/data/site/site'

/** What it says is meant to be asked for again within a year (RFC 9116, section 2.5.5). */
const freshDays = 180

/** It tells until when it holds. */
export const dynamic = 'force-dynamic'

/** Where to report a weakness of the site (RFC 9116). */
export function GET(): Response {
  const lines = [
    `Contact: mailto:${brand.supportEmail}`,
    `Expires: ${addDays(today(), freshDays)}T00:00:00.000Z`,
    'Preferred-Languages: en, ms',
    `Canonical: ${siteOrigin()}/.well-known/security.txt`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  })
}
