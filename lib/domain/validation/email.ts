import { longestEmail } from './newsletter-email'
import type { Reading } from './reading'

declare const emailBrand: unique symbol

/** An e-mail address in lower case. */
export type Email = string & { readonly [emailBrand]: 'e-mail' }

const longestLocalPart = 64

/**
 * Dot-atoms of RFC 5322 and host names of RFC 1123, lower case, with an ending of letters or a coded one such as that of .مليسيا. Nothing
 * longer than an address may be is looked at, so what repeats in them costs nothing.
 */
const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/

function isEmail(text: string): text is Email {
  const at = text.indexOf('@')
  if (text.length > longestEmail || at > longestLocalPart) return false
  return localPart.test(text.slice(0, Math.max(at, 0))) && domain.test(text.slice(at + 1))
}

/** Reads an address for an account: blanks around it dropped, lower-cased. Any country's ending will do. Never throws. */
export function readEmail(typed: string): Reading<Email> {
  const email = typed.trim().toLowerCase()
  if (email === '') return { ok: false, message: 'Enter your e-mail address.' }
  if (isEmail(email)) return { ok: true, value: email }
  return { ok: false, message: 'Enter an e-mail address such as aminah@example.com.' }
}
