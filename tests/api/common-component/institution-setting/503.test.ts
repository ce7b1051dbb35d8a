import { test } from 'vitest'
import { institutionSettingOperation } from '@/lib/contract/common-component/institution-setting'
import { bearer } from '../../support/member'
import { withoutDatabase } from '../../support/no-database'
import { expectProblem, send } from '../../support/provider'

const { method, path } = institutionSettingOperation
const target = { method, path: path.replace('{institutionId}', 'timbang') }

test('without a database nobody is taken for signed out', async () => {
  withoutDatabase()
  await expectProblem(await send(target, { headers: bearer('A'.repeat(43)) }), 'GBL0009')
})
