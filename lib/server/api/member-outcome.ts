import { assertNever } from '@/lib/domain/values/assert-never'
import type { MemberOutcome } from '@/lib/server/services/accounts/member-details'
import { ApiFailure, invalidFields } from './failure'

/** Goes on after a change of a member's own words that was kept. Throws ApiFailure for one that was not. */
export function refuseUnlessKept(outcome: MemberOutcome): void {
  switch (outcome.state) {
    case 'kept':
      return
    case 'mykad-taken':
      throw new ApiFailure('GBL0031')
    case 'refused':
      throw invalidFields(outcome.fields)
    default:
      assertNever(outcome)
  }
}
