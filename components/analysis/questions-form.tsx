import { ModelField } from '@/components/ui/model-field'
import { type QuestionName, questionOf, type Step } from '@/lib/domain/analysis/questions'
import type { AnswerProblem, AnswerReading } from '@/lib/domain/analysis/read-answers'
import { questionModel } from '@/lib/domain/fields/question-model'

/** The id of a question's control. */
export function questionId(name: QuestionName): string {
  return `ask-${name}`
}

interface StepFieldsProps {
  readonly step: Step
  /** Its place, from 1, and how many there are. */
  readonly at: number
  readonly of: number
  readonly open: boolean
  readonly texts: AnswerReading['texts']
  readonly problems: readonly AnswerProblem[]
}

/** The questions of a step. With script only the open step is shown, without it all of them. */
export function StepFields({ step, at, of, open, texts, problems }: StepFieldsProps) {
  return (
    <fieldset id={`step-${step.id}`} className={open ? 'step step-on' : 'step'}>
      <legend className="text-22 font-bold" tabIndex={-1}>
        {step.title}
        <span className="block text-14 font-normal text-muted">
          Step {at} of {of}
        </span>
      </legend>
      <p className="mt-1 text-muted">{step.why}</p>
      <div className="mt-4 grid gap-5 tablet:grid-cols-2">
        {step.names.map((name) => (
          <ModelField
            key={name}
            id={questionId(name)}
            field={questionModel(name, questionOf(name), texts[name])}
            error={problems.find((problem) => problem.name === name)?.message ?? null}
          />
        ))}
      </div>
    </fieldset>
  )
}
