import { test } from 'vitest'
import { tokenExtendsOperation } from '@/lib/contract/account-component/token-extends'
import { expectOtherMethodsRefused } from '../../support/provider'

test('no other method is taken', () => expectOtherMethodsRefused(tokenExtendsOperation))
