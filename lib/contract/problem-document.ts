import type { SessionEnd } from './entities/session-end'
import { type ProblemCode, problemKinds, problemType } from './problem'
import type { Problem } from './problem-schema'
import type { FieldError } from './refusal'

/**
 * The problem document of a failure. `requestId` names the occurrence, in the log too. `detail` is written by us, never
 * taken from an exception.
 */
export function problemDocument(
  code: ProblemCode,
  requestId: string,
  detail: string | null = null,
  errors: readonly FieldError[] = [],
  sessionEnd: SessionEnd | null = null,
): Problem {
  const kind = problemKinds[code]
  return {
    type: problemType(code),
    title: kind.title,
    status: kind.status,
    detail: detail ?? kind.cause,
    instance: `urn:uuid:${requestId}`,
    message: kind.message,
    errorCode: code,
    ...(sessionEnd === null ? {} : { sessionEnd }),
    ...(errors.length > 0 ? { errors: errors.map((error) => ({ ...error })) } : {}),
  }
}
