import { incomesOperation, profileOperation } from '@/lib/contract/calls/profile'
import { isCategoryId } from '@/lib/domain/categories/load'
import { insuredLists, ownAnswers, ownPerson } from '@/lib/domain/member/own-answers'
import { malaysianDay } from '@/lib/domain/values/iso-date'
import { keepOwnAnswers } from './applicant-answers'
import { savePersonalAnswers } from './personal-answers'
import { printedConfig } from './printed-config'
import { sessionCall } from './session'
import { accountKey } from './storage'

/** What looking into the account came to. */
export type OwnOutcome = 'taken' | 'nothing'

/**
 * Fills what this tab keeps about the visitor with what their account says: for questions of who may apply, the analysis, calculators
 * and lists of insurance. Answers that the account does not have stay. Rejects with ApiError.
 */
export async function takeOwnAnswers(): Promise<OwnOutcome> {
  const call = sessionCall(printedConfig())
  const [profile, incomes] = await Promise.all([call(profileOperation, {}), call(incomesOperation, {})])
  const today = malaysianDay(Date.now())
  const answers = ownAnswers(profile.data, incomes.data, today)
  if (Object.keys(answers).length === 0 && profile.data.sex === null) return 'nothing'
  keepOwnAnswers(answers)
  for (const [category, birthday] of Object.entries(insuredLists)) {
    const person = ownPerson(profile.data, birthday, today)
    if (!isCategoryId(category) || person.size === 0) continue
    person.set(accountKey, '1')
    savePersonalAnswers(category, new Set(person.keys()), person)
  }
  return 'taken'
}
