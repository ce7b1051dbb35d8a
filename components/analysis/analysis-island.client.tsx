'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { OwnAnswers } from '@/components/product/own-answers'
import { ErrorSummary } from '@/components/ui/error-summary'
import { useAnalysis } from '@/hooks/use-analysis'
import { useUnsavedInput } from '@/hooks/use-unsaved-input'
import { readForm } from '@/lib/client/read-form'
import type { SigningConfig } from '@/lib/client/sign'
import { type Progress, shownProblems, type View } from '@/lib/domain/analysis/progress'
import { steps } from '@/lib/domain/analysis/questions'
import type { Report } from '@/lib/domain/analysis/report'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { MemberPart } from './member-part'
import { questionId, StepFields } from './questions-form'
import { ReportView } from './report-view'

interface AnalysisIslandProps {
  readonly path: string
  readonly today: IsoDate
  /** What a form sent, as a query; empty on the stored page. */
  readonly initial: string
  /** How calls of the session are signed. */
  readonly signing: SigningConfig
}

/**
 * The questions and the report. It is client code because everything is calculated on the device, step by step; without
 * script the same questions are one form that the server answers.
 */
export function AnalysisIsland({ path, today, initial, signing }: AnalysisIslandProps) {
  const form = useRef<HTMLFormElement>(null)
  const { progress, report, move, keep, kept, told, fillTold } = useAnalysis(initial, today, form)
  const { view } = progress
  const [typed, setTyped] = useState(false)
  useUnsavedInput('analysis', typed)
  const go = (kind: 'next' | 'back' | 'skip' | 'start-again') => {
    if (form.current !== null) move({ kind, params: readForm(form.current) })
  }
  const onInput = () => {
    setTyped(true)
    keep()
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    go('next')
  }
  useFocus(progress)
  return (
    <div className="mt-6">
      <form
        ref={form}
        method="post"
        action={`${path}/work`}
        noValidate
        autoComplete="off"
        className={view === 'report' ? 'asked asked-done no-print' : 'asked no-print'}
        onInput={onInput}
        onSubmit={onSubmit}
      >
        <div className="script-only">
          <progress max={steps.length} value={view === 'report' ? steps.length : view} aria-label="Steps done" />
        </div>
        <div className="card mt-4 p-5 tablet:p-6">
          {view === 0 && !told ? <OwnAnswers onTaken={fillTold} /> : null}
          {told ? <ToldNotice onClear={() => go('start-again')} /> : null}
          <Questions progress={progress} />
          <StepButtons view={view} go={go} />
          <PrivacyNote kept={kept} />
        </div>
      </form>
      {view === 'report' ? (
        <ReportPart report={report} today={today} onEdit={(step) => move({ kind: 'edit', step })} />
      ) : null}
      <p className="script-only no-print mt-6 flex flex-wrap gap-3">
        <button type="button" className="btn quiet" onClick={() => go('start-again')}>
          Start again
        </button>
        {progress.thrownAway === null ? null : (
          <button type="button" className="btn quiet" onClick={() => move({ kind: 'undo' })}>
            Undo: bring my answers back
          </button>
        )}
      </p>
      <p className="no-script mt-6">
        <a className="btn quiet" href={path}>
          Start again
        </a>
      </p>
      <MemberPart signing={signing} report={report} finished={view === 'report'} />
    </div>
  )
}

function Questions({ progress }: { readonly progress: Progress }) {
  const problems = shownProblems(progress)
  return (
    <>
      <ErrorSummary
        id="analysis-problems"
        noun="answer"
        errors={problems.map(({ name, message }) => ({ id: questionId(name), message }))}
      />
      <div key={progress.fills}>
        {steps.map((step, index) => (
          <StepFields
            key={step.id}
            step={step}
            at={index + 1}
            of={steps.length}
            open={index === progress.view}
            texts={progress.reading.texts}
            problems={problems}
          />
        ))}
      </div>
    </>
  )
}

/** Says where answers come from that nobody typed here, and takes them out. */
function ToldNotice({ onClear }: { readonly onClear: () => void }) {
  return (
    <p role="status" className="notice mb-4">
      Some answers are filled in with what you told us about yourself on this device. Nothing is sent.{' '}
      <button type="button" className="link-button" onClick={onClear}>
        Clear them
      </button>
    </p>
  )
}

interface StepButtonsProps {
  readonly view: View
  readonly go: (kind: 'next' | 'back' | 'skip') => void
}

function StepButtons({ view, go }: StepButtonsProps) {
  return (
    <>
      <p className="script-only mt-6 flex flex-wrap gap-3">
        <button type="button" className="btn" onClick={() => go('next')}>
          {view === steps.length - 1 ? 'See the report' : 'Next'}
        </button>
        <button type="button" className="btn quiet" disabled={view === 0} onClick={() => go('back')}>
          Back
        </button>
        <button type="button" className="btn quiet" onClick={() => go('skip')}>
          Skip
        </button>
      </p>
      <p className="no-script mt-6">
        <button type="submit" className="btn">
          See the report
        </button>
      </p>
    </>
  )
}

interface ReportPartProps {
  readonly report: Report
  readonly today: IsoDate
  readonly onEdit: (step: number) => void
}

function ReportPart({ report, today, onEdit }: ReportPartProps) {
  return (
    <section id="report" tabIndex={-1} aria-labelledby="report-title" className="report mt-6">
      <h2 id="report-title">Your report</h2>
      <ReportView report={report} today={today} onEdit={onEdit} />
      <p className="script-only no-print mt-6">
        <button type="button" className="btn quiet" onClick={() => window.print()}>
          Print the report
        </button>
      </p>
    </section>
  )
}

function PrivacyNote({ kept }: { readonly kept: boolean }) {
  return (
    <p className="mt-4 text-14 text-muted">
      {kept ? (
        <span className="script-only">
          Your answers stay on this device, in this tab, until you close it or start again. Nothing is sent or stored
          elsewhere unless you ask for it.
        </span>
      ) : (
        <b className="script-only">
          Your browser does not let this page keep your answers: they are lost when you leave it. Nothing is sent.
        </b>
      )}
      <span className="no-script">
        Leave empty what you do not know. The server calculates your report and keeps none of your answers. The link to
        your report is private and expires after 30 minutes.
      </span>
    </p>
  )
}

/** After each move the focus follows: to the problems, to the report or to the step. */
function useFocus(progress: Progress): void {
  const { moves, view } = progress
  const wrong = shownProblems(progress).length > 0
  useEffect(() => {
    if (moves === 0) return
    const step = view === 'report' ? undefined : steps[view]
    const target = wrong
      ? document.getElementById('analysis-problems')
      : step === undefined
        ? document.getElementById('report')
        : document.querySelector<HTMLElement>(`#step-${step.id} > legend`)
    // A report is taller than the screen: bringing it into view by the focus alone may land at its end.
    target?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: 'start' })
  }, [moves, view, wrong])
}
