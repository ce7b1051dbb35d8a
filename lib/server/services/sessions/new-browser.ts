import 'server-only'
import type { Contact } from '@/lib/domain/validation/contact'
import { verifiedContactsOf } from '@/lib/server/db/member-repository'
import { enqueueMessage, type MessageDeps } from '@/lib/server/services/messages/messages'
import type { Opening, TokenPair } from './session'
import { openSession, type SessionDeps } from './sessions'

export interface NewBrowserDeps extends SessionDeps {
  readonly messages: MessageDeps
}

/** Who is told of a sign-in: the contacts that did not take part in it, by mail where there is an address among them. */
function toBeTold(contacts: readonly Contact[], proved: Contact | null): readonly Contact[] {
  const others = contacts.filter(({ kind, value }) => kind !== proved?.kind || value !== proved.value)
  const mails = others.filter(({ kind }) => kind === 'email')
  return mails.length > 0 ? mails : others
}

/**
 * Opens a session, and tells its owner where the browser is none that they signed in from before: both or neither. `proved` is the contact
 * that a code was sent to, which needs no word of it; null for a sign-in by password. An account of which no browser is known yet has nothing
 * to tell one from.
 */
export async function openToldSession(
  deps: NewBrowserDeps,
  opening: Opening,
  proved: Contact | null,
): Promise<TokenPair & { readonly sessionId: string }> {
  const { messages, clock } = deps
  const { accountId, device } = opening
  let told = 0
  const opened = await openSession(deps, opening, async (transaction, browser) => {
    if (browser !== 'new') return
    const contacts = (await verifiedContactsOf(transaction, accountId)).map(({ contact }) => contact)
    for (const to of toBeTold(contacts, proved)) {
      await enqueueMessage(transaction, messages, { kind: 'new-sign-in', to, device, at: clock.now() })
      told += 1
    }
  })
  if (told > 0) messages.nudge()
  return opened
}
