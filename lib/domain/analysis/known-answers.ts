import { type ApplicantQuestion, readApplicant } from '../eligibility/applicant-questions'
import type { QuestionName } from './questions'

/** Questions that ask for the same as one about the visitor, in the same words. Gross income and essentials without repayments are others. */
const asked: readonly (readonly [QuestionName, ApplicantQuestion])[] = [
  ['income', 'net'],
  ['repayments', 'commitments'],
]

/**
 * What the questions are answered with for a visitor of whom `kept` is kept, by name. What was typed and cannot be used is
 * left out. Null where nothing is.
 */
export function knownAnswers(kept: string): URLSearchParams | null {
  const said = new URLSearchParams(kept)
  const answers = new URLSearchParams()
  for (const [name, question] of asked) {
    const text = said.get(question) ?? ''
    if (text !== '' && readApplicant({ [question]: text }).problems.length === 0) answers.set(name, text)
  }
  const work = said.get('work')
  if (work !== null) answers.set('retired', work === 'retired' ? 'yes' : 'no')
  return answers.size === 0 ? null : answers
}
