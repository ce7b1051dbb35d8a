import type * as z from 'zod'
import type { Operation } from '@/lib/contract/operation'

/** Makes a call as the member, through the session of the browser. Rejects with ApiError. */
export type Ask = <Q extends z.ZodObject, A extends z.ZodType>(
  operation: Operation<Q, A>,
  input: z.input<Q>,
) => Promise<z.output<A>>
