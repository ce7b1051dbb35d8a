import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { Dialog } from '@/components/ui/dialog.client'
import type { ListModelHook } from '@/hooks/use-list-model'
import { keepOnly, keptApplicant } from '@/lib/client/applicant-answers'
import type { ListEngine } from '@/lib/client/list-engine'
import type { Applicant } from '@/lib/domain/categories/category'
import { readApplicant } from '@/lib/domain/eligibility/applicant-questions'
import { narrowFor, questionsOfList } from '@/lib/domain/eligibility/qualifying'
import { EligibilityForm } from './eligibility-form'

interface QualifyProps {
  readonly engine: ListEngine
  readonly narrow: ListModelHook['narrow']
  /** How many are left out; absent: that is being worked out. */
  readonly hidden: number | undefined
  readonly onOff: () => void
}

/**
 * Only what its visitor qualifies for, for as long as it is there: asks who they are where nothing is known yet, narrows the
 * list and says what that hides. Whoever answers nothing sees everything.
 */
export function Qualify({ engine, narrow, hidden, onOff }: QualifyProps) {
  // The wish was not kept: the visitor has just pressed.
  const [pressed] = useState(() => keptApplicant()?.only !== true)
  const [applicant, setApplicant] = useState(knownApplicant)
  const [asking, setAsking] = useState(applicant === null)
  const show = useEffectEvent((of: Applicant, fromFirst: boolean) => narrow(narrowFor(of), fromFirst))
  const end = useEffectEvent(() => {
    keepOnly(false)
    narrow(null, true)
    if (document.activeElement === document.body) focusCount()
  })

  useEffect(() => {
    if (applicant !== null) show(applicant, pressed)
  }, [applicant, pressed])
  useEffect(() => {
    if (applicant !== null) keepOnly(true)
  }, [applicant])
  useEffect(() => () => end(), [])
  // What the questions were asked from may be gone, as the sheet of filters is: the focus must not be.
  useEffect(() => {
    if (!asking && pressed && document.activeElement === document.body) focusCount()
  }, [asking, pressed])

  const onAnswered = () => {
    setAsking(false)
    const known = knownApplicant()
    setApplicant(known)
    if (known === null) onOff()
  }
  const onShow = () => {
    focusCount()
    onOff()
  }
  return (
    <>
      {hidden === undefined ? null : (
        <ul className="chips" aria-label="Only what you qualify for">
          <li>
            <button type="button" className="chip" onClick={onShow}>
              {hidden === 0 ? 'Nothing is hidden: turn off' : `Show the ${hidden} hidden`}
            </button>
          </li>
          <li>
            <button type="button" className="chip" onClick={() => setAsking(true)}>
              About you
            </button>
          </li>
        </ul>
      )}
      {asking ? <About engine={engine} onClose={onAnswered} /> : null}
    </>
  )
}

/** How many are listed speaks for a control that is gone. */
function focusCount(): void {
  document.querySelector<HTMLElement>('.results-bar [role="status"]')?.focus()
}

/** What was told of the visitor; null: nothing that could be used. */
function knownApplicant(): Applicant | null {
  const { applicant } = readApplicant(keptApplicant()?.answers ?? {})
  return Object.values(applicant).some((said) => said !== null) ? applicant : null
}

/** The questions, outside of the list's own form: they belong to no address. */
function About({ engine, onClose }: { readonly engine: ListEngine; readonly onClose: () => void }) {
  const [questions] = useState(() => questionsOfList(engine.category, engine.products))
  return createPortal(
    <Dialog title="About you" onClose={onClose}>
      <p className="text-14 text-muted">
        We hide what a published rule keeps you from. Answer what you like: what we cannot check stays in the list.
      </p>
      <EligibilityForm questions={questions} layout="mt-4 grid gap-4" asked onChange={() => undefined} />
      <button type="button" className="btn mt-4" onClick={onClose}>
        Show what I qualify for
      </button>
    </Dialog>,
    document.body,
  )
}
