import { test } from 'vitest'
import { unsubscribeOperation } from '@/lib/contract/notification-component/unsubscribe'
import { expectOtherMethodsRefused } from '../../support/provider'

test('no other method is taken', () => expectOtherMethodsRefused(unsubscribeOperation))
