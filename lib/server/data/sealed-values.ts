import 'server-only'
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import * as z from 'zod'
import { clock } from '@/lib/server/clock'
import { env } from '@/lib/server/env'

declare global {
  // Pages and routes are rendered by copies of this module in one process; they must share the key.
  var timbangSealingKey: Buffer | undefined
}

/** How long a seal can be opened. */
const lifetimeMs = 30 * 60_000

/** What the answers of the financial analysis are sealed for; no calculator has this id. */
export const analysisSeal = 'financial-analysis'

const ivBytes = 12
const tagBytes = 16

/** Longest seal that is looked at, in characters. */
const longestSeal = 8_192

const contentSchema = z.object({ until: z.number(), query: z.string() })

/** From the configured secret, so that every machine of a site opens the same seals; else made for this process alone. */
function sealingKey(): Buffer {
  const secret = env().SEALING_SECRET
  globalThis.timbangSealingKey ??=
    secret === null ? randomBytes(32) : Buffer.from(hkdfSync('sha256', secret, '', 'sealed-values', 32))
  return globalThis.timbangSealingKey
}

/**
 * Seals what a form sent so that it can stand in an address for 30 minutes: AES-256-GCM with a fresh nonce, bound to
 * `purpose` (a seal of one calculator does not open on another). Nothing is kept on the server.
 */
export function sealQuery(purpose: string, query: URLSearchParams): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(), iv).setAAD(Buffer.from(purpose))
  const content = JSON.stringify({ until: clock().now() + lifetimeMs, query: query.toString() })
  const sealed = Buffer.concat([cipher.update(content, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** What was sealed for this purpose; null when it is expired, from elsewhere, changed or no seal at all. Never throws. */
export function openQuery(purpose: string, seal: string): URLSearchParams | null {
  if (seal.length > longestSeal) return null
  const bytes = Buffer.from(seal, 'base64url')
  if (bytes.length <= ivBytes + tagBytes) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', sealingKey(), bytes.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    })
      .setAAD(Buffer.from(purpose))
      .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8')
    const { until, query } = contentSchema.parse(JSON.parse(text))
    return until > clock().now() ? new URLSearchParams(query) : null
  } catch {
    return null
  }
}
