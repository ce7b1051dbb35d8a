'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { track } from '@/lib/analytics/track'
import type { PartProps } from '@/lib/client/shell-config'
import type { SurveyForm } from '@/lib/contract/entities/survey'
import { assertNever } from '@/lib/domain/values/assert-never'
import { keepQuiet, rests } from './quiet'
import { isAnswerable, type SurveyAnswers, sendSurvey } from './survey-calls'
import { SurveyCard } from './survey-card.client'
import { SurveyQuestions } from './survey-form.client'
import { keepFocusInCard, SurveyEnd, SurveyLoading } from './survey-states.client'
import { surveyTitle, thanks } from './survey-words'

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly words: string }
  | { readonly kind: 'unanswerable' }
  | { readonly kind: 'open'; readonly form: SurveyForm }
  | { readonly kind: 'done' }

/** Asks a visitor who seems to be leaving why. Closing it keeps it away, and so does leaving the page with it open. */
export function Survey({ config, onClose }: PartProps) {
  const [phase, setPhase] = useState<Phase>({ kind: 'loading' })
  const isDone = phase.kind === 'done'

  const rest = () => {
    if (!isDone) keepQuiet(rests.closed)
  }
  const left = useEffectEvent(rest)
  useEffect(() => {
    track('survey_opened', {})
    const leave = () => left()
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [])

  const close = () => {
    rest()
    if (!isDone) track('survey_closed', {})
    onClose()
  }
  const send = async (form: SurveyForm, answers: SurveyAnswers) => {
    await sendSurvey(config, form, answers)
    keepQuiet(rests.submitted)
    track('survey_submitted', {})
    keepFocusInCard()
    setPhase({ kind: 'done' })
  }
  const retry = () => {
    keepFocusInCard()
    setPhase({ kind: 'loading' })
  }
  const body = () => {
    switch (phase.kind) {
      case 'loading':
        return (
          <SurveyLoading
            config={config}
            onLoaded={(form) => setPhase(isAnswerable(form) ? { kind: 'open', form } : { kind: 'unanswerable' })}
            onFailed={(words) => setPhase({ kind: 'failed', words })}
          />
        )
      case 'failed':
        return <SurveyEnd words={phase.words} action="Try again" onAction={retry} />
      case 'unanswerable':
        return <SurveyEnd words="There is nothing to answer just now." action="Close" onAction={close} />
      case 'open':
        return <SurveyQuestions form={phase.form} onSend={(answers) => send(phase.form, answers)} />
      case 'done':
        return <SurveyEnd words={thanks.text} action="Close" onAction={close} />
      default:
        return assertNever(phase)
    }
  }
  return (
    <SurveyCard title={isDone ? thanks.title : surveyTitle} onClose={close}>
      {body()}
    </SurveyCard>
  )
}
