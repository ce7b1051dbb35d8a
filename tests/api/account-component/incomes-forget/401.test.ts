import { test } from 'vitest'
import { incomesForgetOperation } from '@/lib/contract/account-component/incomes-forget'
import { expectDeadTokensRefused } from '../../support/dead-tokens'

test('only a live access token is let in', () => expectDeadTokensRefused(incomesForgetOperation))
