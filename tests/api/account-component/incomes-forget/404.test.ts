import { test } from 'vitest'
import { incomesForgetOperation } from '@/lib/contract/account-component/incomes-forget'
import { expectGoneRefused } from '../../support/dead-tokens'

test('a session whose account has been deleted is told so', () => expectGoneRefused(incomesForgetOperation))
