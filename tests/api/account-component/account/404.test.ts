import { test } from 'vitest'
import { accountOperation } from '@/lib/contract/account-component/account'
import { expectGoneRefused } from '../../support/dead-tokens'

test('a session whose account has been deleted is told so', () => expectGoneRefused(accountOperation))
