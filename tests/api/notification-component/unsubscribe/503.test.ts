import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'vitest'
import { unsubscribeOperation } from '@/lib/contract/notification-component/unsubscribe'
import { expectProblem, send } from '../../support/provider'

test('a subscription that cannot be ended now is not said to have ended', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'no-folder-')), 'file')
  writeFileSync(file, '')
  // A folder below a file can be made by nobody, not even root.
  process.env.DATA_DIR = join(file, 'data')
  await expectProblem(await send(unsubscribeOperation, { body: { key: 'A'.repeat(43) } }), 'GBL0009')
})
