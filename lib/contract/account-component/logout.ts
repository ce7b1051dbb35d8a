import * as z from 'zod'
import { deviceTextSchema } from '../device-text'
import { defineOperation } from '../operation'

/** Ends the session of the member who asks. */
export const logoutOperation = defineOperation({
  id: 'account-component/logout',
  method: 'PUT',
  path: '/account-component/account/logout',
  provenance: 'given by the spec',
  summary: 'End the session',
  notes: 'Both tokens of the session are refused from then on, before the answer is sent. The device id is not kept.',
  auth: 'bearer',
  headers: 'plain',
  cache: 'no-store',
  request: z.object({ query: z.strictObject({ deviceId: deviceTextSchema.optional() }) }),
  success: {
    status: 204,
    description: 'The session has ended',
    schema: z.undefined(),
    headers: { 'Clear-Site-Data': '"cache"' },
  },
  errors: [],
})
