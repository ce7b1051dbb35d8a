import { test } from 'vitest'
import { incomesKeepOperation } from '@/lib/contract/account-component/incomes-keep'
import { expectInactiveRefused } from '../../support/dead-tokens'

test('a suspended or closed account is refused by name', () => expectInactiveRefused(incomesKeepOperation))
