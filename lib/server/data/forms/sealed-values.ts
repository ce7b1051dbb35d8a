import 'server-only'
import * as z from 'zod'
import { clock } from '@/lib/server/clock'
import { env } from '@/lib/server/env'
import { openData, sealData } from '@/lib/server/services/keys/data-seal'
import { keySource } from '@/lib/server/services/keys/key-source'
import { sealingKeys } from '@/lib/server/services/keys/sealing-keys'

/** How long a seal can be opened. */
const lifetimeMs = 30 * 60_000

/** What the answers of the financial analysis are sealed for; no calculator has this id. */
export const analysisSeal = 'financial-analysis'

/** Longest seal that is looked at, in characters. */
const longestSeal = 8_192

const contentSchema = z.object({ until: z.number(), query: z.string() })

const keys = () => sealingKeys(keySource(env()), 'sealed-values')

/**
 * Seals what a form sent so that it can stand in an address for 30 minutes, bound to `purpose` (a seal of one calculator does
 * not open on another). Nothing is kept on the server.
 */
export function sealQuery(purpose: string, query: URLSearchParams): string {
  const [key] = keys()
  return sealData(key, purpose, JSON.stringify({ until: clock().now() + lifetimeMs, query: query.toString() }))
}

/**
 * What was sealed for this purpose; null when it is expired, from elsewhere, changed or no seal at all. Throws the system's
 * error when the keys can be neither read nor made.
 */
export function openQuery(purpose: string, seal: string): URLSearchParams | null {
  if (seal.length > longestSeal) return null
  const text = openData(keys(), purpose, seal)
  if (text === null) return null
  const { until, query } = contentSchema.parse(JSON.parse(text))
  return until > clock().now() ? new URLSearchParams(query) : null
}
