import { type QuestionName, questionOf, type Step } from '@/lib/domain/analysis-page/questions'
import type { AnswerProblem, AnswerReading } from '@/lib/domain/analysis-page/read-answers'

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
          <Question
            key={name}
            name={name}
            text={texts[name]}
            problem={problems.find((problem) => problem.name === name)?.message ?? null}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface QuestionProps {
  readonly name: QuestionName
  readonly text: string
  readonly problem: string | null
}

function Question({ name, text, problem }: QuestionProps) {
  const field = questionOf(name)
  if (field.kind === 'choice') {
    return (
      <fieldset className="field" id={`ask-${name}`}>
        <legend>{field.label}</legend>
        {field.options.map(({ value, label }) => (
          <label key={value} className="opt text-ink">
            <input type="radio" name={name} value={value} defaultChecked={text === value} />
            {label}
          </label>
        ))}
      </fieldset>
    )
  }
  const described = [`ask-${name}-hint`, ...(problem === null ? [] : [`ask-${name}-problem`])].join(' ')
  return (
    <div className="field">
      <label htmlFor={`ask-${name}`}>{field.label}</label>
      <span className={problem === null ? 'input' : 'input wrong'}>
        {field.kind === 'money' ? <span>RM</span> : null}
        <input
          id={`ask-${name}`}
          name={name}
          type="text"
          inputMode={field.kind === 'money' || field.kind === 'rate' ? 'decimal' : 'numeric'}
          autoComplete="off"
          maxLength={20}
          defaultValue={text}
          aria-invalid={problem !== null}
          aria-describedby={described}
        />
        <Unit name={name} />
      </span>
      <small id={`ask-${name}-hint`} className="hint">
        {field.hint}
      </small>
      {problem === null ? null : (
        <b id={`ask-${name}-problem`} className="problem">
          {problem}
        </b>
      )}
    </div>
  )
}

function Unit({ name }: { readonly name: QuestionName }) {
  const field = questionOf(name)
  const unit = field.kind === 'rate' || field.kind === 'count' ? field.unit : field.kind === 'months' ? 'months' : null
  return unit === null ? null : <span className="after">{unit}</span>
}

/** What cannot be used, with a link to each question. */
export function ProblemSummary({ problems }: { readonly problems: readonly AnswerProblem[] }) {
  if (problems.length === 0) return null
  return (
    <div id="analysis-problems" className="notice problem-summary mb-5" role="alert" tabIndex={-1}>
      <div>
        <b>
          {problems.length === 1 ? 'One answer needs another look' : `${problems.length} answers need another look`}
        </b>
        <ul>
          {problems.map(({ name, message }) => (
            <li key={name}>
              <a className="inline-block min-h-[24px]" href={`#ask-${name}`}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
