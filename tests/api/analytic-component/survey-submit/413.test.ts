import { expect, test } from 'vitest'
import { surveySubmitOperation } from '@/lib/contract/analytic-component/survey-submit'
import { maxBodyBytes } from '@/lib/server/api/read-request'
import { signed } from '../../support/member'
import { expectProblem, send } from '../../support/provider'

function bodyOf(bytes: number): string {
  const start = '{"device":"'
  return `${start}${'a'.repeat(bytes - start.length - 2)}"}`
}

test('a body of the largest size is read, one byte more is not', async () => {
  expect(bodyOf(maxBodyBytes)).toHaveLength(maxBodyBytes)
  await expectProblem(
    await send(surveySubmitOperation, { rawBody: bodyOf(maxBodyBytes), headers: signed() }),
    'GBL0007',
  )
  await expectProblem(
    await send(surveySubmitOperation, { rawBody: bodyOf(maxBodyBytes + 1), headers: signed() }),
    'GBL0005',
  )
})
