import { confirmOtpOperation, requestOtpConfirmOperation } from '@/lib/contract/calls/security'
import type { Contact } from '@/lib/domain/validation/contact'
import { kysely } from '@/lib/server/db/connection'
import { codeSentTo } from './joining'
import { bearer, type TestMember } from './member'
import { expectSuccess, send } from './provider'

/** Has a session prove long ago who its member is. */
export async function growOld(sessionId: string): Promise<void> {
  const db = await kysely()
  await db.updateTable('sessions').set({ authenticated_at: 1 }).where('id', '=', sessionId).execute()
}

/** Asks for a code to the member's own contact; what they type with it. */
export async function codeForOwn({ accessToken }: Pick<TestMember, 'accessToken'>, { kind, value }: Contact) {
  const answer = await send(requestOtpConfirmOperation, { headers: bearer(accessToken), body: { kind } })
  const { requestId } = (await expectSuccess(answer, requestOtpConfirmOperation)).data
  return { kind, requestId, code: await codeSentTo(value) }
}

/** Sends what a member typed to prove who they are. */
export function confirmBy({ accessToken }: Pick<TestMember, 'accessToken'>, body: object): Promise<Response> {
  return send(confirmOtpOperation, { headers: bearer(accessToken), body })
}
