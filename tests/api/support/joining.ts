import { preRegisterOperation, requestOtpOperation } from '@/lib/contract/calls/joining'
import type { JoiningPurpose, SentCode } from '@/lib/contract/entities/joining'
import type { Contact } from '@/lib/domain/validation/contact'
import { kysely } from '@/lib/server/db/connection'
import { env } from '@/lib/server/env'
import { runtime } from '@/lib/server/services/runtime'
import { beginJoining } from '@/lib/server/services/sessions/joinings'
import { hashToken } from '@/lib/server/services/sessions/tokens'
import { newestCode } from '../../factories/sent-codes'
import { signed } from './member'
import { expectSuccess, send } from './provider'

/** The key of a joining whose contact is verified, as its right code would have done. */
export async function verifiedKey(contact: Contact, purpose: JoiningPurpose = 'sign-in'): Promise<string> {
  const key = await beginJoining(runtime().joinings, { purpose, contact })
  const db = await kysely()
  await db.updateTable('joinings').set({ verified_at: Date.now() }).where('key_hash', '=', hashToken(key)).execute()
  return key
}

/** A joining that somebody begins by typing a contact. */
export async function begin(username: string, purpose: JoiningPurpose = 'sign-in'): Promise<string> {
  const body = { username, purpose }
  const answer = await send(preRegisterOperation, { headers: signed(), body })
  return (await expectSuccess(answer, preRegisterOperation)).data.key
}

/** Asks for a code on the way to an account. */
export async function askForCode(key: string, channel: string = 'email'): Promise<Response> {
  return send(requestOtpOperation, { headers: signed(), body: { key, channel } })
}

/** A joining with the code that was sent for it, as its owner reads it. */
export async function withCode({ value, kind }: Contact, purpose: JoiningPurpose = 'sign-in') {
  const key = await begin(value, purpose)
  const sent: SentCode = (
    await expectSuccess(await askForCode(key, kind === 'email' ? 'email' : 'sms'), requestOtpOperation)
  ).data
  return { key, requestId: sent.requestId, code: await codeSentTo(value) }
}

/** The code in the newest message to a contact, from the folder where messages are written without a server. */
export async function codeSentTo(value: string): Promise<string> {
  await runtime().outbox.run()
  return newestCode(env().DATA_DIR, value) ?? 'none was sent'
}
