import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'vitest'
import { subscribeOperation } from '@/lib/contract/notification-component/subscribe'
import { signed } from '../../support/member'
import { expectProblem, send } from '../../support/provider'

test('a subscription that cannot be kept is not acknowledged', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'no-folder-')), 'file')
  writeFileSync(file, '')
  // A folder below a file can be made by nobody, not even root.
  process.env.DATA_DIR = join(file, 'data')
  await expectProblem(
    await send(subscribeOperation, { body: { email: 'siti@example.com' }, headers: signed() }),
    'GBL0009',
  )
})
