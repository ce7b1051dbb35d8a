'use client'

import { useId } from 'react'
import type * as z from 'zod'
import { Field, FieldSet } from '@/components/ui/field'
import { InputBox } from '@/components/ui/input-box'
import { Option } from '@/components/ui/option'
import { type FormFields, serverSaid, useContractForm } from '@/hooks/use-contract-form'
import { useUnsavedInput } from '@/hooks/use-unsaved-input'
import { longestSurveyInput, type SurveyForm, surveySubmissionSchema } from '@/lib/contract/entities/survey'
import { useAfter } from '../use-after'
import type { SurveyAnswers } from './survey-calls'
import { failureWords } from './survey-words'

type Question = SurveyForm['surveyQuestions'][number]

const schema = surveySubmissionSchema.pick({ surveyDetails: true })

/** Nothing says that it is busy before this many milliseconds. */
const busyMs = 400

interface SurveyFormProps {
  readonly form: SurveyForm
  /** Rejects when the answers were not taken. */
  readonly onSend: (answers: SurveyAnswers) => Promise<void>
}

/** The questions. What was chosen and written stays while it could not be sent. */
export function SurveyQuestions({ form: { surveyQuestions: questions }, onSend }: SurveyFormProps) {
  const { form, onSubmit, failure } = useContractForm({
    schema,
    start: {
      surveyDetails: questions.map(({ id }) => ({ surveyQuestion: id, surveyAnswer: '', surveyAnswerInput: '' })),
    },
    send: ({ surveyDetails }) => onSend(surveyDetails.map((detail, at) => asSent(detail, questions[at]))),
    failureWords: (error) => failureWords(error, 'send'),
  })
  const { isSubmitting } = form.formState
  const busy = useAfter(busyMs, isSubmitting)
  const why = useId()
  const open = form.watch('surveyDetails').filter(({ surveyAnswer }) => !surveyAnswer).length
  useUnsavedInput('survey', open < questions.length)

  return (
    <form className="survey" noValidate onSubmit={onSubmit} aria-busy={isSubmitting}>
      {questions.map((question, at) => (
        <QuestionField key={question.id} question={question} at={at} form={form} />
      ))}
      <p id={why} role="status">
        {failure ?? whyNot(open, questions.length)}
      </p>
      <button type="submit" className="btn" aria-disabled={isSubmitting || open > 0} aria-describedby={why}>
        {busy ? 'Sending…' : 'Submit'}
      </button>
    </form>
  )
}

function whyNot(open: number, all: number): string {
  if (open === 0) return ''
  if (all === 1) return 'Choose an answer to submit.'
  return open === 1 ? 'Answer one more question to submit.' : `Answer ${open} more questions to submit.`
}

/** Words that were written for another answer than the chosen one are not sent. */
function asSent(detail: SurveyAnswers[number], question: Question | undefined): SurveyAnswers[number] {
  const takesText =
    question?.surveyAnswers.some(({ id, takesText }) => takesText && id === detail.surveyAnswer) ?? false
  return { ...detail, surveyAnswerInput: takesText ? detail.surveyAnswerInput.trim() : '' }
}

interface QuestionFieldProps {
  readonly question: Question
  /** Its place among the questions, from 0. */
  readonly at: number
  readonly form: FormFields<z.input<typeof schema>, z.output<typeof schema>>
}

function QuestionField({ question, at, form }: QuestionFieldProps) {
  const id = useId()
  const chosen = form.watch(`surveyDetails.${at}.surveyAnswer`)
  const errors = form.formState.errors.surveyDetails?.[at]
  // That an answer is missing is told beside the button.
  const refused = errors?.surveyAnswer?.type === serverSaid ? (errors.surveyAnswer.message ?? null) : null
  return (
    <FieldSet id={id} label={question.questionLabel} error={refused}>
      {question.surveyAnswers
        .toSorted((one, two) => one.seq - two.seq)
        .map((answer, place) => (
          <div key={answer.id}>
            <Option
              {...form.register(`surveyDetails.${at}.surveyAnswer`)}
              id={place === 0 ? id : undefined}
              type="radio"
              value={answer.id}
            >
              {answer.answerLabel}
            </Option>
            {answer.takesText && chosen === answer.id ? (
              <Field
                id={`${id}-text`}
                label="In your words, if you like. Please write nothing that says who you are."
                error={errors?.surveyAnswerInput?.message ?? null}
              >
                {(control) => (
                  <InputBox>
                    <input
                      {...control}
                      {...form.register(`surveyDetails.${at}.surveyAnswerInput`)}
                      type="text"
                      autoComplete="off"
                      maxLength={longestSurveyInput}
                    />
                  </InputBox>
                )}
              </Field>
            ) : null}
          </div>
        ))}
    </FieldSet>
  )
}
