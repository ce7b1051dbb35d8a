import * as z from 'zod'
import { memberVaultKeys, vaultSchema } from '../entities/vault'
import { defineOperation } from '../operation'

/** The settings by name that a member may read. */
export const vaultsOperation = defineOperation({
  id: 'common-component/vaults',
  method: 'GET',
  path: '/common-component/vaults',
  provenance: 'path only',
  summary: 'Settings by name, for members',
  notes: 'Those of vault, and which version of the referral terms is in force. The same for every member.',
  auth: 'bearer',
  headers: 'plain',
  cache: 'no-store',
  request: z.object({}),
  success: { status: 200, description: 'What is set', schema: vaultSchema(memberVaultKeys) },
  errors: [],
})
