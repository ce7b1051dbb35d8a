import { test } from 'vitest'
import { incomesOperation } from '@/lib/contract/account-component/incomes'
import { expectDeadTokensRefused, expectOldTokenRefused } from '../../support/dead-tokens'

test('only a live access token is let in', () => expectDeadTokensRefused(incomesOperation))

test('an access token works for ten minutes', () => expectOldTokenRefused(incomesOperation))
