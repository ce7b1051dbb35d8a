import { assertNever } from '@/lib/domain/values/assert-never'
import { type Email, readEmail } from './email'
import { type MobileNumber, readMobile } from './phone'
import type { Reading } from './reading'

export const contactKinds = ['email', 'phone'] as const
export type ContactKind = (typeof contactKinds)[number]

/** Where somebody can be reached, and by what they sign in. */
export type Contact =
  | { readonly kind: 'email'; readonly value: Email }
  | { readonly kind: 'phone'; readonly value: MobileNumber }

/** Reads an e-mail address or a Malaysian mobile number, whichever was typed. Never throws. */
export function readContact(typed: string): Reading<Contact> {
  if (typed.trim() === '') return { ok: false, message: 'Enter your e-mail address or mobile number.' }
  if (typed.includes('@')) {
    const email = readEmail(typed)
    return email.ok ? { ok: true, value: { kind: 'email', value: email.value } } : email
  }
  const mobile = readMobile(typed)
  if (mobile.ok) return { ok: true, value: { kind: 'phone', value: mobile.value } }
  return { ok: false, message: 'Enter an e-mail address, or a Malaysian mobile number such as 012-345 6789.' }
}

/** A contact that its owner knows again and nobody else can use: `a•••@example.com`, `+60 12-••• 6789`. */
export function maskedContact({ kind, value }: Contact): string {
  switch (kind) {
    case 'email': {
      const at = value.indexOf('@')
      return `${value.slice(0, 1)}•••${value.slice(at)}`
    }
    case 'phone':
      return `+60 ${value.slice(3, 5)}-••• ${value.slice(-4)}`
    default:
      return assertNever(kind)
  }
}
