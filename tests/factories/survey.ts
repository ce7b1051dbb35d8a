import type { SurveyForm } from '@/lib/contract/entities/survey'

/** What the shell tells a survey of the site. */
export const surveyConfig = {
  origin: 'https://www.example.com',
  appId: 'timbang',
  signingKey: 'key',
  analytics: null,
  apps: [],
  chat: { infobip: false, zendesk: false },
}
const answer = (id: string, seq: number, takesText = false) => ({ id, answerLabel: `Label ${id}`, seq, takesText })
/** A survey of one question, its answers in no order. */
export const surveyForm: SurveyForm = {
  id: 'leaving',
  token: 'token',
  status: 'CONFIRM',
  active: true,
  exist: false,
  surveyQuestions: [
    { id: 'why', questionLabel: 'Why?', surveyAnswers: [answer('c', 3, true), answer('a', 1), answer('b', 2)] },
  ],
}
/** A question more. */
export const secondQuestion = { id: 'what', questionLabel: 'What?', surveyAnswers: [answer('d', 2), answer('e', 1)] }
