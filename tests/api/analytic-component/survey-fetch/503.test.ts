import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'vitest'
import { surveyFetchOperation } from '@/lib/contract/analytic-component/survey-fetch'
import { signed } from '../../support/member'
import { expectProblem, send } from '../../support/provider'

test('a survey is not handed out while its answers could not be kept', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'no-folder-')), 'file')
  writeFileSync(file, '')
  // A folder below a file can be made by nobody, not even root.
  process.env.DATA_DIR = join(file, 'data')
  await expectProblem(
    await send(surveyFetchOperation, { query: 'formType=LEAVING_SO_SOON', headers: signed() }),
    'GBL0009',
  )
})
