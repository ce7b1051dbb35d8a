import 'server-only'
import { categoryOf } from '@/lib/domain/categories/registry'
import { productHref } from '@/lib/domain/list/list-view'
import { addressAlertConsent } from '@/lib/domain/messages/address-alert-consent'
import type { Product } from '@/lib/domain/products/product'
import type { Email } from '@/lib/domain/validation/email'
import { withQuery } from '@/lib/domain/values/query-params'
import { subjectText } from '@/lib/server/services/clicks/interest'
import { uuidV7 } from '@/lib/server/services/keys/uuid-v7'
import { sealedMessage } from '@/lib/server/services/messages/messages'
import { hashToken, randomToken } from '@/lib/server/services/sessions/tokens'
import { type AlertDeps, lookAt, printFigure } from './alerts'
import { parseQuestion, printQuestion } from './question'

/**
 * Keeps what an address (already checked and lower-cased) asks about a product, in the case that a page's query says, and sends it the link that confirms
 * it; durable when it resolves. Does nothing, and says the same, where the address follows the product or may ask for no more.
 */
export async function askByAddress(deps: AlertDeps, product: Product, email: Email, said: string): Promise<void> {
  const { messages } = deps
  const { query, figure, rival } = lookAt(product, { ...parseQuestion(null), query: said }, deps)
  const [confirmKey, removalKey] = [randomToken(messages.random), randomToken(messages.random)]
  const asked = {
    id: uuidV7(messages.clock, messages.random),
    email,
    subject: subjectText(product),
    figure: figure && printFigure({ ...figure, beatenBy: rival?.gain ?? null }),
    question: printQuestion({ ...parseQuestion(null), query }),
    removalKey,
    confirmDigest: hashToken(confirmKey),
    textVersion: addressAlertConsent.version,
    now: messages.clock.now(),
  }
  // Left to the outbox's timer: a message sent now would show in the time of the answer who is new.
  const isKept = await deps.addressAlerts.ask(
    asked,
    sealedMessage(messages, {
      kind: 'alert-asked',
      to: { kind: 'email', value: email },
      product: product.name,
      path: withQuery(productHref(categoryOf(product.category), product), query),
      scenario: figure === null ? null : figure.scenario,
      confirmKey,
    }),
  )
  deps.log.info('alert.asked-by-address', { isKept })
}

/** Confirms the address of a key. False for a key that nothing is kept under, or not any more. */
export async function confirmAddress(deps: AlertDeps, key: string): Promise<boolean> {
  const known = await deps.addressAlerts.confirm(hashToken(key), deps.messages.clock.now())
  deps.log.info('alert.address-confirmed', { known })
  return known
}
