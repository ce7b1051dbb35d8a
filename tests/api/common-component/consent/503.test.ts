import { test } from 'vitest'
import { consentOperation } from '@/lib/contract/common-component/consent'
import { choice } from '../../support/consent'
import { withoutDatabase } from '../../support/no-database'
import { expectProblem, send } from '../../support/provider'

withoutDatabase()

test('a proof that cannot be kept is not acknowledged, so that the browser sends it again', async () => {
  await expectProblem(await send(consentOperation, { body: choice() }), 'GBL0009')
})
