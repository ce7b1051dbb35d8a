import { debtHelp } from './debt-help'

/** Somebody who helps for nothing. */
export interface FreeHelp {
  readonly name: string
  readonly url: string
  /** What they do, as the end of a sentence that begins with their name. */
  readonly does: string
}

/** Where a business that no facility fits gets help for nothing. Checked on 20 November 2026. */
export const businessHelp: readonly FreeHelp[] = [
  {
    // imsme.com.my/portal/faq: whoever finds no match is passed to the financial advisory team.
    name: 'imSME',
    url: 'https://imsme.com.my',
    does: 'of Credit Guarantee Corporation Malaysia: matches SMEs with banks, and its advisers coach whoever finds no match.',
  },
  {
    // Bank Negara Malaysia gave it the Small Debt Resolution Scheme on 1 September 2020.
    name: debtHelp.name,
    url: debtHelp.url,
    does: 'advises sole proprietors and SMEs, and works out with banks how debts can be repaid.',
  },
  {
    name: 'SME Corp Malaysia',
    url: 'https://www.smecorp.gov.my',
    does: 'tells businesses which programmes, grants and schemes are open to them.',
  },
]
