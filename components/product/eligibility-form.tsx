import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { OwnAnswers } from '@/components/product/own-answers'
import { ModelField } from '@/components/ui/model-field'
import { Option } from '@/components/ui/option'
import { useUnsavedInput } from '@/hooks/use-unsaved-input'
import { forgetAnswers, keepAnswers, keptApplicant } from '@/lib/client/applicant-answers'
import type { Applicant } from '@/lib/domain/categories/category'
import {
  type ApplicantQuestion,
  type ApplicantReading,
  applicantQuestions,
  readApplicant,
} from '@/lib/domain/eligibility/applicant-questions'
import { questionModel } from '@/lib/domain/fields/question-model'

interface EligibilityFormProps {
  /** What the rules of the product ask, in the order of the form. */
  readonly questions: readonly ApplicantQuestion[]
  /** Classes of what holds the questions. */
  readonly layout: string
  /** The visitor has just asked for the questions: they go on with the first. */
  readonly asked: boolean
  readonly onChange: (applicant: Applicant) => void
}

/**
 * The questions about the visitor. They stand in no form: nothing could send them. Answers are kept in this tab, for lists and
 * other products too, and on the device only where the visitor wishes.
 */
export function EligibilityForm({ questions, layout, asked, onChange }: EligibilityFormProps) {
  const place = useRef<HTMLFieldSetElement>(null)
  const [kept, setKept] = useState(keptApplicant)
  const [unkept, setUnkept] = useState(false)
  const [problems, setProblems] = useState<ApplicantReading['problems']>([])
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  // Forgetting empties the fields: they are drawn anew.
  const [drawing, setDrawing] = useState(0)
  useUnsavedInput('eligibility', unkept)
  useEffect(() => {
    if (asked || drawing > 0) place.current?.querySelector<HTMLElement>('input, select')?.focus()
  }, [asked, drawing])

  const onInput = ({ currentTarget }: FormEvent<HTMLElement>) => {
    const texts = textsIn(currentTarget, questions)
    const reading = readApplicant(texts)
    const isKept = keepAnswers(texts, currentTarget.querySelector('[data-keep]:checked') !== null)
    setUnkept(!isKept && Object.values(texts).some((text) => text !== ''))
    setProblems(reading.problems)
    onChange(reading.applicant)
  }
  const onBlur = ({ target }: FocusEvent<HTMLElement>) => {
    if (target instanceof HTMLInputElement) setLeft((before) => new Set([...before, target.name]))
  }
  const onForget = () => {
    forgetAnswers()
    setKept(null)
    setUnkept(false)
    setProblems([])
    setLeft(new Set())
    setDrawing((before) => before + 1)
    onChange(readApplicant({}).applicant)
  }
  const onTaken = () => {
    const taken = keptApplicant()
    const reading = readApplicant(taken?.answers ?? {})
    setKept(taken)
    setProblems(reading.problems)
    setDrawing((before) => before + 1)
    onChange(reading.applicant)
  }
  const problemOf = (name: ApplicantQuestion) =>
    left.has(name) ? (problems.find(({ question }) => question === name)?.message ?? null) : null

  return (
    <>
      <OwnAnswers onTaken={onTaken} />
      <fieldset key={drawing} ref={place} className={layout} onInput={onInput} onBlur={onBlur}>
        <legend className="sr-only">About you</legend>
        {questions.map((name) => (
          <ModelField
            key={name}
            id={`who-${name}`}
            field={questionModel(name, applicantQuestions[name], kept?.answers[name] ?? '')}
            error={problemOf(name)}
          />
        ))}
        <Keeping onDevice={kept?.onDevice ?? false} onForget={onForget} />
      </fieldset>
    </>
  )
}

/** What becomes of the answers, and the two ways to change that. */
function Keeping({ onDevice, onForget }: { readonly onDevice: boolean; readonly onForget: () => void }) {
  return (
    <div className="tablet:col-span-full">
      <Option type="checkbox" data-keep="" defaultChecked={onDevice}>
        Keep my answers on this device
      </Option>
      <p className="text-14 text-muted">
        Otherwise they go when you close this tab. Either way nothing is sent.{' '}
        <button type="button" className="underline" onClick={onForget}>
          Forget my answers
        </button>
      </p>
    </div>
  )
}

function textsIn(
  place: HTMLElement,
  questions: readonly ApplicantQuestion[],
): Readonly<Partial<Record<ApplicantQuestion, string>>> {
  const texts: Partial<Record<ApplicantQuestion, string>> = {}
  for (const name of questions) {
    const control = place.querySelector(`[name="${name}"]:is(:not([type="radio"]), :checked)`)
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) texts[name] = control.value
  }
  return texts
}
