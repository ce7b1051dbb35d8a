import { test } from 'vitest'
import { incomesOperation } from '@/lib/contract/account-component/incomes'
import { expectGoneRefused } from '../../support/dead-tokens'

test('a session whose account has been deleted is told so', () => expectGoneRefused(incomesOperation))
