import * as z from 'zod'
import { dataOf, defineOperation, type Operation } from '../operation'

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

/** Whether the process answers at all. Reads nothing, so that a slow database does not get the process restarted. */
export const healthOperation = defineOperation({
  id: 'site/health',
  method: 'GET',
  path: '/health',
  provenance: 'ours',
  summary: 'Whether the process is alive',
  notes: null,
  auth: 'public',
  headers: 'plain',
  cache: 'no-store',
  request: z.object({}),
  success: { status: 200, description: 'Alive', schema: dataOf(z.object({ status: z.literal('ok') })) },
  errors: [],
})

/** Whether the catalogue is loaded and the database takes work. */
export const readyOperation = defineOperation({
  id: 'site/ready',
  method: 'GET',
  path: '/ready',
  provenance: 'ours',
  summary: 'Whether the provider can do its work',
  notes: 'Meant for a load balancer. While the answer is 503, pages that need no database are still served.',
  auth: 'public',
  headers: 'plain',
  cache: 'no-store',
  request: z.object({}),
  success: { status: 200, description: 'Ready', schema: dataOf(z.object({ status: z.literal('ready') })) },
  errors: ['GBL0009'],
})

/** What a process tells of itself: the calls of this area, in the order of the documents. */
export const siteCalls: readonly Operation[] = [versionOperation, healthOperation, readyOperation]
