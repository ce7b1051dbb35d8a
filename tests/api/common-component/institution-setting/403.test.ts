import { test } from 'vitest'
import { institutionSettingOperation } from '@/lib/contract/common-component/institution-setting'
import { expectInactiveRefused } from '../../support/dead-tokens'

const { method, path } = institutionSettingOperation
const target = { method, path: path.replace('{institutionId}', 'timbang') }

test('a suspended or closed account is refused by name', () => expectInactiveRefused(target))
