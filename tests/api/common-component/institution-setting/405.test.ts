import { test } from 'vitest'
import { institutionSettingOperation } from '@/lib/contract/common-component/institution-setting'
import { expectOtherMethodsRefused } from '../../support/provider'

test('no other method is taken', () => expectOtherMethodsRefused(institutionSettingOperation))
