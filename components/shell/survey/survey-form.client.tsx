'use client'

import { type FormEvent, useId, useState } from 'react'
import { longestSurveyInput, type SurveyForm } from '@/lib/contract/entities/survey'
import { useAfter } from '../use-after'
import type { SurveyAnswers } from './survey-calls'
import { failureWords } from './survey-words'

type Question = SurveyForm['surveyQuestions'][number]
type Chosen = Readonly<Record<string, string>>

/** Nothing says that it is busy before this many milliseconds. */
const busyMs = 400

interface SurveyFormProps {
  readonly form: SurveyForm
  /** Rejects when the answers were not taken. */
  readonly onSend: (answers: SurveyAnswers) => Promise<void>
}

/** The questions. What was chosen and written stays while it could not be sent. */
export function SurveyQuestions({ form, onSend }: SurveyFormProps) {
  const [chosen, setChosen] = useState<Chosen>({})
  const [texts, setTexts] = useState<Chosen>({})
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState('')
  const busy = useAfter(busyMs, sending)
  const why = useId()
  const questions = form.surveyQuestions
  const open = questions.filter(({ id }) => chosen[id] === undefined)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    const [first] = open
    if (first !== undefined) {
      event.currentTarget.querySelector<HTMLInputElement>(`input[name="${CSS.escape(first.id)}"]`)?.focus()
      return
    }
    setSending(true)
    setFailure('')
    try {
      await onSend(answersOf(questions, chosen, texts))
    } catch (error) {
      setFailure(failureWords(error, 'send'))
      setSending(false)
    }
  }

  return (
    <form className="survey" noValidate onSubmit={submit} aria-busy={sending}>
      {questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          chosen={chosen[question.id]}
          text={texts[question.id] ?? ''}
          onChoose={(answer) => setChosen((before) => ({ ...before, [question.id]: answer }))}
          onWrite={(text) => setTexts((before) => ({ ...before, [question.id]: text }))}
        />
      ))}
      <p id={why} role="status">
        {failure || whyNot(open.length, questions.length)}
      </p>
      <button type="submit" className="btn" aria-disabled={sending || open.length > 0} aria-describedby={why}>
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

function answersOf(questions: readonly Question[], chosen: Chosen, texts: Chosen): SurveyAnswers {
  return questions.map(({ id, surveyAnswers }) => {
    const answer = surveyAnswers.find((one) => one.id === chosen[id])
    return {
      surveyQuestion: id,
      surveyAnswer: answer?.id ?? '',
      surveyAnswerInput: answer?.takesText ? (texts[id] ?? '').trim() : '',
    }
  })
}

interface QuestionFieldProps {
  readonly question: Question
  readonly chosen: string | undefined
  readonly text: string
  readonly onChoose: (answer: string) => void
  readonly onWrite: (text: string) => void
}

function QuestionField({ question, chosen, text, onChoose, onWrite }: QuestionFieldProps) {
  return (
    <fieldset>
      <legend>{question.questionLabel}</legend>
      {question.surveyAnswers
        .toSorted((one, two) => one.seq - two.seq)
        .map(({ id, answerLabel, takesText }) => (
          <div key={id}>
            <label className="opt">
              <input type="radio" name={question.id} value={id} checked={chosen === id} onChange={() => onChoose(id)} />
              {answerLabel}
            </label>
            {takesText && chosen === id ? (
              <label className="field">
                In your words, if you like. Please write nothing that says who you are.
                <span className="input">
                  <input
                    type="text"
                    autoComplete="off"
                    maxLength={longestSurveyInput}
                    value={text}
                    onChange={(event) => onWrite(event.target.value)}
                  />
                </span>
              </label>
            ) : null}
          </div>
        ))}
    </fieldset>
  )
}
