import { test } from 'vitest'
import { incomesKeepOperation } from '@/lib/contract/account-component/incomes-keep'
import { expectGoneRefused } from '../../support/dead-tokens'

test('a session whose account has been deleted is told so', () => expectGoneRefused(incomesKeepOperation))
