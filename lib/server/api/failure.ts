import type { SessionEnd } from '@/lib/contract/entities/session-end'
import type { ProblemCode } from '@/lib/contract/problem'
import type { FieldError } from '@/lib/contract/refusal'

/** A failure that the caller is told about. Anything else that is thrown becomes GBL0001 and goes to the log. */
export class ApiFailure extends Error {
  readonly code: ProblemCode
  readonly detail: string | null
  readonly fields: readonly FieldError[]
  readonly headers: Readonly<Record<string, string>>
  /** Why a session ended; null for every other failure. */
  readonly sessionEnd: SessionEnd | null

  constructor(
    code: ProblemCode,
    detail: string | null = null,
    fields: readonly FieldError[] = [],
    headers: Readonly<Record<string, string>> = {},
    sessionEnd: SessionEnd | null = null,
  ) {
    super(code)
    this.name = 'ApiFailure'
    this.code = code
    this.detail = detail
    this.fields = fields
    this.headers = headers
    this.sessionEnd = sessionEnd
  }
}

/** A 429 that says in how many seconds to come again. */
export function tooOften(seconds: number): ApiFailure {
  return new ApiFailure('GBL0017', null, [], { 'Retry-After': String(seconds) })
}

/** A 422 that names its fields. */
export function invalidFields(fields: readonly FieldError[]): ApiFailure {
  return new ApiFailure('GBL0007', fields.map(({ field, message }) => `${field}: ${message}`).join('; '), fields)
}
