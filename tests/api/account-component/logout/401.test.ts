import { test } from 'vitest'
import { logoutOperation } from '@/lib/contract/account-component/logout'
import { expectDeadTokensRefused, expectOldTokenRefused } from '../../support/dead-tokens'

test('only a live access token is let in', () => expectDeadTokensRefused(logoutOperation))

test('an access token works for ten minutes', () => expectOldTokenRefused(logoutOperation))
