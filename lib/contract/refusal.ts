import * as z from 'zod'
import { type SessionEnd, sessionEndSchema } from './entities/session-end'
import { madeOnce } from './made-once'

export const fieldErrorSchema = madeOnce(() =>
  z
    .strictObject({ field: z.string(), message: z.string() })
    .meta({ description: 'A field of the request and what is wrong with it.' }),
)

export type FieldError = Readonly<z.infer<ReturnType<typeof fieldErrorSchema>>>

/** What an answer that is no success says of itself. */
export interface Refusal {
  /** Words for the visitor. */
  readonly message: string | null
  /** Such as GBL0008. */
  readonly errorCode: string | null
  /** The fields of the request that are at fault. */
  readonly errors?: readonly FieldError[] | undefined
  /** Why the session of a refused refresh token ended; null or left out when that is not said. */
  readonly sessionEnd?: SessionEnd | null | undefined
}

/** Longer than words for a visitor are: what a gateway or a stack of calls has to say. */
const longestText = 500

const schemas = madeOnce(() => {
  const text = z.string().trim().min(1).max(longestText).nullable().catch(null)
  const saidSchema = z.object({
    message: text,
    errorCode: text,
    errors: z.array(fieldErrorSchema()).catch([]),
    sessionEnd: sessionEndSchema().nullable().catch(null),
  })
  return { saidSchema, wrappedSchema: z.object({ data: saidSchema }) }
})

/**
 * Reads the body of a failure: a problem document, `message` and `errorCode` alone, or either of them wrapped in `data`,
 * as the specification shapes answers. Null for a body that says nothing.
 */
export function readRefusal(body: unknown): Refusal | null {
  const { saidSchema, wrappedSchema } = schemas()
  const said = saidSchema.safeParse(body).data
  if (said === undefined) return null
  const within = wrappedSchema.safeParse(body).data?.data
  const message = within?.message ?? said.message
  const errorCode = within?.errorCode ?? said.errorCode
  if (message === null && errorCode === null) return null
  const sessionEnd = within?.sessionEnd ?? said.sessionEnd
  return { message, errorCode, errors: within?.errors.length ? within.errors : said.errors, sessionEnd }
}
