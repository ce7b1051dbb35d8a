import { type ApplicantQuestion, applicantQuestions, ofOneIssuer } from '@/lib/domain/eligibility/applicant-questions'
import { accountKey, isApplicantOnDevice, readApplicantText, writeApplicantText } from './storage'

/** What a visitor said about themselves, as typed, by question. */
export type ApplicantAnswers = Readonly<Partial<Record<ApplicantQuestion, string>>>

/** What is kept of a visitor: their answers, and how they wish lists to be. */
export interface KeptApplicant {
  readonly answers: ApplicantAnswers
  /** It outlives the tab. */
  readonly onDevice: boolean
  /** Lists show only what no rule keeps them from. */
  readonly only: boolean
  /** Some of it is from the account: it goes when its member signs out, unless they keep it on the device. */
  readonly fromAccount: boolean
}

const nothing: KeptApplicant = { answers: {}, onDevice: false, only: false, fromAccount: false }
/** No question has this name. Lists read it from the text, before anything is loaded. */
const onlyKey = 'only'

const questions = Object.keys(applicantQuestions).filter(
  (name): name is ApplicantQuestion => name in applicantQuestions,
)

/** What is kept of the visitor here; null: nothing. */
export function keptApplicant(): KeptApplicant | null {
  const text = readApplicantText()
  if (text === null) return null
  const params = new URLSearchParams(text)
  const said = questions.map((name) => [name, params.get(name) ?? '']).filter(([, answer]) => answer !== '')
  return {
    answers: Object.fromEntries(said),
    onDevice: isApplicantOnDevice(),
    only: params.get(onlyKey) === '1',
    fromAccount: params.has(accountKey),
  }
}

/**
 * Keeps these answers, beside those to questions that were not asked here: in this tab, or with `onDevice` until they are
 * forgotten. What is of one issuer alone, such as being its customer, is not kept: it says nothing of another's products.
 * False when the browser keeps nothing: they are then lost with the page.
 */
export function keepAnswers(answers: ApplicantAnswers, onDevice: boolean): boolean {
  const before = keptApplicant() ?? nothing
  return write({ ...before, answers: { ...before.answers, ...answers }, onDevice })
}

/** Keeps answers that an account gave, beside those that it does not have. False when the browser keeps nothing. */
export function keepOwnAnswers(answers: ApplicantAnswers): boolean {
  const before = keptApplicant() ?? nothing
  return write({ ...before, answers: { ...before.answers, ...answers }, fromAccount: true })
}

/** Keeps whether lists show only what no rule keeps the visitor from. */
export function keepOnly(only: boolean): void {
  const before = keptApplicant()
  if (before !== null || only) write({ ...(before ?? nothing), only })
}

/** Forgets all answers, to questions of other products too, and that lists were to follow them. */
export function forgetAnswers(): void {
  writeApplicantText(null, false)
}

function write({ answers, onDevice, only, fromAccount }: KeptApplicant): boolean {
  const said = questions.flatMap((name): [string, string][] => {
    const text = ofOneIssuer.has(name) ? '' : (answers[name] ?? '')
    return text === '' ? [] : [[name, text]]
  })
  if (only) said.push([onlyKey, '1'])
  if (fromAccount) said.push([accountKey, '1'])
  return writeApplicantText(new URLSearchParams(said).toString(), onDevice)
}
