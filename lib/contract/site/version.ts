import * as z from 'zod'
import { defineOperation } from '../operation'

/** Which build answers. The browser compares it with the one it remembers and reloads when they differ. */
export const versionOperation = defineOperation({
  id: 'site/version',
  method: 'GET',
  path: '/version',
  provenance: 'given by the spec',
  summary: 'The version of the site that is being served',
  notes: 'The site serves the same answer at /version.json, the address that the specification gives.',
  auth: 'public',
  headers: 'plain',
  // Always asked for anew, yet a page that asked for something not to be stored is not kept for going back to.
  cache: 'no-cache',
  request: z.object({}),
  success: {
    status: 200,
    description: 'The version',
    schema: z.object({ version: z.string().min(1).max(100) }),
  },
  errors: [],
})
