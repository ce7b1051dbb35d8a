import type { SentCode } from '@/lib/contract/entities/joining'
import type { Sending } from '@/lib/server/services/codes'
import type { ContactOutcome } from '@/lib/server/services/security'
import { ApiFailure, tooOften } from './failure'

/** The code that is on its way. Throws ApiFailure 429 for one that was not sent. */
export function sentOrRefused(sending: Sending): SentCode {
  if (sending.state === 'sent') return sending.sent
  throw tooOften(sending.seconds)
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
