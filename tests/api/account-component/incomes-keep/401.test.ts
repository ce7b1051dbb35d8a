import { test } from 'vitest'
import { incomesKeepOperation } from '@/lib/contract/account-component/incomes-keep'
import { expectDeadTokensRefused } from '../../support/dead-tokens'

test('only a live access token is let in', () => expectDeadTokensRefused(incomesKeepOperation))
