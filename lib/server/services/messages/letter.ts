import 'server-only'
import { assertNever } from '@/lib/domain/values/assert-never'
import type { ClaimedMessage } from '@/lib/server/db/outbox-repository'
import { openData } from '@/lib/server/services/keys/data-seal'
import type { SealingKey } from '@/lib/server/services/keys/sealing-keys'
import type { Sms } from './carrier'
import { type Mail, mailOf } from './mail'
import { type Message, parseMessage } from './message'
import { accountClosing } from './message-texts/account-closing'
import { accountMade } from './message-texts/account-made'
import { accountOpenedAgain } from './message-texts/account-opened-again'
import { alertAsked } from './message-texts/alert-asked'
import { alertsOfTheWeek, weekEnd } from './message-texts/alerts-of-the-week'
import { campaignEnds, campaignKept } from './message-texts/campaign-reminder'
import { codeText } from './message-texts/code-text'
import { contactAdded, contactChanged, contactRestored } from './message-texts/contact-changed'
import { contactReceived } from './message-texts/contact-received'
import { contactUs } from './message-texts/contact-us'
import type { MessageText, TextPlace } from './message-texts/message-text'
import { newSignIn } from './message-texts/new-sign-in'
import { newsletterWelcome } from './message-texts/newsletter-welcome'
import { passkeyChanged } from './message-texts/passkey-changed'
import { passwordChanged } from './message-texts/password-changed'
import { alertEnd, productAlert } from './message-texts/product-alert'
import { recoveryCodesChanged } from './message-texts/recovery-codes'
import { messagePlace } from './messages'

/** A message in the form in which its channel takes it away. */
export type Letter = { readonly channel: 'email'; readonly mail: Mail } | { readonly channel: 'sms'; readonly sms: Sms }

interface LetterDeps extends TextPlace {
  readonly keys: () => readonly SealingKey[]
}

/** What a message says, addressed; null when no key opens it. Throws when there are no keys to be had. */
export function letterOf(deps: LetterDeps, { id, content }: ClaimedMessage): Letter | null {
  const { siteUrl } = deps
  if (content.from === 'subscription') {
    const unsubscribeUrl = `${siteUrl}/unsubscribe/${content.unsubscribeKey}`
    const mail = mailOf(newsletterWelcome(unsubscribeUrl), { id, to: content.recipient, siteUrl, unsubscribeUrl })
    return { channel: 'email', mail }
  }
  const opened = openData(deps.keys(), messagePlace(id), content.sealed)
  if (opened === null) return null
  const message = parseMessage(opened)
  const text = textOf(message, deps)
  const to = message.to.value
  const unsubscribeUrl = endOf(message, deps)
  const files = message.kind === 'contact-us' ? message.files : []
  return message.to.kind === 'email'
    ? { channel: 'email', mail: mailOf(text, { id, to, siteUrl, unsubscribeUrl, files }) }
    : { channel: 'sms', sms: { id, to, text: text.sms } }
}

/** Where a mail program ends with one click what a member asked to be told; null for messages that nobody ends so. */
function endOf(message: Message, place: TextPlace): string | null {
  if (message.kind === 'alerts-of-the-week') return weekEnd(message, place)
  return 'removalKey' in message && 'source' in message ? alertEnd(message, place) : null
}

function textOf(message: Message, place: TextPlace): MessageText {
  switch (message.kind) {
    case 'code':
      return codeText(message.purpose, message.code, place)
    case 'password-changed':
      return passwordChanged(place)
    case 'new-sign-in':
      return newSignIn(message.device, message.at, place)
    case 'account-made':
      return accountMade(place)
    case 'contact-changed':
      return contactChanged(message.changed, message.undoKey, place)
    case 'contact-restored':
      return contactRestored(message.restored, place)
    case 'contact-added':
      return contactAdded(message.added, place)
    case 'account-opened-again':
      return accountOpenedAgain(place)
    case 'passkey-changed':
      return passkeyChanged(message, place)
    case 'recovery-codes':
      return recoveryCodesChanged(message, place)
    case 'account-closing':
      return accountClosing(message.erasesOn, place)
    case 'contact-us':
      return contactUs(message)
    case 'contact-received':
      return contactReceived(message, place)
    case 'alert-asked':
      return alertAsked(message, place)
    case 'product-alert':
    case 'offer-ends':
    case 'product-beaten':
      return productAlert(message, place)
    case 'alerts-of-the-week':
      return alertsOfTheWeek(message, place)
    case 'campaign-kept':
      return campaignKept(message, place)
    case 'campaign-ends':
      return campaignEnds(message, place)
    default:
      return assertNever(message)
  }
}
