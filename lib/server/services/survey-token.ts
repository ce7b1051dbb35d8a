import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a token says. `id` becomes the id of the response, which is what makes the token good for one. */
export interface SurveyToken {
  readonly id: string
  readonly formId: string
  /** Epoch milliseconds. */
  readonly lapsesAt: number
}

const form = /^([0-9a-f-]{36})\.([0-9a-z]{1,11})\.([A-Za-z0-9_-]{43})$/

function seal(key: string, { id, formId, lapsesAt }: SurveyToken): Buffer {
  return createHmac('sha256', key).update(`survey-token ${id} ${formId} ${lapsesAt}`).digest()
}

/** The token as text: id, time and an HMAC-SHA256 over both and the form. */
export function writeSurveyToken(key: string, token: SurveyToken): string {
  return `${token.id}.${token.lapsesAt.toString(36)}.${seal(key, token).toString('base64url')}`
}

/** What a text says if it is a token that was sealed with the key for this form; null otherwise. Ignores the time. */
export function readSurveyToken(key: string, formId: string, text: string): SurveyToken | null {
  const [, id = '', time = '', mac = ''] = form.exec(text) ?? []
  const token = { id, formId, lapsesAt: Number.parseInt(time, 36) }
  const given = Buffer.from(mac, 'base64url')
  const expected = seal(key, token)
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null
}
