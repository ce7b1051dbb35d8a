import type { RegistrationOutcome, ResetOutcome } from '@/lib/server/services/accounts/registration'
import type { Confirmation, SignInOutcome } from '@/lib/server/services/sessions/sign-in'
import { ApiFailure, invalidFields, tooOften } from './failure'

/** What a caller is told of a step that was not taken. */
export function stepFailure(
  outcome: Exclude<RegistrationOutcome | ResetOutcome, { readonly state: 'registered' | 'reset' }>,
): ApiFailure {
  switch (outcome.state) {
    case 'over':
      return new ApiFailure('GBL0024')
    case 'out-of-order':
      return new ApiFailure('GBL0029')
    case 'old-terms':
      return invalidFields([
        { field: 'termsVersion', message: 'These terms are not the present ones. Please read them again.' },
      ])
    case 'weak':
      return invalidFields(outcome.problems.map((message) => ({ field: 'password', message })))
  }
}

/** What a caller is told of a password that was not right, or not looked at. */
export function guessFailure(
  outcome: Exclude<SignInOutcome | Confirmation, { readonly state: 'signed-in' | 'confirmed' }>,
): ApiFailure {
  switch (outcome.state) {
    case 'refused':
      return new ApiFailure('GBL0023')
    case 'wait':
      return tooOften(outcome.seconds)
  }
}
