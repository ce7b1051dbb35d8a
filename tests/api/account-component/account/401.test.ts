import { test } from 'vitest'
import { accountOperation } from '@/lib/contract/account-component/account'
import { expectDeadTokensRefused, expectOldTokenRefused } from '../../support/dead-tokens'

test('only a live access token is let in', () => expectDeadTokensRefused(accountOperation))

test('an access token works for ten minutes', () => expectOldTokenRefused(accountOperation))
