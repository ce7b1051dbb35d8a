import { reminderResultPath } from '@/lib/forms/campaign-reminder-results'
import { honeypotField } from '@/lib/forms/newsletter-results'
import { routes } from '@/lib/routing/routes'
import { remindByForm } from '@/lib/server/data/content/campaigns'
import { formNotRead, readPostedForm } from '@/lib/server/data/forms/posted-form'
import { askReminderAgain, campaignOver } from '@/lib/server/data/forms/reminder-pages'
import { callerOf } from '@/lib/server/data/site/visitor-call'

interface FormContext {
  readonly params: Promise<{ readonly slug: string }>
}

/**
 * The form of a campaign: answers 303 to its page, which says how it ended; 503, or 422 to who looks like a program, with the form as it
 * was sent. What was typed goes no further than the call and that answer.
 */
export async function POST(request: Request, { params }: FormContext): Promise<Response> {
  const { slug } = await params
  const form = await readPostedForm(request)
  if (form === null) return formNotRead()
  const typed = form.get('email') ?? ''
  if ((form.get(honeypotField) ?? '') !== '') return askReminderAgain('trapped', slug, typed)
  const result = await remindByForm(slug, typed, callerOf(request.headers))
  if (result === 'failed') return askReminderAgain('failed', slug, typed)
  if (result === 'over') return campaignOver()
  return new Response(null, {
    status: 303,
    headers: {
      location: reminderResultPath(routes.campaignPage(slug), result),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
