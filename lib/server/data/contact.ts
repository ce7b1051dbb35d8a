import 'server-only'
import { brand } from '@/lib/brand'
import { ApiError } from '@/lib/client/api-error'
import { contactBodySchema, contactUsOperation } from '@/lib/contract/notification-component/contact-us'
import { malaysianDay } from '@/lib/domain/iso-date'
import { longestMessage } from '@/lib/domain/validation/message-text'
import { trapField } from '@/lib/newsletter-results'
import { routes } from '@/lib/routes'
import { systemClock } from '@/lib/server/clock'
import { log } from '@/lib/server/log'
import { challengeField, challengePage } from './challenge-page'
import { type ContactFault, contactAgainPage, type TypedContact } from './contact-again-page'
import { keyOfForm, untilAnswered } from './one-effect'
import { formNotRead, leadOn, readPostedForm } from './posted-form'
import { callerOf, callFor } from './visitor-call'

const withoutScript = `You can <a href="mailto:${brand.supportEmail}">write a mail</a> without it.`

/** A message in the longest encoding of a form, nine bytes for a character, with the other fields. */
const longestForm = 9 * longestMessage + 8000

/** Sends the posted contact form. What was typed goes no further than the call and the form that is shown again. Never rejects. */
export async function contactByForm(request: Request): Promise<Response> {
  const form = await readPostedForm(request, longestForm)
  if (form === null) return formNotRead()
  const typed = typedOf(form)
  if ((form.get(trapField) ?? '') !== '') return contactAgainPage({ state: 'trapped' }, typed)
  const read = contactBodySchema.safeParse(typed)
  if (!read.success) return contactAgainPage({ state: 'refused', reasons: read.error.issues.map(reasonOf) }, typed)
  const caller = callerOf(request.headers)
  // Sent twice, as by two presses, it is one message; the same words on another day are another.
  const idempotencyKey = keyOfForm(`${caller.forwardedFor} ${malaysianDay(systemClock.now())}`, read.data)
  try {
    const send = () =>
      callFor(
        caller,
        contactUsOperation,
        { body: { ...typed, topic: read.data.topic } },
        { idempotencyKey, challenge: form.get(challengeField) },
      )
    const { data } = await untilAnswered(send)
    return leadOn(`${routes.contactSent}?${new URLSearchParams({ reference: data.reference })}`, [])
  } catch (error) {
    const code = error instanceof ApiError ? error.errorCode : null
    const asked = code === 'GBL0034' ? challengePage({ action: routes.contactSend, form, withoutScript }) : null
    if (asked !== null) return asked
    log().warn('contact.form-failed', { kind: error instanceof ApiError ? error.kind : 'unknown', code: code ?? '' })
    return contactAgainPage(faultOf(code), typed)
  }
}

const reasonOf = ({ message }: { readonly message: string }) => message

function faultOf(code: string | null): ContactFault {
  return { state: code === 'GBL0017' ? 'too-often' : 'failed' }
}

function typedOf(form: URLSearchParams): TypedContact {
  const field = (name: keyof TypedContact) => form.get(name) ?? ''
  return { topic: field('topic'), name: field('name'), email: field('email'), message: field('message') }
}
