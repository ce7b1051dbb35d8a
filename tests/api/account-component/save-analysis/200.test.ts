import { expect, test } from 'vitest'
import { saveAnalysisOperation } from '@/lib/contract/account-component/save-analysis'
import { bearer, newMember } from '../../support/member'
import { expectSuccess, send } from '../../support/provider'

test('an analysis is kept under the day and with its figures', async () => {
  const { accessToken } = await newMember()
  const findings = [{ id: 'reserve', state: 'good', value: '8.5 months' }]
  const response = await send(saveAnalysisOperation, { headers: bearer(accessToken), body: { findings } })
  const { data } = await expectSuccess(response, saveAnalysisOperation)
  expect(data).toEqual({ id: expect.any(String), keptOn: '2026-11-20', findings, name: null })
})
