import 'server-only'
import { ApiError } from '@/lib/client/api-error'
import { supportFeedbackOperation } from '@/lib/contract/calls/support'
import { longestFeedback } from '@/lib/domain/content/support'
import { escapeHtml } from '@/lib/domain/values/escape-html'
import { honeypotField } from '@/lib/forms/newsletter-results'
import { routes } from '@/lib/routing/routes'
import { callerOf, callFor } from '@/lib/server/data/site/visitor-call'
import { log } from '@/lib/server/log'
import { formPage } from './form-page'
import { formNotRead, leadOn, readPostedForm } from './posted-form'

/** Longest name of an answer that is given back. */
const longestSlug = 100

/** Answers the form below an answer. What was typed stays in the form where it could not be kept. Never rejects. */
export async function answerFeedback(request: Request): Promise<Response> {
  const form = await readPostedForm(request)
  const helped = form?.get('helped')
  if (form === null || (helped !== 'yes' && helped !== 'no')) return formNotRead()
  if ((form.get(honeypotField) ?? '') !== '') return againPage(form, 422)
  const slug = form.get('answer') ?? ''
  const words = form.get('words') ?? ''
  try {
    const body = { slug, helped: helped === 'yes', words }
    await callFor(callerOf(request.headers), supportFeedbackOperation, { body })
    return leadOn(routes.supportThanks, [])
  } catch (error) {
    const code = error instanceof ApiError ? error.errorCode : null
    if (code === 'GBL0007') return formNotRead()
    log().warn('support.feedback-failed', {
      kind: error instanceof ApiError ? error.kind : 'unknown',
      code: code ?? '',
    })
    return againPage(form, 503)
  }
}

const reasons = {
  422: 'A field that people do not see was filled in, as programs do. If you are a person, it takes one more press.',
  503: 'We could not keep it just now. Please wait a moment and press once more.',
} as const

function againPage(form: URLSearchParams, status: keyof typeof reasons): Response {
  const slug = escapeHtml((form.get('answer') ?? '').slice(0, longestSlug))
  const words = escapeHtml((form.get('words') ?? '').slice(0, longestFeedback))
  return formPage({
    status,
    title: 'That was not kept yet',
    text: reasons[status],
    form: `<form method="post" action="${routes.supportFeedback}">
<input type="hidden" name="answer" value="${slug}">
<label for="words">What was missing? You need not say</label>
<textarea id="words" name="words" rows="3" maxlength="${longestFeedback}">${words}</textarea>
<button type="submit" name="helped" value="yes">Yes, it helped</button>
<button type="submit" name="helped" value="no">No, it did not</button>
</form>`,
  })
}
