import 'server-only'
import { brand } from '@/lib/brand'
import { confirmDays } from '@/lib/server/db/address-alert-repository'
import { type MessageText, type TextPlace, words } from './message-text'

interface AskedAlert {
  readonly product: string
  readonly path: string
  /** With which figures it is looked at; null where none is published. */
  readonly scenario: string | null
  readonly confirmKey: string
}

/** Asks an address to confirm that it wants to be told of a product. */
export function alertAsked({ product, path, scenario, confirmKey }: AskedAlert, { siteUrl }: TextPlace): MessageText {
  const confirm = `${siteUrl}/follow/${confirmKey}`
  return {
    subject: 'Please confirm: tell me when a product changes',
    paragraphs: [
      words(
        `This address was entered on ${brand.name} to be told when ${product} changes${scenario === null ? '' : ` (${scenario})`}. We write when its figure changes, a week before its offer ends, and when another product clearly beats it.`,
      ),
      {
        kind: 'link',
        words: `Nothing is sent before you confirm. The link works for ${confirmDays} days:`,
        label: 'Confirm my address',
        href: confirm,
      },
      {
        kind: 'link',
        words: 'If that was not you, do nothing: the address is then erased. This is what was asked about:',
        label: 'See the product',
        href: `${siteUrl}${path}`,
      },
    ],
    sms: `${brand.name}: confirm your alert: ${confirm}`,
  }
}
