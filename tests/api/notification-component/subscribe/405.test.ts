import { test } from 'vitest'
import { subscribeOperation } from '@/lib/contract/notification-component/subscribe'
import { expectOtherMethodsRefused } from '../../support/provider'

test('no other method is taken', () => expectOtherMethodsRefused(subscribeOperation))
