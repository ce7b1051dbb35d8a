import * as z from 'zod'
import { declaredErrors, type Operation, partSchema } from '@/lib/contract/operation'
import { operations } from '@/lib/contract/operations'
import type { ProblemCode } from '@/lib/contract/problem'

const readsBody = (operation: Operation) => partSchema(operation, 'body') !== undefined
const isForMembers = ({ auth }: Operation) => auth === 'bearer'

/** Whether a category is all that an operation can be asked with. */
function readsCategoryAlone(operation: Operation): boolean {
  const query = partSchema(operation, 'query')
  const others = readsBody(operation) || partSchema(operation, 'params') !== undefined
  return !others && query instanceof z.ZodObject && Object.keys(query.shape).join() === 'category'
}

interface SharedProblem {
  /** The file of tests/api/shared/ that asks every operation concerned. */
  readonly file: string
  readonly concerns: (operation: Operation) => boolean
}

const always = () => true

/** The problems that are answered alike wherever they come up. Every other one is tested with its operation. */
const shared: Partial<Readonly<Record<ProblemCode, SharedProblem>>> = {
  GBL0001: { file: 'fault', concerns: always },
  GBL0002: { file: 'unreadable-body', concerns: readsBody },
  GBL0004: { file: 'methods', concerns: always },
  GBL0005: { file: 'unreadable-body', concerns: readsBody },
  GBL0006: { file: 'unreadable-body', concerns: readsBody },
  GBL0007: { file: 'unknown-input', concerns: readsCategoryAlone },
  GBL0009: { file: 'no-database', concerns: (operation) => declaredErrors(operation).includes('GBL0009') },
  GBL0010: { file: 'who-may-call', concerns: ({ headers }) => headers === 'signed' },
  GBL0011: { file: 'who-may-call', concerns: ({ auth }) => auth !== 'public' },
  GBL0015: { file: 'who-may-call', concerns: isForMembers },
  GBL0017: { file: 'too-often', concerns: ({ limit }) => limit !== undefined },
  GBL0022: { file: 'outcome-unknown', concerns: (operation) => declaredErrors(operation).includes('GBL0022') },
  GBL0027: { file: 'once', concerns: ({ idempotent }) => idempotent === true },
  GBL0034: { file: 'challenged', concerns: ({ challenged }) => challenged === true },
  GBL0035: { file: 'challenged', concerns: ({ challenged }) => challenged === true },
  GBL0030: { file: 'once', concerns: ({ idempotent }) => idempotent === true },
  GBL0028: { file: 'who-may-call', concerns: ({ fresh }) => fresh === true },
  GBL0020: { file: 'who-may-call', concerns: isForMembers },
}

/** The test that asks an operation for the problem together with all others that it concerns; null when none does. */
export function sharedTestOf(code: ProblemCode, operation: Operation): string | null {
  const problem = shared[code]
  return problem?.concerns(operation) === true ? `tests/api/shared/${problem.file}.test.ts` : null
}

/** The operations that a shared problem concerns, as the rows of a table. */
export function operationsWith(code: ProblemCode): readonly (readonly [string, Operation])[] {
  return rowsOf((operation) => sharedTestOf(code, operation) !== null)
}

/** The operations that a test is about, as the rows of a table, each with its id for a name. */
export function rowsOf(concerns: (operation: Operation) => boolean): readonly (readonly [string, Operation])[] {
  return operations.filter(concerns).map((operation) => [operation.id, operation])
}
