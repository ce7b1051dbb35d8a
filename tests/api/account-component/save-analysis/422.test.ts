import { expect, test } from 'vitest'
import { saveAnalysisOperation } from '@/lib/contract/account-component/save-analysis'
import { bearer, newMember } from '../../support/member'
import { expectProblem, fieldsOf, send } from '../../support/provider'

const finding = { id: 'reserve', state: 'good', value: '8.5 months' }

test.each([
  ['no figures', { findings: [] }, ['findings']],
  ['an unknown figure', { findings: [{ ...finding, id: 'salary' }] }, ['findings.0.id']],
  ['a text without end', { findings: [{ ...finding, value: 'a'.repeat(41) }] }, ['findings.0.value']],
  ['the answers themselves', { findings: [finding], answers: { income: 6000 } }, ['answers']],
])('%s is refused by name', async (_what, body, fields) => {
  const headers = bearer((await newMember()).accessToken)
  const response = await send(saveAnalysisOperation, { headers, body })
  expect(fieldsOf(await expectProblem(response, 'GBL0007'))).toEqual(fields)
})
