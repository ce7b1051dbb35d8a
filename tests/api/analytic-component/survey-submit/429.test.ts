import { expect, test } from 'vitest'
import { surveySubmitOperation } from '@/lib/contract/analytic-component/survey-submit'
import { signed } from '../../support/member'
import { expectProblem, send } from '../../support/provider'

const from = (address: string) =>
  send(surveySubmitOperation, {
    ...{ query: 'formId=leaving-so-soon-2026-11', body: {} },
    headers: { ...signed(), 'x-forwarded-for': address },
  })

test('one visitor may call ten times a minute; others are not held up by it', async () => {
  for (let n = 0; n < 10; n += 1) await expectProblem(await from('203.0.113.7'), 'GBL0007')
  const refused = await from('203.0.113.7')
  await expectProblem(refused, 'GBL0017')
  expect(refused.headers.get('retry-after')).toMatch(/^([1-9]|[1-5]\d|60)$/)
  await expectProblem(await from('203.0.113.8'), 'GBL0007')
})
