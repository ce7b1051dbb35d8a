import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'vitest'
import { userInterestedRedirectOperation } from '@/lib/contract/bank-component/user-interested-redirect'
import { expectProblem, send } from '../../support/provider'

test('a click that neither the database nor the spool can keep is not acknowledged', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'no-folder-')), 'file')
  writeFileSync(file, '')
  // A folder below a file can be made by nobody, not even root.
  process.env.DATA_DIR = join(file, 'data')
  const body = { entityName: 'CTOS', page: '/' }
  await expectProblem(await send(userInterestedRedirectOperation, { body }), 'GBL0009')
})
