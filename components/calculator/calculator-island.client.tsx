'use client'

import { type FocusEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { StaticPart } from '@/components/ui/static-part.client'
import { useCalculator } from '@/hooks/use-calculator'
import { formId, formKey } from '@/lib/domain/calculator-pages/form'
import type { FormModel } from '@/lib/domain/calculator-pages/model'
import type { Headline } from '@/lib/domain/calculator-pages/result'
import type { IsoDate } from '@/lib/domain/iso-date'
import { Fields, ProblemSummary } from './calculator-form'
import { ResultTools } from './result-tools'
import type { ResultView } from './result-view'

interface CalculatorIslandProps {
  readonly id: string
  readonly path: string
  readonly today: IsoDate
  readonly initial: FormModel
  readonly personal: boolean
  readonly csvHref: string | null
  /** Ticket of the answer that the server printed; null: there is none, because a field cannot be used. */
  readonly firstResult: string | null
  /** The headline of that answer. */
  readonly headline: Pick<Headline, 'value' | 'unit'> | null
}

const loadView = async () => (await import('./result-view')).ResultView

/**
 * The working part of a calculator's page. It is client code because the answer follows every key; the server prints
 * the same markup first, and without script the form is answered there.
 */
export function CalculatorIsland(props: CalculatorIslandProps) {
  const { id, path, today, initial, personal, csvHref, firstResult, headline } = props
  const calculator = useCalculator({ id, today, initial, personal, loadView })
  const { worked, problems, state, sent } = calculator
  const [summary, setSummary] = useState(initial.problems.length > 0)
  const form = useRef<HTMLFormElement>(null)

  const result = worked === null ? null : worked.model.result
  const standing = worked === null ? headline : result?.kind === 'answer' ? result.headline : null
  const { work, leave } = calculator
  useEarlyTyping(form, initial, calculator)

  useEffect(() => {
    if (sent > 0) document.getElementById('answer')?.focus()
  }, [sent])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSummary(true)
    const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null }
    work(readForm(event.currentTarget, submitter), 'sent')
  }
  const onBlur = ({ target }: FocusEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement) leave(target.name)
  }

  return (
    <div className="calc">
      <form
        ref={form}
        id={formId}
        className="card p-5 tablet:p-6"
        method={personal ? 'post' : 'get'}
        action={personal ? `${path}/answer` : `${path}#answer`}
        noValidate
        autoComplete="off"
        aria-busy={state === 'working'}
        data-dirty={personal && worked !== null ? '' : undefined}
        onInput={(event) => work(readForm(event.currentTarget, null), 'typed')}
        onSubmit={onSubmit}
        onFocus={calculator.prepare}
        onPointerOver={calculator.prepare}
        onBlur={onBlur}
      >
        <input type="hidden" name={formKey} value="1" />
        <StandingFigure headline={standing} />
        {summary ? <ProblemSummary problems={problems} /> : null}
        <Fields fields={(worked?.model.form ?? initial).fields} problems={problems} />
        {personal ? <PrivacyNote /> : null}
        <p className="no-print mt-5 flex flex-wrap gap-3">
          <button type="submit" className="btn">
            Work it out
          </button>
          <a className="btn quiet" href={path}>
            Start again
          </a>
        </p>
        {state === 'failed' ? (
          <p role="alert" className="problem mt-4">
            The calculator could not be loaded. Check your connection, then press “Work it out” again.
          </p>
        ) : null}
      </form>
      <section
        id={problems.length > 0 && summary ? undefined : 'answer'}
        tabIndex={-1}
        aria-labelledby="answer-title"
        className="min-w-0"
      >
        <h2 id="answer-title" className="sr-only">
          The answer
        </h2>
        <p role="status" className="sr-only">
          {calculator.announced}
        </p>
        <AnswerPart worked={worked} firstResult={firstResult} />
        <ResultTools
          personal={personal}
          name={id}
          csvHref={worked?.answer ? worked.answer.model.csvHref : csvHref}
          table={worked?.answer?.result.kind === 'answer' ? (worked.answer.result.tables[0] ?? null) : null}
        />
      </section>
    </div>
  )
}

/** What was typed before the script ran counts too. */
function useEarlyTyping(
  form: RefObject<HTMLFormElement | null>,
  initial: FormModel,
  { work, leave }: Pick<ReturnType<typeof useCalculator>, 'work' | 'leave'>,
): void {
  useEffect(() => {
    const typed = form.current === null ? [] : changedFields(form.current, initial)
    if (form.current === null || typed.length === 0) return
    for (const name of typed) leave(name)
    work(readForm(form.current, null), 'typed')
  }, [form, initial, work, leave])
}

/** The headline beside the fields, where the answer itself is a screen away. It is read out as the status instead. */
function StandingFigure({ headline }: Pick<CalculatorIslandProps, 'headline'>) {
  return (
    <p className="standing script-only no-print" aria-hidden="true">
      {headline === null ? 'No answer for these figures' : <b>{headline.value}</b>} {headline?.unit}
    </p>
  )
}

type Worked = ReturnType<typeof useCalculator<typeof ResultView>>['worked']

/** The answer that came with the page until the browser has one; the last one while a field cannot be used. */
function AnswerPart({ worked, firstResult }: Pick<CalculatorIslandProps, 'firstResult'> & { readonly worked: Worked }) {
  if (worked === null || worked.answer === null) return <FirstAnswer ticket={firstResult} />
  const { result, model } = worked.answer
  return (
    <>
      {worked.model.result === null ? (
        <p className="notice mb-4">This answer is for the figures before: a field needs another look.</p>
      ) : null}
      <worked.view result={result} link={model.link} allRows={model.allRows} />
    </>
  )
}

/** The answer that came with the page, or the place where one will stand. */
function FirstAnswer({ ticket }: { readonly ticket: string | null }) {
  if (ticket !== null) return <StaticPart ticket={ticket} />
  return <p className="text-muted">The answer stands here once every field can be used.</p>
}

function PrivacyNote() {
  return (
    <p className="mt-4 text-14 text-muted">
      <span className="script-only">These figures stay on this device: nothing is sent.</span>
      <span className="no-script">
        The server works these figures out and keeps none of them. The answer’s address is sealed and lapses after 30
        minutes.
      </span>
    </p>
  )
}

/** What the form says, with the button that sent it. */
function readForm(form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form, submitter)) if (typeof value === 'string') params.append(name, value)
  return params
}

/** Names of the fields that no longer say what the server printed. */
function changedFields(form: HTMLFormElement, { fields }: FormModel): readonly string[] {
  const params = readForm(form, null)
  return fields.filter(({ name, text }) => (params.get(name) ?? '') !== text).map(({ name }) => name)
}
