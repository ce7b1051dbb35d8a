import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'vitest'
import { surveySubmitOperation } from '@/lib/contract/analytic-component/survey-submit'
import { expectProblem, send } from '../../support/provider'
import { submissionTo } from '../../support/survey'

const form = {
  id: 'leaving-so-soon-2026-11',
  token: 'x',
  status: 'CONFIRM',
  active: true,
  exist: false,
  surveyQuestions: [
    {
      id: 'main-reason',
      questionLabel: 'Why?',
      surveyAnswers: [{ id: 'decided', answerLabel: 'Decided', seq: 1, takesText: false }],
    },
  ],
}

test('answers that cannot be kept are not acknowledged', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'no-folder-')), 'file')
  writeFileSync(file, '')
  // A folder below a file can be made by nobody, not even root.
  process.env.DATA_DIR = join(file, 'data')
  await expectProblem(await send(surveySubmitOperation, submissionTo(form)), 'GBL0009')
})
