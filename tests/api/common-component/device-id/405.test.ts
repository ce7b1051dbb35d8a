import { test } from 'vitest'
import { deviceIdOperation } from '@/lib/contract/common-component/device-id'
import { expectOtherMethodsRefused } from '../../support/provider'

test('no other method is taken', () => expectOtherMethodsRefused(deviceIdOperation))
