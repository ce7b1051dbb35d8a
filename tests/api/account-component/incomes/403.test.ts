import { test } from 'vitest'
import { incomesOperation } from '@/lib/contract/account-component/incomes'
import { expectInactiveRefused } from '../../support/dead-tokens'

test('a suspended or closed account is refused by name', () => expectInactiveRefused(incomesOperation))
