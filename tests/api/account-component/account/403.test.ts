import { test } from 'vitest'
import { accountOperation } from '@/lib/contract/account-component/account'
import { expectInactiveRefused } from '../../support/dead-tokens'

test('a suspended or closed account is refused by name', () => expectInactiveRefused(accountOperation))
