import 'server-only'
import type { Recovery } from '@/lib/contract/entities/recovery'
import { newRecoveryCode, type RecoveryCode, recoveryCodes, recoveryCodeText } from '@/lib/domain/member/recovery-code'
import type { RecoveryRepository } from '@/lib/server/db/recovery-repository'
import { enqueueMessage } from '@/lib/server/services/messages/messages'
import { openToldSession } from '@/lib/server/services/sessions/new-browser'
import type { Opening, TokenPair } from '@/lib/server/services/sessions/session'
import type { SignInDeps } from '@/lib/server/services/sessions/sign-in'
import { hashToken } from '@/lib/server/services/sessions/tokens'

export interface RecoveryDeps extends SignInDeps {
  readonly recovery: RecoveryRepository
}

/** How many codes a member has left; null where none were ever made. */
export function recoveryOf({ recovery }: Pick<RecoveryDeps, 'recovery'>, accountId: string): Promise<Recovery> {
  return recovery.of(accountId)
}

/** Makes codes in place of those of before, as they are shown, and tells all contacts; durable when this resolves. They cannot be read again. */
export async function makeRecovery(deps: RecoveryDeps, accountId: string): Promise<readonly string[]> {
  const codes = Array.from({ length: recoveryCodes }, () => newRecoveryCode((length) => deps.random.bytes(length)))
  const digests = codes.map((code) => hashToken(code))
  await deps.recovery.put(accountId, digests, deps.clock.now(), async (transaction, contacts) => {
    for (const { contact: to } of contacts)
      await enqueueMessage(transaction, deps.messages, {
        kind: 'recovery-codes',
        to,
        change: 'made',
        left: codes.length,
      })
  })
  deps.messages.nudge()
  deps.log.info('recovery.made', { accountId })
  return codes.map(recoveryCodeText)
}

/** Signs in by a code, which is used up and told to all contacts; null for one that does not work, whatever the reason. */
export async function signInByRecovery(
  deps: RecoveryDeps,
  code: RecoveryCode,
  browser: Pick<Opening, 'device' | 'deviceKey'>,
): Promise<TokenPair | null> {
  const used = await deps.recovery.use(hashToken(code), deps.clock.now(), async (transaction, contacts, { left }) => {
    for (const { contact: to } of contacts)
      await enqueueMessage(transaction, deps.messages, { kind: 'recovery-codes', to, change: 'used', left })
  })
  if (used === null) {
    deps.log.info('sign-in.refused', { accountId: null })
    return null
  }
  deps.messages.nudge()
  const { accountId } = used
  const { sessionId, ...tokens } = await openToldSession(deps, { accountId, method: 'recovery', ...browser }, null)
  deps.log.info('sign-in.done', { accountId, sessionId })
  return tokens
}
