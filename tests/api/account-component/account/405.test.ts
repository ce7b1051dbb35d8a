import { test } from 'vitest'
import { accountOperation } from '@/lib/contract/account-component/account'
import { expectOtherMethodsRefused } from '../../support/provider'

test('no other method is taken', () => expectOtherMethodsRefused(accountOperation))
