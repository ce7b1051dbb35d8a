import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SealingKey } from '@/lib/server/services/keys/sealing-keys'

/** What a token says. `id` becomes the id of the response, which is what makes the token good for one. */
export interface SurveyToken {
  readonly id: string
  readonly formId: string
  /** Epoch milliseconds. */
  readonly lapsesAt: number
}

const form = /^([0-9a-f]{8})\.([0-9a-f-]{36})\.([0-9a-z]{1,11})\.([A-Za-z0-9_-]{43})$/

function seal({ bytes }: SealingKey, { id, formId, lapsesAt }: SurveyToken): Buffer {
  return createHmac('sha256', bytes).update(`survey-token ${id} ${formId} ${lapsesAt}`).digest()
}

/** The token as text: the id of the key, its own id, time and an HMAC-SHA256 over both and the form. */
export function writeSurveyToken(key: SealingKey, token: SurveyToken): string {
  return `${key.id}.${token.id}.${token.lapsesAt.toString(36)}.${seal(key, token).toString('base64url')}`
}

/** What a text says if it is a token that was sealed with one of the keys for this form; null otherwise. Ignores the time. */
export function readSurveyToken(keys: readonly SealingKey[], formId: string, text: string): SurveyToken | null {
  const [, keyId, id = '', time = '', mac = ''] = form.exec(text) ?? []
  const key = keys.find((one) => one.id === keyId)
  if (key === undefined) return null
  const token = { id, formId, lapsesAt: Number.parseInt(time, 36) }
  const given = Buffer.from(mac, 'base64url')
  const expected = seal(key, token)
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null
}
