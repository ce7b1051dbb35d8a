import * as z from 'zod'
import { makePasskey, provePasskey } from '@/lib/client/passkey'
import {
  addPasskeyOperation,
  confirmPasskeyOperation,
  passkeyCreationOperation,
  passkeyRequestOperation,
  removePasskeyOperation,
} from '@/lib/contract/calls/passkeys'
import { makeRecoveryOperation } from '@/lib/contract/calls/recovery'
import { type Change, saved } from './change'

/** Has the browser make a passkey, and keeps it. Rejects with NoPasskey too, as {@link confirmByPasskey}. */
export const addPasskey = z.object({}).transform(
  (): Change => async (ask) => {
    const { data } = await ask(passkeyCreationOperation, {})
    await ask(addPasskeyOperation, { body: await makePasskey(data) })
    return saved
  },
)

/** Makes recovery codes in place of those of before. */
export const makeRecovery = z.object({}).transform(
  (): Change => async (ask) => {
    const { data } = await ask(makeRecoveryOperation, {})
    return { kind: 'codes', codes: data.codes }
  },
)

/** Removes a passkey. */
export const removePasskey = z.object({ id: z.uuid() }).transform(
  (query): Change =>
    async (ask) => {
      await ask(removePasskeyOperation, { query })
      return saved
    },
)

/** Proves by a passkey who the member is. */
export const confirmByPasskey = z.object({}).transform(
  (): Change => async (ask) => {
    const { data } = await ask(passkeyRequestOperation, {})
    await ask(confirmPasskeyOperation, { body: await provePasskey(data) })
    return { kind: 'proved' }
  },
)
