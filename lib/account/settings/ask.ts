import type * as z from 'zod'
import type { Operation } from '@/lib/contract/operation'

/** Makes a call as the member: in the browser through its session, on the server through the cookie's. Rejects with ApiError. */
export type Ask = <Q extends z.ZodObject, A extends z.ZodType>(
  operation: Operation<Q, A>,
  input: z.input<Q>,
) => Promise<z.output<A>>
