import { test } from 'vitest'
import { institutionSettingOperation } from '@/lib/contract/common-component/institution-setting'
import { expectDeadTokensRefused, expectOldTokenRefused } from '../../support/dead-tokens'

const { method, path } = institutionSettingOperation
const target = { method, path: path.replace('{institutionId}', 'timbang') }

test('only a live access token is let in', () => expectDeadTokensRefused(target))

test('an access token works for ten minutes', () => expectOldTokenRefused(target))
