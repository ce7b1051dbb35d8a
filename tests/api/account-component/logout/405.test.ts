import { test } from 'vitest'
import { logoutOperation } from '@/lib/contract/account-component/logout'
import { expectOtherMethodsRefused } from '../../support/provider'

test('no other method is taken', () => expectOtherMethodsRefused(logoutOperation))
