import * as z from 'zod'
import { dataOf, defineOperation, type Operation } from '../operation'

/** Gives a device an id of its own: the third part of the specification's device id. */
export const deviceIdOperation = defineOperation({
  id: 'common-component/device-id',
  method: 'GET',
  path: '/common-component/v1/public/device-id',
  provenance: 'ours',
  summary: 'An id for a device',
  notes: 'Random, and not kept: each call gives another one.',
  auth: 'public',
  headers: 'signed',
  limit: { perMinute: 60, uncounted: 'answer' },
  cache: 'no-store',
  request: z.object({}),
  success: { status: 200, description: 'The id', schema: dataOf(z.string().regex(/^[\w-]{1,60}$/)) },
  errors: [],
})

/** The device of a visitor: the calls of this area, in the order of the documents. */
export const deviceCalls: readonly Operation[] = [deviceIdOperation]
