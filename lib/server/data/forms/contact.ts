import 'server-only'
import { brand } from '@/lib/brand'
import { ApiError } from '@/lib/client/api-error'
import { contactBodySchema, contactUsOperation } from '@/lib/contract/calls/support'
import type { CallLimit } from '@/lib/contract/operation'
import { filesTooLarge, largestFiles } from '@/lib/domain/messages/attached-files'
import { longestMessage } from '@/lib/domain/validation/message-text'
import { malaysianDay } from '@/lib/domain/values/iso-date'
import { honeypotField } from '@/lib/forms/newsletter-results'
import { routes } from '@/lib/routing/routes'
import { systemClock } from '@/lib/server/clock'
import { callerOf, callFor } from '@/lib/server/data/site/visitor-call'
import { env } from '@/lib/server/env'
import { inFormPlace, inFormTurn, LargeBodiesFull, letOthersPass } from '@/lib/server/large-bodies'
import { log } from '@/lib/server/log'
import { sourceOf } from '@/lib/server/services/calls/call-source'
import { runtime } from '@/lib/server/services/runtime'
import { challengeField, challengePage } from './challenge-page'
import { type ContactFault, chooseAgain, contactAgainPage, filesField, type TypedContact } from './contact-again-page'
import { keyOfForm, untilAnswered } from './one-effect'
import { type FormWithFiles, formIn, receiveForm } from './posted-files'
import { formNotRead, leadOn, readPostedForm } from './posted-form'

const withoutScript = `You can <a href="mailto:${brand.supportEmail}">write a mail</a> without it.`

/** A message in the longest encoding of a form, nine bytes for a character, with the other fields. */
const longestForm = 9 * longestMessage + 8000

/** From one source. The call itself is refused while it cannot be counted. */
export const formLimit: CallLimit = { perMinute: 10, perHour: 60, uncounted: 'answer' }

type Reason = Extract<ContactFault, { state: 'refused' }>['reasons'][number]

/** Sends the posted contact form. What was typed goes no further than the call and the form that is shown again. Never rejects. */
export async function contactByForm(request: Request): Promise<Response> {
  const fields = await readPostedForm(request, longestForm)
  // As it comes without files, from a page of before or behind a challenge.
  if (fields !== null) return sendForm(request, { fields, files: [], isCut: false })
  if (await comesTooOften(request)) return answerWithoutFiles(request, 'too-often')
  try {
    return await inFormPlace(() => receiveAndSend(request))
  } catch (error) {
    if (!(error instanceof LargeBodiesFull)) throw error
    log().warn('contact.forms-full')
    return answerWithoutFiles(request, 'failed')
  }
}

/** Counted before a file is read; the call that a form makes has a stricter limit, since a form that is not filled in rightly makes none. */
async function comesTooOften({ headers }: Request): Promise<boolean> {
  const source = sourceOf(headers.get('x-forwarded-for'), env().TRUSTED_PROXY_HOPS)
  return (await runtime().rateLimits.take('contact form', source, formLimit)) !== null
}

/** The form again, with the words that stand before its files. */
async function answerWithoutFiles(request: Request, state: 'too-often' | 'failed'): Promise<Response> {
  const received = await receiveForm(request, { text: longestForm, files: 0 })
  const form = received && (await formIn(received))
  if (form === null) return formNotRead()
  return contactAgainPage({ state }, { ...typedOf(form.fields), hadFiles: form.isCut || form.files.length > 0 })
}

async function receiveAndSend(request: Request): Promise<Response> {
  const received = await receiveForm(request, { text: longestForm, files: largestFiles })
  if (received === null) return formNotRead()
  return inFormTurn(async () => {
    const form = await formIn(received)
    if (form === null) return formNotRead()
    await letOthersPass()
    return sendForm(request, form)
  })
}

async function sendForm(request: Request, form: FormWithFiles): Promise<Response> {
  const { fields, files, isCut } = form
  const typed = { ...typedOf(fields), hadFiles: isCut || files.length > 0 }
  if ((fields.get(honeypotField) ?? '') !== '') return contactAgainPage({ state: 'trapped' }, typed)
  const { hadFiles: _had, ...words } = typed
  const attachments = files.map(({ name, bytes }) => ({ name: name.slice(-500), content: bytes.toString('base64') }))
  await letOthersPass()
  const read = contactBodySchema.safeParse({ ...words, attachments })
  const reasons = read.success ? [] : read.error.issues.map(({ path, message }) => reasonOf(path.join('.'), message))
  if (isCut) reasons.push(reasonOf('attachments', filesTooLarge))
  if (!read.success || isCut) return contactAgainPage({ state: 'refused', reasons }, typed)
  const caller = callerOf(request.headers)
  // Sent twice, as by two presses, it is one message; the same words on another day are another.
  await letOthersPass()
  const idempotencyKey = keyOfForm(`${caller.forwardedFor} ${malaysianDay(systemClock.now())}`, read.data)
  await letOthersPass()
  try {
    const send = () =>
      callFor(
        caller,
        contactUsOperation,
        { body: { ...words, topic: read.data.topic, attachments } },
        { idempotencyKey, challenge: fields.get(challengeField) },
      )
    const { data } = await untilAnswered(send)
    return leadOn(`${routes.contactSent}?${new URLSearchParams({ reference: data.reference })}`, [])
  } catch (error) {
    return failedPage(error, fields, typed)
  }
}

function failedPage(error: unknown, form: URLSearchParams, typed: TypedContact): Response {
  const code = error instanceof ApiError ? error.errorCode : null
  const more = typed.hadFiles ? `<p>${chooseAgain}</p>${filesField([])}` : ''
  const challenged = { action: routes.contactSend, form, withoutScript, more }
  const asked = code === 'GBL0034' ? challengePage(challenged) : null
  if (asked !== null) return asked
  log().warn('contact.form-failed', { kind: error instanceof ApiError ? error.kind : 'unknown', code: code ?? '' })
  const said = error instanceof ApiError && code === 'GBL0007' ? (error.refusal?.errors ?? []) : []
  const reasons = said.map(({ field, message }) => reasonOf(field, message))
  if (reasons.length > 0) return contactAgainPage({ state: 'refused', reasons }, typed)
  return contactAgainPage({ state: code === 'GBL0017' ? 'too-often' : 'failed' }, typed)
}

/** `path`: what the contract calls a field, which is what the form calls it but for the files. */
function reasonOf(path: string, message: string): Reason {
  const [field = ''] = path.split('.')
  return { field: field === 'attachments' ? 'files' : field, message }
}

function typedOf(form: URLSearchParams): Omit<TypedContact, 'hadFiles'> {
  const field = (name: Exclude<keyof TypedContact, 'hadFiles'>) => form.get(name) ?? ''
  return { topic: field('topic'), name: field('name'), email: field('email'), message: field('message') }
}
