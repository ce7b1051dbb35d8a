import 'server-only'
import { brand } from '@/lib/brand'
import { assertNever } from '@/lib/domain/values/assert-never'
import { formatDate } from '@/lib/domain/values/iso-date'
import { formatRinggit, sen } from '@/lib/domain/values/money'
import type { AlertItem } from '../message'
import { type MessageText, type Paragraph, type TextPlace, words } from './message-text'

/** Where an alert is ended without an account: by hand, or by the one click of a mail program. */
export function alertEnd({ removalKey }: Pick<AlertItem, 'removalKey'>, { siteUrl }: TextPlace): string {
  return `${siteUrl}/alert/${removalKey}`
}

/** What an alert tells, with its source and the way to end it. */
export function productAlert(alert: AlertItem, place: TextPlace): MessageText {
  const { subject, sms, why } = newsOf(alert)
  const end = alertEnd(alert, place)
  return {
    subject,
    paragraphs: [
      words(`You asked to be told about changes of this product: ${alert.product}.`),
      ...newsParagraphs(alert, place),
      words(`You get this because ${why}. Providers cannot pay for these messages.`),
      {
        kind: 'link',
        words: 'No more about this product? You need no password:',
        label: 'Stop this alert',
        href: end,
      },
    ],
    sms: `${brand.name}: ${sms}. See your account. Stop: ${end}`,
  }
}

/** The news, where they were read and the page to look at. */
export function newsParagraphs(alert: AlertItem, { siteUrl }: TextPlace): readonly Paragraph[] {
  const { source, checkedOn, ownCase, path } = alert
  const { news, see = 'See the product' } = newsOf(alert)
  return [
    words(news),
    words(`Source: ${source}, which we checked on ${formatDate(checkedOn)}.`),
    {
      kind: 'link',
      words: `${ownCase ? '' : 'Your own figures may give another result. '}The page works it out for your case:`,
      label: see,
      href: `${siteUrl}${path}`,
    },
  ]
}

function newsOf(alert: AlertItem) {
  const { kind, name, scenario } = alert
  const withFigures = `${alert.ownCase ? 'for the case that you asked about' : 'with typical figures'}: ${scenario}`
  switch (kind) {
    case 'product-alert':
      return {
        subject: 'A product that you follow has changed',
        news: `Before: ${alert.before}. Now: ${alert.after} (${name}). Both ${withFigures}.${alert.back === null ? '' : ` ${alert.back}`}`,
        sms: 'a product that you follow has changed',
        why: 'the figure changed',
      }
    case 'offer-ends':
      return {
        subject: 'An offer that you follow ends soon',
        news: `Its offer ends on ${formatDate(alert.endsOn)}. Until then: ${alert.figure} (${name}), ${withFigures}. If you have it already, look at what it comes to afterwards.`,
        sms: 'an offer that you follow ends soon',
        why: 'the offer ends',
      }
    case 'product-beaten':
      return {
        subject: 'Another product beats the one that you follow',
        news: `${alert.other}: ${alert.otherFigure}. Yours: ${alert.figure} (${name}). That is ${alert.gap}, both ${withFigures}. Look at what moving costs before you move.`,
        sms: 'another product beats one you follow',
        why: `another product beats it by ${formatRinggit(sen(alert.least), 'whole')} or more`,
        see: 'Compare both',
      }
    default:
      return assertNever(kind)
  }
}
