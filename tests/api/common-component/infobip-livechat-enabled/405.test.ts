import { test } from 'vitest'
import { infobipLivechatEnabledOperation } from '@/lib/contract/common-component/settings'
import { expectOtherMethodsRefused } from '../../support/provider'

test('no other method is taken', () => expectOtherMethodsRefused(infobipLivechatEnabledOperation))
