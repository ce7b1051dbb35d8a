import * as z from 'zod'
import { publicVaultKeys, vaultSchema } from '../entities/vault'
import { defineOperation } from '../operation'

/** The settings by name that anybody may read. */
export const vaultOperation = defineOperation({
  id: 'common-component/vault',
  method: 'GET',
  path: '/common-component/v1/public/vault',
  provenance: 'path only',
  summary: 'Settings of the app, by name',
  notes:
    'The oldest version of the app that still works with this provider, and where the app is. What is not set is left out.',
  auth: 'public',
  headers: 'plain',
  cache: 'public, max-age=300',
  request: z.object({}),
  success: { status: 200, description: 'What is set', schema: vaultSchema(publicVaultKeys) },
  errors: [],
})
