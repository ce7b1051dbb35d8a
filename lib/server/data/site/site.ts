import 'server-only'
import { env } from '@/lib/server/env'

/** The configured origin of the site, such as https://www.example.com; the visitor's Host header is never read. */
export function siteOrigin(): string {
  return env().SITE_URL
}
