import { test } from 'vitest'
import { incomesForgetOperation } from '@/lib/contract/account-component/incomes-forget'
import { expectInactiveRefused } from '../../support/dead-tokens'

test('a suspended or closed account is refused by name', () => expectInactiveRefused(incomesForgetOperation))
