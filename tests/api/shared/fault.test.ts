import { expect, test } from 'vitest'
import { operations } from '@/lib/contract/operations'
import { createHandler } from '@/lib/server/api/create-handler'
import { processServices } from '@/lib/server/api/process-services'
import type { Route } from '@/lib/server/api/route'
import { callerOf } from '../support/member'
import { expectProblem, requestTo } from '../support/provider'

const secret = 'select * from secrets at /srv/site/lib/x.ts:12:3'

test.each(operations.map((operation) => [operation.id, operation] as const))(
  'a fault in %s is answered without a word about the inside and reported once with the request id',
  async (_id, operation) => {
    const reports: { error: unknown; requestId: string | undefined }[] = []
    const fault = new Error(secret)
    const faulty: Route = { operation, read: () => () => Promise.reject(fault) }
    const provider = createHandler([faulty], {
      ...processServices().calls,
      reportFault: (error, fields) => reports.push({ error, requestId: fields.requestId }),
    })
    const headers = await callerOf(operation)
    const response = await provider(
      requestTo(operation, operation.method === 'GET' ? { headers } : { headers, body: {} }),
    )
    const problem = await expectProblem(response, 'GBL0001')
    expect(JSON.stringify(problem)).not.toContain('secrets')
    expect(reports).toEqual([{ error: fault, requestId: response.headers.get('x-request-id') }])
  },
)
