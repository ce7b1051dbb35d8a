import 'server-only'
import { ApiError } from '@/lib/client/api-error'
import { undoContactChangeOperation } from '@/lib/contract/calls/security'
import { undoKeySchema } from '@/lib/contract/entities/joining'
import { routes } from '@/lib/routing/routes'
import { type Caller, callFor } from '@/lib/server/data/site/visitor-call'
import { log } from '@/lib/server/log'
import { type FormPage, formPage } from './form-page'

const button = '<form method="post"><button type="submit">Take the change back</button></form>'

const pages = {
  ask: {
    status: 200,
    title: 'Take the change back?',
    text: 'The address or number that got this message signs you in again, and the new one no longer does. Everybody is signed out and the password is removed, so that nobody else stays in.',
    form: button,
  },
  undone: {
    status: 200,
    title: 'The change is taken back',
    text: 'Everybody is signed out, and the password is removed. Sign in by a code now, and choose a new password in your settings.',
    form: `<p><a href="${routes.signIn}">Sign in</a></p>`,
  },
  taken: {
    status: 409,
    title: 'This change cannot be taken back',
    text: 'This address or number now signs in to another account. Please write to us: we will sort it out with you.',
    form: `<p><a href="${routes.contactUs}">Contact us</a></p>`,
  },
  unknown: {
    status: 404,
    title: 'This link takes nothing back',
    text: 'It may have been used already, seven days may have passed, or a part of the link is missing. Please open the link in the message itself, or write to us if you cannot get into your account.',
    form: `<p><a href="${routes.contactUs}">Contact us</a></p>`,
  },
  failed: {
    status: 503,
    title: 'We could not take it back just now',
    text: 'The fault is on our side and nothing was changed. Please try again in a moment.',
    form: button,
  },
} as const satisfies Record<string, FormPage>

/** A page behind the link that takes a change of contact back. */
export function undoPage(page: keyof typeof pages): Response {
  return formPage(pages[page])
}

/** True for a text that can be such a key; says nothing about whether it is one. */
export function isUndoKey(text: string): boolean {
  return undoKeySchema.safeParse(text).success
}

/** Takes the change of contact of a key back. Never rejects. */
export async function undoByKey(caller: Caller, key: string): Promise<'undone' | 'taken' | 'unknown' | 'failed'> {
  try {
    await callFor(caller, undoContactChangeOperation, { body: { key } })
    return 'undone'
  } catch (error) {
    if (error instanceof ApiError && error.errorCode === 'GBL0016') return 'unknown'
    if (error instanceof ApiError && error.errorCode === 'GBL0033') return 'taken'
    log().warn('contact-undo.failed', { kind: error instanceof ApiError ? error.kind : 'unknown' })
    return 'failed'
  }
}
