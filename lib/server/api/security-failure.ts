import type { SentCode } from '@/lib/contract/entities/joining'
import type { ContactOutcome } from '@/lib/server/services/accounts/security'
import type { Sending } from '@/lib/server/services/sessions/codes'
import { ApiFailure, tooOften } from './failure'

/** The code that is on its way. Throws ApiFailure for one that was not sent: 429 for too many, 409 for one that would change nothing. */
export function sentOrRefused(sending: Sending | { readonly state: 'too-soon' }): SentCode {
  switch (sending.state) {
    case 'sent':
      return sending.sent
    case 'too-many':
      throw tooOften(sending.seconds)
    case 'too-soon':
      throw contactFailure('too-soon')
  }
}

/** What a caller is told of a code or a contact that was refused. */
export function contactFailure(outcome: Exclude<ContactOutcome, 'changed'>): ApiFailure {
  switch (outcome) {
    case 'wrong':
      return new ApiFailure('GBL0025')
    case 'over':
      return new ApiFailure('GBL0026')
    case 'too-soon':
      return new ApiFailure('GBL0032')
    case 'taken':
      return new ApiFailure('GBL0033')
  }
}
