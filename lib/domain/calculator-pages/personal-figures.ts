import { type ApplicantQuestion, readApplicant } from '../eligibility/applicant-questions'
import { calculatorPath } from './model'

/** Fields of calculators that ask what a visitor may have told about themselves, in the same words: a field of gross income is none. */
const asked: Readonly<Record<string, Readonly<Record<string, ApplicantQuestion>>>> = {
  [calculatorPath('affordability')]: { income: 'net', commitments: 'commitments', living: 'living' },
  [calculatorPath('debt-service-ratio')]: { income: 'net' },
}

/** Whether the calculator at `path` has a field that asks what a visitor may have told about themselves. */
export function asksPersonal(path: string): boolean {
  return path in asked
}

/**
 * What the form of the calculator at `path` is filled with, by field, for a visitor of whom `kept` is kept. What was typed and
 * cannot be used is left out. Null where nothing is.
 */
export function personalFigures(path: string, kept: string): Readonly<Record<string, string>> | null {
  const said = new URLSearchParams(kept)
  const fills = Object.entries(asked[path] ?? {}).flatMap(([field, question]) => {
    const text = said.get(question) ?? ''
    const usable = text !== '' && readApplicant({ [question]: text }).problems.length === 0
    return usable ? [[field, text] as const] : []
  })
  return fills.length === 0 ? null : Object.fromEntries(fills)
}
