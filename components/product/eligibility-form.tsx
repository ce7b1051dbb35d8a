import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { ModelField } from '@/components/ui/model-field'
import { Option } from '@/components/ui/option'
import { useUnsavedInput } from '@/hooks/use-unsaved-input'
import { type ApplicantAnswers, forgetAnswers, keepAnswers } from '@/lib/client/applicant-answers'
import {
  type ApplicantQuestion,
  type ApplicantReading,
  applicantQuestions,
  readApplicant,
} from '@/lib/domain/applicant-questions'
import type { Applicant } from '@/lib/domain/categories/category'
import { questionModel } from '@/lib/domain/question-model'

interface EligibilityFormProps {
  /** What the rules of the product ask, in the order of the form. */
  readonly questions: readonly ApplicantQuestion[]
  /** What the visitor wished to be kept in this tab; null: nothing. */
  readonly kept: ApplicantAnswers | null
  /** The visitor has just asked for the questions: they go on with the first. */
  readonly asked: boolean
  readonly onChange: (applicant: Applicant) => void
}

/** The questions about the visitor. They stand in no form: nothing could send them. */
export function EligibilityForm({ questions, kept, asked, onChange }: EligibilityFormProps) {
  const place = useRef<HTMLFieldSetElement>(null)
  const [unkept, setUnkept] = useState(false)
  const [problems, setProblems] = useState<ApplicantReading['problems']>([])
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  useUnsavedInput('eligibility', unkept)
  useEffect(() => {
    if (asked) place.current?.querySelector<HTMLElement>('input, select')?.focus()
  }, [asked])

  const onInput = ({ currentTarget }: FormEvent<HTMLElement>) => {
    const texts = textsIn(currentTarget, questions)
    const reading = readApplicant(texts)
    const isKept = keep(currentTarget, texts)
    setUnkept(!isKept && Object.values(texts).some((text) => text !== ''))
    setProblems(reading.problems)
    onChange(reading.applicant)
  }
  const onBlur = ({ target }: FocusEvent<HTMLElement>) => {
    if (target instanceof HTMLInputElement) setLeft((before) => new Set([...before, target.name]))
  }
  const problemOf = (name: ApplicantQuestion) =>
    left.has(name) ? (problems.find(({ question }) => question === name)?.message ?? null) : null

  return (
    <fieldset ref={place} className="card grid gap-4 p-5 tablet:grid-cols-3" onInput={onInput} onBlur={onBlur}>
      <legend className="sr-only">About you</legend>
      {questions.map((name) => (
        <ModelField
          key={name}
          id={`who-${name}`}
          field={questionModel(name, applicantQuestions[name], kept?.[name] ?? '')}
          error={problemOf(name)}
        />
      ))}
      <div className="tablet:col-span-3">
        <Option type="checkbox" data-keep="" defaultChecked={kept !== null}>
          Keep my answers in this tab, for other products too
        </Option>
      </div>
    </fieldset>
  )
}

/** Keeps the answers or forgets them, as the visitor wishes. Whether they are kept now. */
function keep(place: HTMLElement, answers: ApplicantAnswers): boolean {
  if (place.querySelector('[data-keep]:checked') !== null) return keepAnswers(answers)
  forgetAnswers()
  return false
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
