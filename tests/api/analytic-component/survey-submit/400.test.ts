import { test } from 'vitest'
import { surveySubmitOperation } from '@/lib/contract/analytic-component/survey-submit'
import { signed } from '../../support/member'
import { expectProblem, send } from '../../support/provider'

test.each(['', '{', 'null,', '\u0000'])('a body that is not JSON is refused: %s', async (rawBody) => {
  await expectProblem(await send(surveySubmitOperation, { rawBody, headers: signed() }), 'GBL0002')
})

test('a body that is not UTF-8 is refused', async () => {
  const rawBody = new Uint8Array([0x22, 0xff, 0xfe, 0x22])
  await expectProblem(await send(surveySubmitOperation, { rawBody, headers: signed() }), 'GBL0002')
})
