import * as z from 'zod'
import { readEmail } from '@/lib/domain/validation/email'
import { alertKeySchema, alertRequestSchema } from '../entities/interest'
import { readBy } from '../entities/joining'
import { defineOperation, type Operation } from '../operation'

const { category, slug, case: caseText } = alertRequestSchema.shape

/** Asks to be told by e-mail when the figure of a product changes, without an account. */
export const addressAlertOperation = defineOperation({
  id: 'bank-component/address-alert',
  method: 'POST',
  path: '/bank-component/v1/public/address-alert',
  provenance: 'ours',
  summary: 'Ask by e-mail address to be told when the figure of a product changes',
  notes:
    'The address gets a message whose link confirms it; nothing is told before that, and what is not confirmed within two days is erased. The answer is ' +
    'the same whether or not the address follows the product already, or as many as it may: 20, of which three wait to be confirmed.',
  auth: 'public',
  headers: 'signed',
  limit: { perMinute: 10, uncounted: 'refuse' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ category, slug, case: caseText, email: readBy(readEmail) }) }),
  success: { status: 204, description: 'Taken', schema: z.undefined() },
  errors: ['GBL0008', 'GBL0009'],
})

/** Confirms an address by the key that was sent there. */
export const confirmAddressAlertOperation = defineOperation({
  id: 'bank-component/confirm-address-alert',
  method: 'POST',
  path: '/bank-component/v1/public/address-alert/confirm',
  provenance: 'ours',
  summary: 'Confirm an address that asked to be told of a product',
  notes: 'Needs no login: the key was sent to the address, and works for two days. Sent again, it answers the same.',
  auth: 'public',
  headers: 'plain',
  limit: { perMinute: 60, uncounted: 'answer' },
  cache: 'no-store',
  request: z.object({ body: z.strictObject({ key: alertKeySchema }) }),
  success: { status: 204, description: 'The address will be told', schema: z.undefined() },
  errors: ['GBL0009', 'GBL0016'],
})

/** Alerts without an account: the calls of this area, in the order of the documents. */
export const addressAlertCalls: readonly Operation[] = [addressAlertOperation, confirmAddressAlertOperation]
