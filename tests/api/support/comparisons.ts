import { saveComparisonOperation, savedComparisonsOperation } from '@/lib/contract/calls/saved'
import { bearer } from './member'
import { expectSuccess, send } from './provider'

/** Keeps a comparison of a member. */
export async function saveComparison(accessToken: string, query: string) {
  const answer = await send(saveComparisonOperation, { headers: bearer(accessToken), body: { query } })
  return (await expectSuccess(answer, saveComparisonOperation)).data
}

/** What the member keeps. */
export async function keptComparisons(accessToken: string) {
  const answer = await send(savedComparisonsOperation, { headers: bearer(accessToken) })
  return (await expectSuccess(answer, savedComparisonsOperation)).data
}
