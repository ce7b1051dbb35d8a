import type * as z from 'zod'
import type { Operation } from '@/lib/contract/operation'
import type { FieldError } from '@/lib/contract/refusal'
import type { Member } from '@/lib/server/services/sessions/session'
import { ApiFailure, invalidFields } from './failure'
import type { RawRequest } from './read-request'
import type { ApiServices, Caller } from './services'

/** An operation with the code that answers it, its types closed over. */
export interface Route {
  readonly operation: Operation
  /** Checks the request against the contract and gives what answers it, to whoever was admitted. Both throw ApiFailure. */
  readonly read: (raw: RawRequest) => (member: Member | null, caller: Caller) => Promise<unknown>
}

/**
 * What answers the calls of one area: for each a function that is handed the services of the provider and takes those that its answer needs.
 */
export type RouteTable = readonly ((services: ApiServices) => Route)[]

/** Names a field the way the caller wrote it: the part it lies in is left out. */
function fieldErrors(error: z.ZodError): readonly FieldError[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.slice(1).map(String).join('.')
    if (issue.code === 'unrecognized_keys') {
      const prefix = path === '' ? '' : `${path}.`
      return issue.keys.slice(0, 20).map((key) => ({ field: `${prefix}${key}`.slice(0, 100), message: 'is not known' }))
    }
    return [{ field: path === '' ? String(issue.path[0]) : path.slice(0, 100), message: issue.message }]
  })
}

type Answer<Q extends z.ZodObject, A extends z.ZodType, M> = (
  input: z.output<Q>,
  member: M,
  caller: Caller,
) => z.output<A> | Promise<z.output<A>>

/** Binds an operation to its answer, which is told the member only where the operation's `auth` asks for one. */
export function route<Q extends z.ZodObject, A extends z.ZodType>(
  operation: Operation<Q, A>,
  answer: Answer<Q, A, Member | null>,
): Route {
  return {
    operation,
    read: (raw) => {
      const parsed = operation.request.safeParse(raw)
      if (!parsed.success) throw invalidFields(fieldErrors(parsed.error))
      return async (member, caller) => answer(parsed.data, member, caller)
    },
  }
}

/** Binds an operation for members to its answer. Throws TypeError for an operation that is not for members alone. */
export function memberRoute<Q extends z.ZodObject, A extends z.ZodType>(
  operation: Operation<Q, A>,
  answer: Answer<Q, A, Member>,
): Route {
  if (operation.auth !== 'bearer') throw new TypeError(`${operation.id} is not for members alone`)
  return route(operation, (input, member, caller) => {
    if (member === null) throw new ApiFailure('GBL0011')
    return answer(input, member, caller)
  })
}
