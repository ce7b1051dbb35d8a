import { type ApplicantQuestion, applicantQuestions, ofOneIssuer } from '@/lib/domain/eligibility/applicant-questions'
import { isApplicantOnDevice, readApplicantText, writeApplicantText } from './storage'

/** What a visitor said about themselves, as typed, by question. */
export type ApplicantAnswers = Readonly<Partial<Record<ApplicantQuestion, string>>>

/** What is kept of a visitor: their answers, and how they wish lists to be. */
export interface KeptApplicant {
  readonly answers: ApplicantAnswers
  /** It outlives the tab. */
  readonly onDevice: boolean
  /** Lists show only what no rule keeps them from. */
  readonly only: boolean
}

const nothing: KeptApplicant = { answers: {}, onDevice: false, only: false }
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
  return { answers: Object.fromEntries(said), onDevice: isApplicantOnDevice(), only: params.get(onlyKey) === '1' }
}

/**
 * Keeps these answers, beside those to questions that were not asked here: in this tab, or with `onDevice` until they are
 * forgotten. What is of one issuer alone, such as being its customer, is not kept: it says nothing of another's products.
 * False when the browser keeps nothing: they are then lost with the page.
 */
export function keepAnswers(answers: ApplicantAnswers, onDevice: boolean): boolean {
  const before = keptApplicant() ?? nothing
  return write({ answers: { ...before.answers, ...answers }, onDevice, only: before.only })
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

function write({ answers, onDevice, only }: KeptApplicant): boolean {
  const said = questions.flatMap((name): [string, string][] => {
    const text = ofOneIssuer.has(name) ? '' : (answers[name] ?? '')
    return text === '' ? [] : [[name, text]]
  })
  return writeApplicantText(new URLSearchParams(only ? [...said, [onlyKey, '1']] : said).toString(), onDevice)
}
