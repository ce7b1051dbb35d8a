import { test } from 'vitest'
import { consentOperation } from '@/lib/contract/common-component/consent'
import { choice } from '../../support/consent'
import { expectProblem, send } from '../../support/provider'

test.each(['text/plain', 'application/x-www-form-urlencoded'])(
  'a form of another site cannot choose for a visitor: %s',
  async (type) => {
    const headers = { 'content-type': type }
    await expectProblem(await send(consentOperation, { body: choice(), headers }), 'GBL0006')
  },
)
