import { test } from 'vitest'
import { logoutOperation } from '@/lib/contract/account-component/logout'
import { expectGoneRefused } from '../../support/dead-tokens'

test('a session whose account has been deleted is told so', () => expectGoneRefused(logoutOperation))
