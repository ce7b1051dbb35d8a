import { expect, test } from 'vitest'
import { problemKinds } from '@/lib/contract/problem'
import { createHandler } from '@/lib/server/api/create-handler'
import { processServices } from '@/lib/server/api/process-services'
import type { Route } from '@/lib/server/api/route'
import { OutcomeUnknown } from '@/lib/server/effects'
import { callerOf } from '../support/member'
import { expectProblem, requestTo } from '../support/provider'
import { operationsWith } from '../support/shared-problems'

test.each(operationsWith('GBL0022'))(
  'what came of %s is never said to be nothing while it may have been done',
  async (_id, operation) => {
    const unclear: Route = { operation, read: () => () => Promise.reject(new OutcomeUnknown('lost')) }
    const provider = createHandler([unclear], processServices().calls)
    const response = await provider(requestTo(operation, { headers: await callerOf(operation), body: {} }))
    await expectProblem(response, 'GBL0022')
    expect(problemKinds.GBL0022.cause).not.toContain('Nothing was recorded')
  },
)
