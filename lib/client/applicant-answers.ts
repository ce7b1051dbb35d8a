import { type ApplicantQuestion, applicantQuestions } from '@/lib/domain/applicant-questions'
import { readSession, writeSession } from './storage'

/** What a visitor said about themselves, as typed, by question. */
export type ApplicantAnswers = Readonly<Partial<Record<ApplicantQuestion, string>>>

const questions = Object.keys(applicantQuestions).filter(
  (name): name is ApplicantQuestion => name in applicantQuestions,
)

/** What is kept in this tab at the visitor's wish; null: nothing is to be kept. */
export function keptAnswers(): ApplicantAnswers | null {
  const text = readSession('applicant')
  if (text === null) return null
  const params = new URLSearchParams(text)
  return Object.fromEntries(questions.map((name) => [name, params.get(name) ?? '']).filter(([, said]) => said !== ''))
}

/**
 * Keeps these answers in this tab, beside those to questions that were not asked here. False when the browser keeps
 * nothing: they are then lost with the page.
 */
export function keepAnswers(answers: ApplicantAnswers): boolean {
  const all = Object.entries({ ...keptAnswers(), ...answers }).filter(([, said]) => said !== '')
  return writeSession('applicant', new URLSearchParams(all).toString())
}

/** Forgets all answers, to questions of other products too. */
export function forgetAnswers(): void {
  writeSession('applicant', null)
}
