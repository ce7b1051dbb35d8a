import type * as z from 'zod'
import type { Operation } from '@/lib/contract/operation'
import type { FieldError } from '@/lib/contract/problem'
import { invalidFields } from './failure'
import type { RawRequest } from './read-request'
import type { ApiServices } from './services'

/** An operation with the code that answers it, its types closed over. */
export interface Route {
  readonly operation: Operation
  /** Checks the request against the contract, then answers. Throws ApiFailure. */
  readonly run: (raw: RawRequest, services: ApiServices) => Promise<unknown>
}

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

/** Binds an operation to its answer. */
export function route<Q extends z.ZodObject, A extends z.ZodType>(
  operation: Operation<Q, A>,
  answer: (input: z.output<Q>, services: ApiServices) => z.output<A> | Promise<z.output<A>>,
): Route {
  return {
    operation,
    run: async (raw, services) => {
      const parsed = operation.request.safeParse(raw)
      if (!parsed.success) throw invalidFields(fieldErrors(parsed.error))
      return answer(parsed.data, services)
    },
  }
}
