import { test } from 'vitest'
import { logoutOperation } from '@/lib/contract/account-component/logout'
import { expectInactiveRefused } from '../../support/dead-tokens'

test('a suspended or closed account is refused by name', () => expectInactiveRefused(logoutOperation))
