import { type FocusEvent, type FormEvent, useState } from 'react'
import { ModelField } from '@/components/ui/model-field'
import { useUnsavedInput } from '@/hooks/use-unsaved-input'
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
  readonly onChange: (applicant: Applicant) => void
}

/** The questions about the visitor. They stand in no form: nothing could send them. */
export function EligibilityForm({ questions, onChange }: EligibilityFormProps) {
  const [answered, setAnswered] = useState(false)
  const [problems, setProblems] = useState<ApplicantReading['problems']>([])
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  useUnsavedInput('eligibility', answered)

  const onInput = ({ currentTarget }: FormEvent<HTMLElement>) => {
    const texts = textsIn(currentTarget, questions)
    const reading = readApplicant(texts)
    setAnswered(Object.values(texts).some((text) => text !== ''))
    setProblems(reading.problems)
    onChange(reading.applicant)
  }
  const onBlur = ({ target }: FocusEvent<HTMLElement>) => {
    if (target instanceof HTMLInputElement) setLeft((before) => new Set([...before, target.name]))
  }
  const problemOf = (name: ApplicantQuestion) =>
    left.has(name) ? (problems.find(({ question }) => question === name)?.message ?? null) : null

  return (
    <fieldset className="card grid gap-4 p-5 tablet:grid-cols-3" onInput={onInput} onBlur={onBlur}>
      <legend className="sr-only">About you</legend>
      {questions.map((name) => (
        <ModelField
          key={name}
          id={`who-${name}`}
          field={questionModel(name, applicantQuestions[name], '')}
          error={problemOf(name)}
        />
      ))}
    </fieldset>
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
