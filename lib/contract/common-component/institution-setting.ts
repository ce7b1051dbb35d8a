import * as z from 'zod'
import { dataOf, defineOperation } from '../operation'

/** The version of the referral terms that members of an institution have to agree to. */
export const institutionSettingOperation = defineOperation({
  id: 'common-component/institution-setting',
  method: 'GET',
  path: '/common-component/institution-config/{institutionId}/REFERRAL_CODE_TERM_AND_CONDITION',
  provenance: 'ours',
  summary: 'The current version of the referral terms',
  notes: 'Answered for institutions of the member who asks, and no other.',
  auth: 'bearer',
  headers: 'plain',
  cache: 'no-store',
  request: z.object({ params: z.strictObject({ institutionId: z.string().regex(/^[\w-]{1,100}$/) }) }),
  success: { status: 200, description: 'The version', schema: dataOf(z.object({ value: z.string().min(1).max(40) })) },
  errors: ['GBL0013'],
})
