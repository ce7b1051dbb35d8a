import type { HandedCase } from '@/lib/domain/calculator-pages/calculator'
import { formKey } from '@/lib/domain/fields/form'
import { insuredLists } from '@/lib/domain/member/own-answers'
import { readPersonalAnswers, savePersonalAnswers } from './personal-answers'
import { accountKey, readApplicantText, readSession, writeSession } from './storage'

/** An age that lists of life cover have in their tables. */
const [youngest, oldest] = [17, 65]

/**
 * Keeps in this tab the case that a calculator hands to a list, beside what was told there before, and the age that the visitor gave
 * when they were asked who they are, where the list was told none. Nothing of it is in an address. `form` is what the calculator at
 * `path` said, so that the list can lead back to it.
 */
export function handCase(
  { category, said }: Pick<HandedCase, 'category' | 'said'>,
  path: string,
  form: URLSearchParams,
): void {
  const given = new URLSearchParams(readApplicantText() ?? '')
  const age = Number(given.get('age') ?? Number.NaN) + (insuredLists[category] === 'next' ? 1 : 0)
  const handed = new URLSearchParams({ [formKey]: '1', ...said })
  if (readPersonalAnswers(category)?.has('age') !== true && Number.isInteger(age) && age >= youngest && age <= oldest) {
    handed.set('age', String(age))
    if (given.has(accountKey)) handed.set(accountKey, '1')
  }
  savePersonalAnswers(category, new Set(handed.keys()), handed)
  writeSession('handed', `${category} ${path} ${form}`)
}

/** What the form of the calculator at `path` said before it led to a list; null: it led to none in this tab. */
export function handedBack(path: string): Readonly<Record<string, string>> | null {
  const [, from, said] = readSession('handed')?.split(' ') ?? []
  return from === path && said !== undefined ? Object.fromEntries(new URLSearchParams(said)) : null
}
