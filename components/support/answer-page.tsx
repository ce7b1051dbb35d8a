import { ProseText } from '@/components/ui/prose-text'
import { TextPage } from '@/components/ui/text-page'
import { longestFeedback, type SupportAnswer } from '@/lib/domain/content/support'
import { formatDate } from '@/lib/domain/values/iso-date'
import { honeypotField } from '@/lib/forms/newsletter-results'
import type { NavLink } from '@/lib/routing/navigation'
import { routes } from '@/lib/routing/routes'
import { AskUs } from './ask-us'
import { QuestionList } from './question-list'

interface AnswerPageProps {
  readonly crumbs: readonly NavLink[]
  readonly answer: SupportAnswer
  readonly related: readonly SupportAnswer[]
}

/** An answer, whether it helped, and what to read next. */
export function AnswerPage({ crumbs, answer: { slug, question, summary, updatedOn, body }, related }: AnswerPageProps) {
  return (
    <TextPage crumbs={crumbs} title={question} lede={summary}>
      <div className="prose mt-8">
        <ProseText text={body} drawEmbed={null} />
        <p className="text-14 text-muted">
          Written on <time dateTime={updatedOn}>{formatDate(updatedOn)}</time>.
        </p>
      </div>
      <FeedbackForm slug={slug} />
      {related.length === 0 ? null : (
        <section className="mt-10" aria-labelledby="related">
          <h2 id="related">Read next</h2>
          <QuestionList answers={related} />
        </section>
      )}
      <AskUs />
    </TextPage>
  )
}

/** Asks whether the answer helped. Sent by the browser itself, so it needs no script. */
function FeedbackForm({ slug }: { readonly slug: string }) {
  return (
    <form className="card no-print mt-10 max-w-[68ch] p-4" method="post" action={routes.supportFeedback}>
      <h2 className="text-18">Did this help?</h2>
      <input type="hidden" name="answer" value={slug} />
      <input name={honeypotField} hidden />
      <div className="field mt-3">
        <label htmlFor="feedback">What was missing? You need not say</label>
        <textarea
          id="feedback"
          name="words"
          rows={2}
          maxLength={longestFeedback}
          aria-describedby="feedback-hint"
          className="w-full rounded-input border border-line-strong bg-paper p-3 text-16 text-ink"
        />
        <small id="feedback-hint" className="hint">
          We keep no name with it. For an answer, write to us instead.
        </small>
      </div>
      <p className="mt-3 flex flex-wrap gap-3">
        <button type="submit" className="btn quiet" name="helped" value="yes">
          Yes, it helped
        </button>
        <button type="submit" className="btn quiet" name="helped" value="no">
          No, it did not
        </button>
      </p>
    </form>
  )
}
