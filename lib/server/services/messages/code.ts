import 'server-only'
import type { CodeChannel } from '@/lib/contract/entities/joining'
import type { ContactKind } from '@/lib/domain/validation/contact'

/** What a one-time code is good for: one of these and no other. */
export const codePurposes = ['sign-in', 'reset-password', 'confirm', 'change-contact'] as const
export type CodePurpose = (typeof codePurposes)[number]

/** How long a code works, how often it may be tried, and after how long another may be asked for. Milliseconds. */
export const codeLimits = { lastsMs: 300_000, tries: 5, resendMs: 60_000 } as const

/** The ways on which a code reaches a contact, by its kind. */
export const channelsOf: Readonly<Record<ContactKind, readonly [CodeChannel]>> = { email: ['email'], phone: ['sms'] }

declare const holderBrand: unique symbol

/** Who a code was asked for by: it works for no other. */
export type CodeHolder = string & { readonly [holderBrand]: 'holder of a code' }

const isHolder = (text: string): text is CodeHolder => /^(?:joining|session) \S+$/.test(text)

function holder(text: string): CodeHolder {
  if (isHolder(text)) return text
  throw new TypeError('A code is held by the id of a joining or a session')
}

/** Somebody on the way to an account. Throws TypeError for what is no id. */
export const joiningHolder = (joiningId: string): CodeHolder => holder(`joining ${joiningId}`)

/** Somebody who is signed in. Throws TypeError for what is no id. */
export const sessionHolder = (sessionId: string): CodeHolder => holder(`session ${sessionId}`)
